import { describe, expect, it } from 'vitest'
import type { SeasonFixture } from '#core/rows/season-fixtures.ts'
import type { DivisionTableRow, SeasonDivisionRow } from '#core/rows/season-table.ts'
import { currentRound, nextOfTables, roundViews } from '#web/parts/season/fixture-views.ts'

const row = (no: number, next: DivisionTableRow['next'] = null): DivisionTableRow => ({
  no,
  team: null,
  name: `Team ${no}`,
  nationality: '',
  code: '',
  rank: no,
  zone: null,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  mp: 0,
  gp: 0,
  form: [],
  next,
})

const division = (tier: number, rows: DivisionTableRow[]): SeasonDivisionRow => ({
  tier,
  group: 1,
  name: `Division ${tier}`,
  tournament: null,
  after: 0,
  up: 0,
  down: 0,
  playoffUp: 0,
  playoffDown: 0,
  isFinal: false,
  rows,
})

const fixture = (
  tier: number,
  round: number,
  [home, away]: [number, number | null],
  status: SeasonFixture['status'] = 'pending',
): SeasonFixture => ({
  tier,
  group: 1,
  round,
  id: null,
  home,
  away,
  start: null,
  status,
  mp: null,
  gp: null,
  forfeit: null,
  link: null,
})

const ROUNDS = [1, 2, 3].map((round) => ({ round, start: null, until: null }))
const DIVISIONS = [division(1, [row(1), row(2), row(3)]), division(2, [row(1), row(2)])]

describe('the rounds of a season', () => {
  const fixtures = [
    fixture(1, 1, [1, 2], 'confirmed'),
    fixture(1, 1, [3, null]),
    fixture(2, 1, [1, 2], 'confirmed'),
    fixture(1, 2, [2, 3], 'confirmed'),
    fixture(2, 2, [2, 1], 'live'),
  ]
  const rounds = roundViews({ rounds: ROUNDS, fixtures }, DIVISIONS)

  it('have the fixtures of all divisions with their teams', () => {
    expect(rounds.map(({ round, fixtures: all }) => [round, all.length])).toEqual([
      [1, 3],
      [2, 2],
    ])
    expect(rounds[0]!.fixtures[0]).toMatchObject({ home: { name: 'Team 1' }, away: { name: 'Team 2' } })
  })

  it('are over once all fixtures have a result; a team without an opponent keeps no round open', () => {
    expect(rounds.map(({ isOver }) => isOver)).toEqual([true, false])
  })

  it('begin with the first that is not over', () => {
    expect(currentRound(rounds)!.round).toBe(2)
    expect(currentRound(rounds.slice(0, 1))!.round).toBe(1)
    expect(currentRound([])).toBeUndefined()
  })

  it('can be narrowed to a division and a team of it', () => {
    const own = roundViews({ rounds: ROUNDS, fixtures }, DIVISIONS, { division: { tier: 1, group: 1 }, team: 3 })
    expect(own.map(({ fixtures: [first] }) => [first!.fixture.home, first!.fixture.away])).toEqual([
      [3, null],
      [2, 3],
    ])
  })
})

describe('the next fixtures of the tables', () => {
  it('list each fixture once, at the home team', () => {
    const next = { round: 4, start: null }
    const rows = [row(1, { ...next, opponent: 2, isHome: true }), row(2, { ...next, opponent: 1, isHome: false })]
    expect(nextOfTables([division(1, rows)]).map(({ fixture: one }) => [one.round, one.home, one.away])).toEqual([
      [4, 1, 2],
    ])
  })
})
