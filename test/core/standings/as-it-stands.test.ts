import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Settings } from '#core/tournament/tournament.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { asItStands, presentSnapshot } from '#core/standings/as-it-stands.ts'
import { standings } from '#core/standings/table.ts'
import { cases } from '#test/support/audit.ts'
import { aSnapshot } from '#test/support/build.ts'
import { ALL_CODES, events } from './events.ts'

const RUNS = { numRuns: cases(40, 3000) }
vi.setConfig({ testTimeout: 30_000 })

const TEAMS = {
  competitors: 'team',
  gamePointTotal: 4,
  winReward: 2,
  drawReward: 1,
  displayPoints: 'match',
  tieBreaks: ['gamePoints'],
} satisfies Partial<Settings>

/** Four teams; round 1 is over, and round 2 has these results and points. */
const league = (outcomes: string, points: (number | null)[], facts: RoundColumns['facts'] = {}): Snapshot =>
  aSnapshot({
    players: ['Aare', 'Birs', 'Cher', 'Doubs'],
    settings: TEAMS,
    rounds: [
      { white: [0, 1], black: [3, 2], outcomes: '1010', points: [6, 2, 5, 3] },
      { white: [0, 2], black: [1, 3], outcomes, points, facts },
    ],
  })

const table = (snapshot: Snapshot) =>
  standings(snapshot, 2).rows.map(
    ({ player, rank, score }) => `${rank} ${snapshot.players.firstName[player]} ${score / 2}`,
  )

test('a running match gives the points of its present score, a finished one those of its result', () => {
  const stands = asItStands(league('  10', [1, 5, 5, 3]))!
  expect(table(stands.snapshot)).toEqual(['1 Birs 4', '2 Cher 2', '3 Aare 2', '4 Doubs 0'])
  expect(stands).toMatchObject({ round: 2, finished: 1, of: 2 })
  expect(Object.fromEntries(stands.running)).toEqual({
    0: { result: 'trailing', points: [1, 5], decided: 'lost' },
    1: { result: 'leading', points: [5, 1], decided: 'won' },
  })
})

test('a level score counts as a draw, and nobody has won yet', () => {
  const stands = asItStands(league('    ', [3, 3, null, null]))!
  expect(table(stands.snapshot)).toEqual(['1 Aare 3', '2 Birs 3', '3 Cher 0', '4 Doubs 0'])
  expect(stands.running.get(0)).toEqual({ result: 'level', points: [3, 3] })
  expect(stands.running.has(2)).toBe(false)
})

test('a match in which no game has finished does not count', () => {
  const stands = asItStands(league('10  ', [6, 2, 0, 0]))!
  expect([...stands.running]).toEqual([])
  expect(stands).toMatchObject({ finished: 1, of: 2 })
})

test('a running single game does not count, because its result is unknown', () => {
  const open = aSnapshot({ players: ['A', 'B', 'C', 'D'], rounds: ['1-2 1, 3-4 '] })
  const stands = asItStands(open)!
  expect(stands).toMatchObject({ round: 1, finished: 1, of: 2 })
  expect(stands.snapshot).toBe(open)
})

test('byes and aborted matches are not among the matches of the round', () => {
  const columns = { white: [0, 2, 4], black: [1, 3, -1], outcomes: '10  U ', facts: { 1: { aborted: true as const } } }
  const waiting = aSnapshot({ players: ['A', 'B', 'C', 'D', 'E'], rounds: [columns] })
  expect(asItStands(waiting)).toBeUndefined()
  const running = aSnapshot({ players: ['A', 'B', 'C', 'D', 'E'], rounds: [{ ...columns, facts: {} }] })
  expect(asItStands(running)).toMatchObject({ finished: 1, of: 2 })
})

test('a drawn round has not begun before a game is finished', () => {
  expect(asItStands(league('    ', [null, null, null, null]))).toBeUndefined()
})

test('after the last result nothing is running', () => {
  expect(asItStands(league('1001', [6, 2, 1, 7]))).toBeUndefined()
  expect(asItStands({ ...league('  10', [1, 5, 5, 3]), active: false })).toBeUndefined()
})

