import { describe, expect, it } from 'vitest'
import { leagueHistory } from '#core/rows/league-history.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import type { FinalTable, SeasonEntry, SeasonFacts } from '#core/season/facts.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'

const entry = (no: number, name: string, team: string | null = `team-${name}`): SeasonEntry => ({
  no,
  team,
  name,
  nationality: 'NED',
  division: null,
  seat: 0,
  origin: 'new',
  from: null,
  state: 'confirmed',
})

/** Two divisions of two; `names` from the first place of the upper one down. */
function closed(id: string, names: string[], entries = names.map((name, at) => entry(at + 1, name))): SeasonFacts {
  const table = (tier: number): FinalTable => ({
    tier,
    group: 1,
    rows: [0, 1].map((at) => ({ entry: 2 * (tier - 1) + at + 1, place: at + 1, mp: 8 - 4 * at, gp: 60 - at })),
  })
  return {
    ...unmadeSeason('hedge', id),
    version: 9,
    name: `Season ${id}`,
    stage: 'closed',
    rules: { ...DEFAULT_RULES, tiers: 2, up: 1, down: 1 },
    entries,
    divisions: [1, 2].map((tier) => ({ tier, group: 1, name: `Division ${tier}`, tournament: null })),
    final: [table(1), table(2)],
  }
}

const names = (teams: { name: string }[]) => teams.map(({ name }) => name)

describe('the history of a league', () => {
  const newest = closed('two', ['Ash', 'Cedar', 'Birch', 'Dale'])
  const { seasons, teams } = leagueHistory([newest, closed('one', ['Ash', 'Birch', 'Cedar', 'Dale'])])

  it('has the champion of each season and who went up and down', () => {
    expect(
      seasons.map(({ id, champions, wentUp, wentDown }) => [id, names(champions), names(wentUp), names(wentDown)]),
    ).toEqual([
      ['two', ['Ash'], ['Birch'], ['Cedar']],
      ['one', ['Ash'], ['Cedar'], ['Birch']],
    ])
  })

  it('has the path of each team through the divisions, the oldest season first', () => {
    const cedar = teams.find(({ name }) => name === 'Cedar')!
    expect(cedar.path.map(({ season, division, place, of }) => [season, division, place, of])).toEqual([
      ['one', 'Division 2', 1, 2],
      ['two', 'Division 1', 2, 2],
    ])
  })

  it('counts titles and points, the best team first', () => {
    expect(teams[0]).toMatchObject({ name: 'Ash', titles: 2, mp: 8, gp: 60 })
  })

  it('follows a club that was renamed, and takes names alone for teams without a page', () => {
    const entries = [entry(1, 'Old Ash', 'ash'), entry(2, 'Birch', null), entry(3, 'Cedar'), entry(4, 'Dale')]
    const renamed = [entry(1, 'New Ash', 'ash'), entry(2, 'Birch', null), entry(3, 'Cedar'), entry(4, 'Dale')]
    const { teams: all } = leagueHistory([closed('two', [], renamed), closed('one', [], entries)])
    expect(names(all).toSorted()).toEqual(['Birch', 'Cedar', 'Dale', 'New Ash'])
  })
})
