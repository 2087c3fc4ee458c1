import { expect, test } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { divisionOddsRow } from '#core/rows/season-odds.ts'
import { divisionOdds, type DivisionOdds } from '#core/season/odds.ts'
import type { MatchChances } from '#core/season/fixture-ends.ts'
import type { SeasonQuestion, Zones } from '#core/season/zones.ts'
import { needText } from '#web/parts/season-odds/need-text.ts'
import { afterRemoval, CLUBS, division, miniOf, withMatches } from '#test/support/worked-league.ts'

const TOP: Zones = { isTop: true, up: 0, down: 2, playoffUp: 0, playoffDown: 0 }
const SECOND: Zones = { isTop: false, up: 2, down: 0, playoffUp: 0, playoffDown: 0 }

/** Each match is won, drawn or lost by one point with 40, 20 and 40 %. */
const NARROW: MatchChances = ({ games }) => {
  const chances = Array.from({ length: 2 * games + 1 }, () => 0)
  chances[games - 1] = 0.4
  chances[games] = 0.2
  chances[games + 1] = 0.4
  return chances
}

const oddsOf = (snapshot: Snapshot, zones: Zones): DivisionOdds =>
  divisionOdds(snapshot, zones, { chancesOf: NARROW }) as DivisionOdds

function shares(snapshot: Snapshot, zones: Zones, question: SeasonQuestion): Record<string, number> {
  const { teams } = oddsOf(snapshot, zones)
  const named = teams.map(({ team, chances }) => [snapshot.players.firstName[team]!, chances[question]!.share] as const)
  return Object.fromEntries(
    named.filter(([, share]) => share > 0).map(([name, share]) => [name, Number(share.toFixed(12))]),
  )
}

const exactly = (parts: Record<string, [number, number]>): Record<string, number> =>
  Object.fromEntries(Object.entries(parts).map(([name, [part, all]]) => [name, Number((part / all).toFixed(12))]))

test('after round 4 the chances of division B are those of all last rounds', () => {
  const removed = afterRemoval(division('B', {}, 4))
  expect(shares(removed, SECOND, 'up')).toEqual(
    exactly({ Gorse: [48, 625], Hazel: [1, 1], Ivy: [672, 15625], Juniper: [13753, 15625] }),
  )
  expect(shares(division('B', {}, 4), SECOND, 'up')).toEqual(
    exactly({ Gorse: [14153, 15625], Hazel: [1, 1], Ivy: [336, 15625], Juniper: [1136, 15625] }),
  )
})

test('after round 4 the chances of division A are those of all last rounds', () => {
  const snapshot = division('A', {}, 4)
  expect(shares(snapshot, TOP, 'down')).toEqual(exactly({ Cedar: [609, 625], Dale: [16, 625], Fir: [1, 1] }))
  expect(shares(snapshot, TOP, 'title')).toEqual(exactly({ Ash: [17, 25], Elm: [8, 25] }))
  expect(oddsOf(snapshot, TOP).method).toEqual({ ways: 125 })
})

test('a chance is settled only where scores alone settle it', () => {
  const settled = (snapshot: Snapshot, zones: Zones, question: SeasonQuestion) =>
    oddsOf(snapshot, zones).teams.map(({ chances }) => chances[question]!.settled)
  expect(settled(division('A', {}, 4), TOP, 'down')).toEqual([false, false, undefined, undefined, false, true])
  expect(settled(division('A', {}, 4), TOP, 'title')).toEqual([undefined, false, false, false, undefined, false])
  expect(settled(afterRemoval(division('B', {}, 4)), SECOND, 'up')).toEqual([
    undefined,
    true,
    undefined,
    undefined,
    false,
    false,
  ])
})

test('a fixture with one match over starts from its score, and its other match is open', () => {
  const before = afterRemoval(division('B', {}, 4))
  const half = withMatches(before, 5, 2, [miniOf(1, '4.5-3.5')])
  expect(oddsOf(half, SECOND).method).toEqual({ ways: 75 })
  expect(shares(half, SECOND, 'up').Juniper!).toBeGreaterThan(shares(before, SECOND, 'up').Juniper!)
  const whole = withMatches(before, 5, 2, [miniOf(1, '4.5-3.5'), miniOf(2, '5-5')])
  expect(shares(whole, SECOND, 'up')).toEqual({ Hazel: 1, Juniper: 1 })
})

test('a running match counts with the points that it has', () => {
  const before = afterRemoval(division('B', {}, 4))
  const running = { ...miniOf(1, '4-1'), outcome: '  ' }
  const odds = (snapshot: Snapshot) => divisionOdds(snapshot, SECOND) as DivisionOdds
  const juniper = ({ teams }: DivisionOdds) => teams[3]!.chances.up!.share
  expect(juniper(odds(withMatches(before, 5, 2, [running])))).toBeGreaterThan(juniper(odds(before)))
})

