import { expect, test } from 'vitest'
import { unmadeSeason } from '#core/season/create-season.ts'
import type { DivisionKey, SeasonFacts } from '#core/season/facts.ts'
import {
  dividedEntries,
  plannedFixtures,
  rulesInWords,
  startsOfRounds,
  windowEnd,
} from '#core/season/plan-divisions.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'

const RULES = { ...DEFAULT_RULES, tiers: 2 }

const season = (divisions: (DivisionKey | null)[], rules = RULES): SeasonFacts => ({
  ...unmadeSeason('harbour', 'autumn'),
  rules,
  entries: divisions.map((division, at) => ({
    no: at + 1,
    team: null,
    name: `Team ${at + 1}`,
    nationality: '',
    division,
    seat: 0,
    origin: 'new',
    from: null,
    state: 'confirmed',
  })),
})
const tiers = (facts: SeasonFacts): number[][] => {
  const { divisions, seats } = dividedEntries(facts)
  return divisions.map(({ tier, group }) =>
    seats.filter(({ division }) => division?.tier === tier && division.group === group).map(({ entry }) => entry),
  )
}

test('the first season cuts the list of entries from the top', () => {
  expect(tiers(season(Array.from({ length: 12 }, () => null)))).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
  ])
  expect(tiers(season(Array.from({ length: 5 }, () => null)))).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('entries that have a division keep it, and new ones fill the smallest', () => {
  const [a, b] = [
    { tier: 1, group: 1 },
    { tier: 2, group: 1 },
  ]
  expect(tiers(season([a, a, a, b, b, null]))).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
})

test('a team that left plays nowhere', () => {
  const facts = season([null, null, null, null])
  const left = {
    ...facts,
    entries: facts.entries.map((one) => (one.no === 1 ? { ...one, state: 'declined' as const } : one)),
  }
  expect(tiers(left)).toEqual([[2, 3], [4]])
})

test('parallel groups have letters', () => {
  const { divisions } = dividedEntries(season([], { ...RULES, groups: 2 }))
  expect(divisions.map(({ name }) => name)).toEqual(['Division 1', 'Division 2 A', 'Division 2 B'])
})

test('the fixture list follows FIDE’s Berger tables, the home team first', () => {
  // Facts on leagues, §6.5: Ash–Fir, Birch–Elm, Cedar–Dale; then Fir–Dale, Elm–Cedar, Ash–Birch.
  const rounds = plannedFixtures(RULES, 6)
  expect(rounds).toHaveLength(5)
  expect(rounds.slice(0, 2)).toEqual([
    [
      [1, 6],
      [2, 5],
      [3, 4],
    ],
    [
      [6, 4],
      [5, 3],
      [1, 2],
    ],
  ])
  expect(plannedFixtures({ ...RULES, meetings: 2 }, 5)).toHaveLength(10)
  expect(
    plannedFixtures(RULES, 5)
      .flat()
      .filter(([, away]) => away === null),
  ).toHaveLength(5)
})

test('rounds follow each other at the same hour, also when clocks change', () => {
  const rules = { ...RULES, everyDays: 14, preset: { timeZone: 'Europe/Prague' } }
  const first = Date.UTC(2026, 9, 17, 17)
  expect(startsOfRounds(rules, [first], 3)).toEqual([first, Date.UTC(2026, 9, 31, 18), Date.UTC(2026, 10, 14, 18)])
  expect(startsOfRounds(RULES, ['2026-10-03'], 2)).toEqual(['2026-10-03', '2026-10-10'])
  expect(windowEnd({ windowDays: 2 }, '2026-10-03')).toBe('2026-10-04')
})

test('a league of one division says nothing of promotion', () => {
  expect(rulesInWords(DEFAULT_RULES)).toEqual([
    'In a division every team meets every other once.',
    'There is one division.',
    'A round begins every 7 days and lasts 2 days.',
  ])
  expect(rulesInWords(RULES)).toContain('The first 2 teams go up, the last 2 go down.')
})
