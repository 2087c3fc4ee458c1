import * as say from '#words/boardFeeds.js'
import { aliasKey } from '#core/boards/seated-persons.ts'
import type { DeskBoards } from '#core/boards/desk-view.ts'
import { addressOfRound, sourceAddress, type SourceKind } from '#core/boards/sources.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { EnteredOutcome } from '#core/match/entered-result.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as boardSources from '../data/board-sources.ts'
import { publicAddress } from '../outgoing/public-address.ts'
import { askBoards } from '../rooms/boards/answer-boards.ts'
import type { Caller, SignedInCaller } from './caller.ts'
import { changeAtDesk } from './desk-change.ts'
import { enterResults } from './enter-results.ts'
import { badRequest, conflict, notFound, unavailable } from './refusal.ts'

/** The boards of an event as its desk sees them. */
export async function boardsAtDesk({ env }: Pick<Caller, 'env'>, id: string): Promise<DeskBoards> {
  const boards = await askBoards(env, id, { call: 'desk' })
  if (!boards) throw unavailable(say.roomBusy)
  return boards
}

/** Asks all sources at once, before the round too. */
export async function lookAtBoards({ env }: Pick<Caller, 'env'>, id: string): Promise<DeskBoards> {
  const boards = await askBoards(env, id, { call: 'look' })
  if (!boards) throw unavailable(say.roomBusy)
  return boards
}

/** Has the room read the sources, names and places again. */
export async function boardsChanged({ env }: Pick<Caller, 'env'>, id: string): Promise<void> {
  await askBoards(env, id, { call: 'expire' })
  await env.TournamentRoom.getByName(id).wake()
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Eight letters, as programs that push to Lichess expect. */
const newSourceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** The address as it is stored; throws 400 with the reason. */
function storedAddress(env: Caller['env'], kind: SourceKind, typed: string | undefined): string | null {
  if (kind === 'push') return null
  const address = sourceAddress(kind, typed ?? '')
  if (address === undefined) throw badRequest(ADDRESS_FORMS[kind])
  if (kind !== 'pgn') return address
  const allowed = publicAddress(addressOfRound(address, 1), env)
  if (!(allowed instanceof URL)) throw badRequest(allowed)
  return address
}

const ADDRESS_FORMS = {
  pgn: say.sourceAddressForm,
  liveChess: say.liveChessForm,
  lichess: say.lichessForm,
}

export async function addSource(
  caller: Caller,
  id: string,
  { kind, address }: { kind: SourceKind; address?: string | undefined },
): Promise<string> {
  const source = newSourceId()
  const stored = storedAddress(caller.env, kind, address)
  const isAdded = await boardSources.addSource(caller.db, id, { id: source, kind, address: stored, now: Date.now() })
  if (!isAdded) throw conflict(say.tooManySources)
  await boardsChanged(caller, id)
  return source
}

export async function changeSource(
  caller: Caller,
  id: string,
  {
    source,
    address,
    ...change
  }: { source: string; address?: string | undefined; isOn?: boolean | undefined; trustsBoards?: boolean | undefined },
): Promise<void> {
  const known = (await boardSources.listSources(caller.db, id)).find((one) => one.id === source)
  if (!known) throw notFound(say.sourceNotFound)
  const { isOn = known.isOn, trustsBoards = known.trustsBoards } = change
  const stored = address === undefined ? known.address : storedAddress(caller.env, known.kind, address)
  await boardSources.changeSource(caller.db, id, source, { isOn, trustsBoards, address: stored })
  await boardsChanged(caller, id)
}

/** Gives a game its pairing, and remembers what the source calls its players; without a pairing, takes that back. */
export async function assignBoard(
  caller: Caller,
  { id, round }: Snapshot,
  {
    aliases,
    no,
    ...game
  }: {
    source: string
    key: string
    no: number | null
    board: number
    game: number
    aliases: { name: string; no: number }[]
  },
): Promise<void> {
  if (no === null) await boardSources.unassign(caller.db, id, round, game)
  else await boardSources.assign(caller.db, id, round, { ...game, no })
  for (const alias of aliases) await boardSources.setAlias(caller.db, id, { ...alias, name: aliasKey(alias.name) })
  await boardsChanged(caller, id)
}

/** Enters proposed results as the desk saw them, as one change; throws 409 if the boards say something else by now. */
export async function takeResults(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { results, reason }: { results: { no: number; outcome: string }[]; reason?: string | undefined },
) {
  const { proposals, round } = await boardsAtDesk(caller, snapshot.id)
  const isSame = results.every(({ no, outcome }) => proposals.some((one) => one.no === no && one.outcome === outcome))
  if (!isSame) throw conflict(say.proposalsChanged, 'changed-since')
  if (snapshot.settings.competitors !== 'team') {
    const entered = results.map(({ no, outcome }) => ({
      match: pairingId(snapshot.id, round, no),
      outcome: outcome as EnteredOutcome,
    }))
    const { message, version, refused } = await enterResults(caller, snapshot, entered, reason)
    const [first] = refused
    if (first && refused.length === results.length) throw conflict(() => first.message)
    return { message, version }
  }
  let done: { message: string; version: number } | undefined
  for (const { no, outcome } of results)
    done = await changeAtDesk(caller, snapshot, { type: 'enterBoards', round, no, boards: outcome }, { reason })
  return done!
}
