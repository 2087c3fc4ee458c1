import { csv } from '../text/csv.ts'
import { entriesIn } from '../season/plan-divisions.ts'
import type { SeasonFacts } from '../season/facts.ts'
import { isDay, type Start } from '../text/start.ts'
import type { SeasonFixture } from './season-fixtures.ts'
import type { SeasonDivisionRow } from './season-table.ts'

/** The heads of files are English. */
const TABLE_HEAD = ['Division', 'Rank', 'Team', 'Federation', 'Played', 'Won', 'Drawn', 'Lost', 'MP', 'GP', 'Zone']
const FIXTURE_HEAD = [
  'Division',
  'Round',
  'Home',
  'Away',
  'Start',
  'MP home',
  'MP away',
  'GP home',
  'GP away',
  'Status',
]

export const tablesCsv = (divisions: readonly SeasonDivisionRow[]): string =>
  csv([
    TABLE_HEAD,
    ...divisions.flatMap(({ name, rows }) =>
      rows.map(({ rank, name: team, nationality, played, won, drawn, lost, mp, gp, zone }) => [
        name,
        rank,
        team,
        nationality,
        played,
        won,
        drawn,
        lost,
        mp,
        gp,
        zone,
      ]),
    ),
  ])

export function fixturesCsv(season: SeasonFacts, fixtures: readonly SeasonFixture[]): string {
  const rows = fixtures.map(({ tier, group, round, home, away, start, mp, gp, status }) => {
    const division = season.divisions.find((one) => one.tier === tier && one.group === group)
    const entries = entriesIn(season, { tier, group })
    const nameOf = (no: number | null) => entries.find(({ seat }) => seat === no)?.name ?? ''
    const scores = [mp?.[0], mp?.[1], gp?.[0], gp?.[1]]
    return [division?.name, round, nameOf(home), nameOf(away), written(start), ...scores, status]
  })
  return csv([FIXTURE_HEAD, ...rows])
}

const written = (start: Start | null): string =>
  start === null ? '' : isDay(start) ? start : new Date(start).toISOString()
