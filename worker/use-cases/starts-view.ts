import * as say from '#words/starts.js'
import { isActive, type StartState } from '#core/chess-site/game-start.ts'
import { lichessClock } from '#core/chess-site/start-clock.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { status } from '#core/match/status.ts'
import * as gameStarts from '../data/game-starts.ts'
import type { GameStart } from '../data/game-starts.ts'
import type { PairedAccounts } from '../data/paired-accounts.ts'
import { starterToken } from '../rooms/starts/token.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { startRefusal } from './game-starts.ts'
import { loadRole, type LoadedPairing } from './pairing-role.ts'
import { BULK_SCOPE } from '../data/lichess-tokens.ts'
import { listPaired } from '../data/paired-accounts.ts'

/** What the desk shows of a board: of the start, or of the linked game. */
const DESK_STATES = ['none', 'scheduled', 'over', 'linked'] as const
type DeskState = StartState | (typeof DESK_STATES)[number]

/** The boards of a round, and how far their games on Lichess are. */
export async function startsAtDesk(caller: SignedInCaller, snapshot: Snapshot, asked: number | undefined) {
  const { db, env, user } = caller
  const round = asked ?? snapshot.round
  const now = Date.now()
  const isTeam = snapshot.settings.competitors === 'team'
  const [paired, starts, token] = await Promise.all([
    isTeam ? [] : listPaired(db, snapshot.id, round, now),
    gameStarts.listStarts(db, snapshot.id, round),
    starterToken(env, db, user.id, BULK_SCOPE, now),
  ])
  const byNo = new Map(starts.map((start) => [start.matchNo, start]))
  const accounts = new Map(paired.map((one) => [one.no, one]))
  return inLanguageOf(caller, () => ({
    round,
    refusal: startRefusal(snapshot, round) ?? null,
    clock: lichessClock(snapshot.settings.timeControl) ?? null,
    mayCreateMany: token !== undefined,
    boards: pairings(snapshot, round).flatMap((pairing) => {
      const known = accounts.get(pairing.no)
      return known ? [boardOf(snapshot, pairing, known, byNo.get(pairing.no), now)] : []
    }),
  }))
}

function boardOf(
  snapshot: Snapshot,
  pairing: Pairing,
  { accounts: [white, black], isOpen }: PairedAccounts,
  start: GameStart | undefined,
  now: number,
) {
  const state = stateOf(pairing, start, now)
  const fault = start?.state === 'failed' && isOpen ? start.fault : null
  const hasLinks = start?.way === 'links' && state === 'created' && start.siteId !== null
  return {
    no: pairing.no,
    board: pairing.board,
    white: distinctName(snapshot, pairing.white),
    black: distinctName(snapshot, pairing.black),
    whiteNo: snapshot.players.no[pairing.white]!,
    blackNo: snapshot.players.no[pairing.black]!,
    whiteAccount: white.name,
    blackAccount: black.name,
    mayBegin: white.isConsenting && black.isConsenting,
    isOpen,
    state,
    fault: fault && say.fault({ fault }),
    hint: fault && say.faultHint({ fault }),
    link: pairing.facts.link ?? null,
    whiteLink: hasLinks ? ownLink(start, 'w') : null,
    blackLink: hasLinks ? ownLink(start, 'b') : null,
    pairAt: start && isActive(start.state) ? start.pairAt : null,
    expiresAt: start && (hasLinks || start.worksOn) ? start.expiresAt : null,
    worksOn: start?.worksOn === true && start.expiresAt !== null && start.expiresAt > now,
    whiteSeen: awaits(state) ? (start?.whiteSeen ?? null) : null,
    blackSeen: awaits(state) ? (start?.blackSeen ?? null) : null,
  }
}

const awaits = (state: DeskState): boolean => state === 'created' || state === 'scheduled' || state === 'opened'

function stateOf({ facts }: Pairing, start: GameStart | undefined, now: number): DeskState {
  const at = status(facts, now)
  if (at === 'confirmed' || at === 'finished') return 'over'
  if (start?.state === 'created' && start.way === 'bulk') return 'scheduled'
  if (start && isActive(start.state)) return start.state
  if (facts.link !== undefined)
    return start?.state === 'playing' || start?.state === 'unplayed' ? start.state : 'linked'
  // The link was removed since.
  return start === undefined || start.state === 'playing' ? 'none' : start.state
}

const ownLink = ({ siteId }: GameStart, colour: 'w' | 'b'): string =>
  `https://lichess.org/${siteId}?color=${colour === 'w' ? 'white' : 'black'}`

export interface OwnStart {
  state: StartState | 'scheduled' | null
  colour: 'w' | 'b' | null
  account: string | null
  link: string | null
  pairAt: number | null
  expiresAt: number | null
}

const NO_START: OwnStart = { state: null, colour: null, account: null, link: null, pairAt: null, expiresAt: null }

/** A player’s own way into their game on Lichess; null for everybody else, and before it was asked for. */
export async function ownStart(caller: SignedInCaller, match: LoadedPairing): Promise<OwnStart> {
  const { snapshot, pairing } = match
  if (snapshot.settings.competitors === 'team') return NO_START
  const { side } = await loadRole(caller, match)
  const start =
    side && (await gameStarts.findStart(caller.db, snapshot.id, { round: pairing.round, matchNo: pairing.no }))
  if (!side || !start || !isActive(start.state) || start.state === 'cancelling') return NO_START
  const isScheduled = start.way === 'bulk' && start.state === 'created'
  return {
    state: isScheduled ? 'scheduled' : start.state,
    colour: side,
    account: side === 'w' ? start.white : start.black,
    link:
      start.siteId === null || isScheduled
        ? null
        : start.way === 'links'
          ? ownLink(start, side)
          : `https://lichess.org/${start.siteId}`,
    pairAt: start.pairAt,
    expiresAt: start.expiresAt,
  }
}
