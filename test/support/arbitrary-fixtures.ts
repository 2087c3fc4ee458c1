import fc from 'fast-check'
import { withMinis } from '#core/match/fixture-state.ts'
import { emptyMini, type Mini } from '#core/match/mini.ts'
import { outcomeOfPoints } from '#core/match/scores.ts'
import { pairingState, withPairingState } from '#core/snapshot/pairing-state.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { FIXTURE_SCORINGS, type ForfeitBoardPoints, type Segment } from '#core/tournament/segments.ts'
import type { TieBreakCode } from '#core/tournament/tie-break-codes.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { snapshots } from './arbitrary.ts'

const SEGMENTS: Segment[] = [
  { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 },
  { label: 'Blitz', timeClass: 'blitz', minBoards: 5, maxBoards: 20, gamesPerBoard: 1 },
]

const rules = fc.record({
  segments: fc.constant(SEGMENTS),
  competitors: fc.constant('team' as const),
  fixtureScoring: fc.constantFrom(...FIXTURE_SCORINGS),
  forfeitBoardPoints: fc.constantFrom<ForfeitBoardPoints[]>('none', 'minimum', 7.5),
  tieBreaks: fc.constant<TieBreakCode[]>(['EDE', 'gamePoints']),
})

/** A match with points, a forfeit, one that runs, or one with a link only. */
const miniOf = (k: number): fc.Arbitrary<Mini> =>
  fc.oneof(
    fc.tuple(fc.nat({ max: 10 }), fc.nat({ max: 10 })).map(([first, second]) => ({
      ...emptyMini(k),
      points: [first, second] as [number, number],
      outcome: outcomeOfPoints([first, second]),
    })),
    fc.constantFrom('+-', '-+', '--').map((outcome) => ({ ...emptyMini(k), outcome })),
    fc.nat({ max: 6 }).map((first) => ({
      ...emptyMini(k),
      points: [first, 3] as [number, number],
      games: '1001',
      facts: { bodyStatus: 'in_progress', boards: 5, startTime: 1000 * k },
    })),
    fc.constant({
      ...emptyMini(k),
      minBoards: 3,
      facts: { link: `https://www.chess.com/club/matches/live/${k}`, linkSource: 'chessCom' as const },
    }),
  )

/** A random team league whose fixtures are two matches. */
export const fixtureSnapshots: fc.Arbitrary<Snapshot> = fc
  .tuple(snapshots, rules, miniOf(1), miniOf(2), fc.integer({ min: 1, max: 3 }))
  .map(([snapshot, given, rapid, blitz, every]) => {
    const settings: Settings = { ...snapshot.settings, ...given }
    const scored = (round: RoundColumns): RoundColumns =>
      round.black.reduce(
        (all, black, at) =>
          black < 0 || at % every > 0
            ? all
            : withPairingState(all, at, withMinis(pairingState(all, at), [rapid, blitz], settings)),
        round,
      )
    return { ...snapshot, settings, rounds: snapshot.rounds.map(scored) }
  })