test('only the table of the running round counts running matches', () => {
  const running = league('  10', [1, 5, 5, 3])
  expect(presentSnapshot(running, 1)).toBe(running)
  expect(presentSnapshot(running, 2)).toBe(asItStands(running)!.snapshot)
})

test('readers who hide results get nothing of a running round', () => {
  const hiding = spoilerFree(league('  10', [1, 5, 5, 3]), { rounds: [1], games: [], pairedTo: 2 })
  expect(asItStands(hiding)).toBeUndefined()
})

const withLast = (snapshot: Snapshot, round: RoundColumns): Snapshot => ({
  ...snapshot,
  rounds: [...snapshot.rounds.slice(0, -1), round],
})

/** Events of teams whose last round has running matches with a score. */
const runningEvents = () =>
  events({ pairings: ['10', '01', '==', '  '], settings: TEAMS }).chain((snapshot) =>
    fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 5, maxLength: 5 }).map((scores): Snapshot => {
      const { rounds } = snapshot
      const last = rounds.at(-1)
      if (!last) return snapshot
      const open = last.white.map((_, at) => last.outcomes.slice(2 * at, 2 * at + 2) === '  ' && last.black[at]! >= 0)
      const points = open.flatMap((isOpen, at) => (isOpen ? scores[at]! : [null, null]))
      return withLast(snapshot, { ...last, points })
    }),
  )

const everything = (snapshot: Snapshot) => standings(snapshot, snapshot.rounds.length, ALL_CODES).rows

test('the standings as they stand are the official ones of a round that ended with the present scores', () => {
  fc.assert(
    fc.property(runningEvents(), (snapshot) => {
      const stands = asItStands(snapshot)
      if (!stands) return
      const last = snapshot.rounds.at(-1)!
      const outcomes = last.white.map((_, at) => {
        const [white, black] = [last.points![2 * at] ?? 0, last.points![2 * at + 1] ?? 0]
        const isRunning = white + black > 0
        return isRunning
          ? white > black
            ? '10'
            : white < black
              ? '01'
              : '=='
          : last.outcomes.slice(2 * at, 2 * at + 2)
      })
      const ended = withLast(snapshot, { ...last, outcomes: outcomes.join('') })
      expect(everything(stands.snapshot)).toEqual(everything(ended))
      if (stands.running.size === 0) expect(everything(stands.snapshot)).toEqual(everything(snapshot))
    }),
    RUNS,
  )
})

test('every leading side has the points of a win, every trailing side those of a loss, and all others what they had', () => {
  fc.assert(
    fc.property(runningEvents(), (snapshot) => {
      const stands = asItStands(snapshot)
      if (!stands) return
      const before = new Map(standings(snapshot, stands.round).rows.map(({ player, score }) => [player, score]))
      const worth = { leading: 4, level: 2, trailing: 0 }
      for (const { player, score } of standings(stands.snapshot, stands.round).rows) {
        const entry = stands.running.get(player)
        expect(score - before.get(player)!).toBe(entry ? worth[entry.result] : 0)
      }
    }),
    RUNS,
  )
})

test('a team that scores one more game point never falls in the standings', () => {
  fc.assert(
    fc.property(runningEvents(), fc.nat(4), (snapshot, at) => {
      const last = snapshot.rounds.at(-1)
      const stands = asItStands(snapshot)
      const side = last?.white[at]
      if (!stands || side === undefined || !stands.running.has(side)) return
      const points = last!.points!.with(2 * at, last!.points![2 * at]! + 2)
      const later = withLast(snapshot, { ...last!, points })
      const codes = ['MPTS', 'gamePoints']
      const rank = (of: Snapshot) =>
        standings(presentSnapshot(of, stands.round), stands.round, codes).rows.find(({ player }) => player === side)!
          .rank
      expect(rank(later)).toBeLessThanOrEqual(rank(snapshot))
    }),
    RUNS,
  )
})
