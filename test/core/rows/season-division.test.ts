import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawRoundRobin } from '#core/draw/draw-round-robin.ts'
import { divisionRow } from '#core/rows/season-division.ts'
import { seasonFixtures } from '#core/rows/season-fixture-rows.ts'
import { finalTables } from '#core/rows/season-final.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import type { SeasonFacts } from '#core/season/facts.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '../../support/build.ts'

/** A division in which the team with the lower number wins every match, after so many rounds. */
function played(id: string, teams: string[], rounds: number, total: number): Snapshot {
  let snapshot = aSnapshot({
    id,
    players: teams,
    rounds: [],
    settings: { competitors: 'team', pairingSystem: 'roundRobin', totalRounds: total, winReward: 2, drawReward: 1 },
  })
  for (let round = 1; round <= rounds; round++) {
    const pairs = drawRoundRobin(snapshot, round)
    if (typeof pairs === 'string') throw new Error('no table')
    const position = (no: number) => snapshot.players.no.indexOf(no)
    const columns = {
      white: pairs.map(({ white }) => position(white)),
      black: pairs.map(({ black }) => (black === null ? -1 : position(black))),
      outcomes: pairs.map(({ white, black }) => (black === null ? 'Z ' : white < black ? '10' : '01')).join(''),
    }
    const { rounds: before, ...rest } = snapshot
    snapshot = Object.assign(rest, { round, active: round < total, rounds: before.concat(columns) })
  }
  return snapshot
}

const seasonOf = (tiers: number, teams: string[], rules = DEFAULT_RULES): SeasonFacts => ({
  ...unmadeSeason('harbour', 'autumn'),
  stage: 'published',
  rules: { ...rules, tiers },
  divisions: Array.from({ length: tiers }, (_, at) => ({
    tier: at + 1,
    group: 1,
    name: `Division ${at + 1}`,
    tournament: `d${at}`,
  })),
  entries: Array.from({ length: tiers }, (_, tier) =>
    teams.map((name, at) => ({
      no: tier * teams.length + at + 1,
      team: `team-${tier}-${at}`,
      name,
      nationality: 'NED',
      division: { tier: tier + 1, group: 1 },
      seat: at + 1,
      origin: 'new' as const,
      from: null,
      state: 'confirmed' as const,
    })),
  ).flat(),
})

const SIX = ['Ash', 'Birch', 'Cedar', 'Dale', 'Elm', 'Fir']

test('a table has points, form, zone and the next fixture of each team', () => {
  const season = seasonOf(2, SIX)
  const snapshot = played('d1', SIX, 4, 5)
  const { rows, after, up, down } = divisionRow(season, season.divisions[1]!, snapshot)
  expect([after, up, down]).toEqual([4, 2, 0])
  expect(rows[0]).toMatchObject({
    no: 1,
    name: 'Ash',
    team: 'team-1-0',
    rank: 1,
    zone: 'up',
    played: 4,
    won: 4,
    drawn: 0,
    lost: 0,
    mp: 8,
    next: { round: 5, opponent: 5, isHome: false },
  })
  expect(rows[0]!.form).toEqual([
    [2, 6, true],
    [2, 2, true],
    [2, 3, false],
    [2, 4, true],
  ])
  expect(rows.map(({ zone }) => zone)).toEqual(['up', 'up', null, null, null, null])
})

test('a table can be asked for after an earlier round', () => {
  const season = seasonOf(1, SIX)
  const { rows, after } = divisionRow(season, season.divisions[0]!, played('d0', SIX, 4, 5), 2)
  expect(after).toBe(2)
  expect(rows.every(({ played: count }) => count === 2)).toBe(true)
  expect(rows.map(({ zone }) => zone)).toEqual([null, null, null, null, null, null])
})

test('the first of the top division is champion once its rounds are over', () => {
  const season = seasonOf(1, SIX)
  const over = { ...played('d0', SIX, 5, 5), active: false }
  const { rows } = divisionRow(season, season.divisions[0]!, over)
  expect(rows.map(({ zone }) => zone)).toEqual(['champion', null, null, null, null, null])
})

test('fixtures of rounds to come are known, and those with a result have their points', () => {
  const season = seasonOf(1, SIX)
  const shown = [{ division: season.divisions[0]!, snapshot: played('d0', SIX, 1, 5) }]
  const { fixtures } = seasonFixtures(season, shown, Date.now())
  expect(fixtures).toHaveLength(15)
  expect(fixtures[0]).toMatchObject({ round: 1, home: 1, away: 6, mp: [2, 0], status: 'confirmed', forfeit: null })
  expect(fixtures.at(-1)).toMatchObject({ round: 5, id: null, status: 'pending', mp: null })
})

test('a closed season keeps its table, whatever is corrected later', () => {
  const season = seasonOf(1, SIX)
  const shown = [{ division: season.divisions[0]!, snapshot: played('d0', SIX, 5, 5) }]
  const closed: SeasonFacts = { ...season, stage: 'closed', final: finalTables(season, shown) }
  const [before] = [divisionRow(closed, closed.divisions[0]!, shown[0]!.snapshot)]
  const corrected = { ...shown[0]!.snapshot, bonuses: [{ player: 0, round: 1, MP: -40, GP: 0 }] }
  expect(divisionRow(season, season.divisions[0]!, corrected).rows[0]!.name).toBe('Birch')
  expect(divisionRow(closed, closed.divisions[0]!, corrected).rows.map(({ name, mp }) => [name, mp])).toEqual(
    before.rows.map(({ name, mp }) => [name, mp]),
  )
})

test('the tables of ten divisions of ten teams after eighteen rounds take at most 20 kB', () => {
  const teams = Array.from({ length: 10 }, (_, at) => `Réti Sharks of the ${at + 1}th Harbour`)
  const season = seasonOf(10, teams)
  const rows = season.divisions.map((division, at) => divisionRow(season, division, played(`d${at}`, teams, 18, 18)))
  expect(gzipSync(JSON.stringify(rows)).length).toBeLessThanOrEqual(20_000)
})

test('before the first result the teams are in the order of their seats', () => {
  const season = seasonOf(1, SIX.toReversed())
  const { rows } = divisionRow(season, season.divisions[0]!, played('d0', SIX.toReversed(), 0, 5))
  expect(rows.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6])
})
