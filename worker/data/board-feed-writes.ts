import type { Act } from '#core/changes/act.ts'
import { matchEvents } from '#core/match/match-events.ts'
import { changedState, type PairingChange, type PairingState } from '#core/match/pairing-state.ts'
import { matchRecord, pairingSlice, type PairedPlayers, type SliceOf } from '#core/snapshot/slice.ts'
import type { BoardGame } from '#core/snapshot/individual.ts'
import { digest } from '../secrets/token.ts'
import type { CommittedChange } from './change-draft.ts'
import { commit, saveSighting } from './commit.ts'
import type { Db } from './db.ts'
import { saveGames } from './results.ts'

/** A pairing as it is known: a write is refused if it has changed by then. */
export interface KnownPairing {
  tournament: SliceOf
  pairing: PairedPlayers
  before: PairingState
}

/** Notes facts about a pairing that boards in the hall show, such as that its game began. */
export async function notePlay(
  db: Db,
  { tournament, pairing, before }: KnownPairing,
  facts: PairingChange['facts'] & object,
): Promise<CommittedChange | undefined> {
  const change = { facts }
  return saveSighting(db, {
    tournament: tournament.id,
    before: matchRecord(pairing, before),
    after: matchRecord(pairing, changedState(before, change)),
    events: matchEvents(pairing, before, change),
    also: () => [],
  })
}

/** Saves the moves of finished games; viewers are told that the pairing’s games have changed. */
export async function saveMoves(
  db: Db,
  { tournament, pairing, before }: KnownPairing,
  games: BoardGame[],
): Promise<CommittedChange | undefined> {
  const { round, no } = pairing
  const row = matchRecord(pairing, before)
  return saveSighting(db, {
    tournament: tournament.id,
    before: row,
    after: row,
    events: [{ type: 'match', r: round, n: no }],
    also: (landed) => [
      saveGames(
        tournament.id,
        { round, no },
        games.map(({ whiteIndividual = null, blackIndividual = null, ...game }) => ({
          ...game,
          whiteIndividual,
          blackIndividual,
        })),
        landed,
      ),
    ],
  })
}

/** Enters a result that boards report, where the event takes such results. */
export async function enterBoardResult(
  db: Db,
  { tournament, pairing, before }: KnownPairing,
  change: PairingChange,
  now: number,
): Promise<CommittedChange | undefined> {
  const { round, no } = pairing
  const act: Act = { type: 'setResult', round, no, change }
  const key = await digest(JSON.stringify(['boards', round, no, before, change]))
  const slice = pairingSlice(tournament, pairing, before)
  const result = await commit(db, slice, [act], { by: null, source: 'boards', key, now })
  return 'version' in result ? result : undefined
}