test('ratings of known boards count more than those of teams', () => {
  const before = afterRemoval(division('B', {}, 4))
  const weak = { boards: (_round: number, at: number) => (at === 1 ? [[1400, 2200] as const] : undefined) }
  const juniper = (odds: DivisionOdds | string) => (odds as DivisionOdds).teams[3]!.chances.up!.share
  expect(juniper(divisionOdds(before, SECOND, weak))).toBeLessThan(juniper(divisionOdds(before, SECOND)))
})

test('simulations come to the chances of all ways', () => {
  const early = division('B', {}, 3)
  const simulated = divisionOdds(early, SECOND, { runs: 1500 }) as DivisionOdds
  expect(simulated.method).toEqual({ runs: 1500 })
  const all = simulated.teams.reduce((sum, { chances }) => sum + chances.up!.share, 0)
  expect(all).toBeCloseTo(2, 9)
  const late = division('B', {}, 4)
  const exact = divisionOdds(late, SECOND) as DivisionOdds
  const sums = exact.teams.reduce((sum, { chances }) => sum + chances.up!.share, 0)
  expect(sums).toBeCloseTo(2, 9)
  expect(divisionOdds(early, SECOND, { runs: 50 })).toEqual(divisionOdds(early, SECOND, { runs: 50 }))
})

test('a division without ratings has the odds of equal teams, and a finished one has none', () => {
  const late = division('B', {}, 4)
  const unrated = { ...late, players: { ...late.players, rating: late.players.rating.map(() => 0) } }
  expect(divisionOdds(unrated, SECOND)).toMatchObject({ basis: 'equal' })
  expect(divisionOdds({ ...division('B'), active: false }, SECOND)).toBe('over')
  expect(divisionOdds(division('B'), SECOND)).toBe('over')
})

test('rounds of a round robin that are not drawn yet are those of the table', () => {
  const all = division('B', {}, 3)
  const drawn: Snapshot = { ...all, round: 3, rounds: all.rounds.slice(0, 3) }
  const teams = (snapshot: Snapshot) => (divisionOdds(snapshot, SECOND, { runs: 100 }) as DivisionOdds).teams
  expect(teams(drawn)).toEqual(teams(all))
})

test('the fixtures that move the odds most come first', () => {
  const { stakes } = oddsOf(afterRemoval(division('B', {}, 4)), SECOND)
  const names = stakes.map(({ home, away }) => `${CLUBS.B[home]}–${CLUBS.B[away]}`)
  expect(names).toEqual(['Juniper–Hazel', 'Kale–Gorse', 'Ivy–Larch'])
  const [first] = stakes
  expect(first!.effects.map(({ team }) => CLUBS.B[team])).toContain('Gorse')
  const juniper = first!.effects.find(({ team }) => team === 3)!
  expect(juniper.chances[2]).toBe(1)
  expect(juniper.chances[0]!).toBeLessThan(juniper.chances[1]!)
})

/** The needs of a division in words. */
function said(snapshot: Snapshot, zones: Zones): string[] {
  const row = divisionOddsRow({ tier: 1, group: 1 }, snapshot, zones, { chancesOf: NARROW })
  return row.needs.map((need) => needText(need, (no) => snapshot.players.firstName[no - 1]!))
}

test('needs say what is enough in the last round, with tie-breaks that are known', () => {
  expect(said(division('A', {}, 4), TOP)).toEqual([
    'Ash finishes first with at least 1 match point.',
    'Cedar stays up with 2 match points if Dale gets no match point.',
    'Dale stays up with at least half a match point.',
    'Dale stays up even without a match point if Cedar gets at most 1½ match points.',
    'Elm finishes first with at least 1½ match points.',
  ])
})

test('needs are said in wins and draws where matches do not give points of their own', () => {
  expect(said(afterRemoval(division('B', { fixtureScoring: 'segments' }, 4)), SECOND)).toEqual([
    'Ivy goes up with a win if Hazel wins and Gorse doesn’t win.',
    'Juniper goes up with a draw.',
    'Juniper goes up even with a loss if Ivy doesn’t win, or if Gorse wins.',
  ])
})

test('a team has needs exactly while its promotion is possible and not settled', () => {
  for (const fixtureScoring of ['perMini', 'segments', 'sum'] as const) {
    for (const name of ['A', 'B'] as const) {
      const snapshot = division(name, { fixtureScoring }, 4)
      const odds = oddsOf(snapshot, { ...SECOND, down: 2 })
      for (const { team, chances } of odds.teams) {
        const isNeeded = odds.needs.some((need) => need.team === team && need.goal === 'up')
        const { share, settled } = chances.up!
        expect({ name, fixtureScoring, team, isNeeded }).toMatchObject({ isNeeded: settled === undefined && share > 0 })
      }
    }
  }
})
