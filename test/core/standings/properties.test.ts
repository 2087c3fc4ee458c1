import fc from 'fast-check'
import { Results, Tiebreak, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak'
import { expect, test, vi } from 'vitest'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { field } from '#core/standings/field.ts'
import { standings, type StandingsTable } from '#core/standings/table.ts'
import { parseTieBreak } from '#core/standings/tie-breaks.ts'
import { ALL_CODES, events } from './events.ts'
import { cases } from '#test/support/audit.ts'

const RUNS = { numRuns: cases(40, 3000) }
vi.setConfig({ testTimeout: 30_000 })
const all = (snapshot: Snapshot, round = snapshot.rounds.length): StandingsTable =>
  standings(snapshot, round, ALL_CODES)

test('every code of these tests is a tie-break', () => {
  expect(ALL_CODES.filter((code) => !parseTieBreak(code))).toEqual([])
})

test('each competitor is listed once; ranks begin at one in each pool, and are shared exactly if nothing differs', () => {
  fc.assert(
    fc.property(events(), fc.constantFrom(['PTS'], ['PTS', 'BH'], ALL_CODES), (snapshot, codes) => {
      const { rows } = standings(snapshot, snapshot.rounds.length, codes)
      expect(rows.map(({ player }) => player).toSorted((a, b) => a - b)).toEqual(snapshot.players.no.map((_, at) => at))
      rows.forEach((row, at) => {
        const above = rows[at - 1]
        if (above?.pool !== row.pool) return expect(row.rank).toBe(1)
        const place = rows.slice(0, at).filter(({ pool }) => pool === row.pool).length + 1
        expect(row.rank).toBe(JSON.stringify(above.values) === JSON.stringify(row.values) ? above.rank : place)
      })
    }),
    RUNS,
  )
})

test('in a pool no competitor is above one who is better on the first criterion that differs', () => {
  fc.assert(
    fc.property(events(), (snapshot) => {
      const { columns, rows } = all(snapshot)
      rows.slice(1).forEach((row, at) => {
        const above = rows[at]!
        const first = columns.findIndex((_, column) => !Object.is(row.values[column], above.values[column]))
        if (first < 0 || above.pool !== row.pool || Number.isNaN(row.values[first])) return
        const better = columns[first]!.fewerIsBetter ? -1 : 1
        expect((above.values[first]! - row.values[first]!) * better).toBeGreaterThan(0)
      })
    }),
    RUNS,
  )
})

test('figures are integers, or undefined', () => {
  fc.assert(
    fc.property(events(), (snapshot) => {
      const figures = all(snapshot).rows.flatMap(({ values }) => values)
      expect(figures.filter((figure) => !Number.isInteger(figure) && !Number.isNaN(figure))).toEqual([])
    }),
    RUNS,
  )
})

test('standings after a round do not depend on later rounds', () => {
  fc.assert(
    fc.property(events(), fc.nat(6), (snapshot, round) => {
      const then = {
        ...snapshot,
        rounds: snapshot.rounds.slice(0, round),
        bonuses: snapshot.bonuses.filter((bonus) => bonus.round <= round),
      }
      expect(all(snapshot, round).rows).toEqual(all(then, round).rows)
    }),
    RUNS,
  )
})

function reordered({ white, black, outcomes }: RoundColumns, by: number[]): RoundColumns {
  const pairings = white.map((_, at) => at).toSorted((a, b) => (by[a] ?? 0) - (by[b] ?? 0))
  return {
    white: pairings.map((at) => white[at]!),
    black: pairings.map((at) => black[at]!),
    outcomes: pairings.map((at) => outcomes.slice(2 * at, 2 * at + 2)).join(''),
  }
}

test('the order in which results come in does not matter', () => {
  fc.assert(
    fc.property(events(), fc.array(fc.nat(99), { minLength: 9, maxLength: 9 }), (snapshot, by) => {
      const rounds = snapshot.rounds.map((round) => reordered(round, by))
      expect(all({ ...snapshot, rounds }).rows).toEqual(all(snapshot).rows)
    }),
    RUNS,
  )
})

test('the order in which players are entered does not matter', () => {
  fc.assert(
    fc.property(events(), fc.array(fc.nat(99), { minLength: 9, maxLength: 9 }), (snapshot, by) => {
      const entered = snapshot.players.no.map((_, at) => at).toSorted((a, b) => by[a]! - by[b]!)
      const now = new Map(entered.map((before, at) => [before, at]))
      const move = (player: number): number => now.get(player) ?? -1
      const moved = <Value>(column: Value[]): Value[] => entered.map((before) => column[before]!)
      const { players } = snapshot
      const other: Snapshot = {
        ...snapshot,
        players: {
          no: moved(players.no),
          firstName: moved(players.firstName),
          lastName: moved(players.lastName),
          rating: moved(players.rating),
          nationality: moved(players.nationality),
          pool: moved(players.pool!),
        },
        rounds: snapshot.rounds.map((round) => ({
          ...round,
          white: round.white.map(move),
          black: round.black.map(move),
        })),
        bonuses: snapshot.bonuses.map((bonus) => ({ ...bonus, player: move(bonus.player) })),
      }
      expect(all(other).rows).toEqual(all(snapshot).rows.map((row) => ({ ...row, player: move(row.player) })))
    }),
    RUNS,
  )
})

const WORTH: Record<string, number> = { 1: 2, W: 2, '+': 2, U: 2, F: 2, '=': 1, D: 1, H: 1 }

test('the scores add up to the points given', () => {
  fc.assert(
    fc.property(events(), (snapshot) => {
      const last = snapshot.rounds.length
      const letters = Array.from(snapshot.rounds.map(({ outcomes }) => outcomes).join(''))
      const bonuses = snapshot.bonuses.filter(({ round }) => round <= last)
      const given = letters.reduce((sum, letter) => sum + (WORTH[letter] ?? 0), 0)
      const seen = field(snapshot, last)
      const sum = (points: Int32Array): number => points.reduce((sum, each) => sum + each, 0)
      expect(sum(seen.match.total)).toBe(bonuses.reduce((sum, { MP }) => sum + MP, given))
      expect(sum(seen.game.total)).toBe(bonuses.reduce((sum, { GP }) => sum + GP, given))
    }),
    RUNS,
  )
})

test('a result that is changed and changed back leaves the standings as they were', () => {
  fc.assert(
    fc.property(events(), fc.nat(), fc.constantFrom('10', '--', '  '), (snapshot, where, result) => {
      const before = all(snapshot).rows
      const round = snapshot.rounds[where % Math.max(1, snapshot.rounds.length)]
      if (!round) return
      const { outcomes } = round
      const at = 2 * (where % round.white.length)
      round.outcomes = outcomes.slice(0, at) + result + outcomes.slice(at + 2)
      all(snapshot)
      round.outcomes = outcomes
      expect(all(snapshot).rows).toEqual(before)
    }),
    RUNS,
  )
})

/** The event as input of npm `tiebreak`. */
function theirs({ rounds }: Snapshot): Results {
  const points = (letter: string): 0 | 0.5 | 1 => (letter === '1' ? 1 : letter === '=' ? 0.5 : 0)
  return new Results(
    TournamentType.SWISS,
    rounds.map(({ white, black, outcomes }) => ({
      pairings: white.flatMap((player, at) =>
        black[at]! < 0
          ? []
          : {
              white: player,
              black: black[at]!,
              scoreWhite: points(outcomes[2 * at]!),
              scoreBlack: points(outcomes[2 * at + 1]!),
              forfeited: false,
            },
      ),
      pairingAllocatedByes: white.filter((_, at) => outcomes[2 * at] === 'U'),
      halfPointByes: white.filter((_, at) => outcomes[2 * at] === 'H'),
    })),
  )
}

test('without forfeits and medians the older edition agrees with npm tiebreak', () => {
  const plain = events({ pairings: ['10', '01', '=='], byes: ['U', 'H', 'Z'], settings: { edition: 2024 } })
  const codes = ['PTS', 'BH', 'BH/C1', 'BH/C2']
  const keys = [Tiebreak.SCORE, Tiebreak.BUCHHOLZ, Tiebreak.BUCHHOLZ_CUT1, Tiebreak.BUCHHOLZ_CUT2]
  fc.assert(
    fc.property(plain, (event) => {
      const snapshot = { ...event, bonuses: [] }
      const last = snapshot.rounds.length
      // npm `tiebreak` cuts two rounds by dropping the last two of a list, so it needs at least two.
      fc.pre(last >= 2)
      const tiebreaker = new Tiebreaker(theirs(snapshot), UnplayedRoundsAdjustment.FIDE_2023)
      const { columns, rows } = standings(snapshot, last, codes)
      for (const { player, values } of rows) {
        const ours = values.map((value, at) => value / columns[at]!.divisor)
        expect(ours).toEqual(keys.map((key) => tiebreaker.tiebreak(key, player, last)))
      }
    }),
    RUNS,
  )
})
