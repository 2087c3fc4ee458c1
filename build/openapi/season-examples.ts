import type { SeasonFacts } from '#core/season/facts.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import { seasonEvents } from '#core/rows/season-events.ts'
import { leagueMeetings, leagueTeams, sharedDivisions } from '#core/rows/league-meetings.ts'
import { leagueHistory } from '#core/rows/league-history.ts'
import { divisionRow } from '#core/rows/season-division.ts'
import { fixturesCsv, tablesCsv } from '#core/rows/season-csv.ts'
import { seasonFixtures } from '#core/rows/season-fixture-rows.ts'
import { plannedFixtures } from '#core/season/plan-divisions.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { icalendar } from '#core/text/calendar.ts'

/** Examples of leagues: the demo’s team event as the only division of a season. */
export function seasonExamples(snapshot: Snapshot, now: number): Record<string, () => unknown> {
  const division = { tier: 1, group: 1, name: 'Division 1', tournament: snapshot.id }
  const season: SeasonFacts = {
    ...unmadeSeason('estuary-league', 'autumn-2026'),
    version: 7,
    name: 'Autumn 2026',
    stage: 'published',
    divisions: [division],
    entries: snapshot.players.no.map((no, at) => ({
      no,
      team: snapshot.players.owner?.[at] ?? null,
      name: snapshot.players.firstName[at]!,
      nationality: snapshot.players.nationality[at]!,
      division: { tier: 1, group: 1 },
      seat: no,
      origin: 'new',
      from: null,
      state: 'confirmed',
    })),
  }
  const shown = [{ division, snapshot }]
  const row = divisionRow(season, division, snapshot)
  const ref = { id: season.id, name: season.name, state: 'running' as const }
  const league = {
    id: season.league,
    name: 'Estuary League',
    description: null,
    rulesURL: null,
    logoURL: null,
    owner: 'battery11',
    mayManage: false,
  }
  const head = {
    ...ref,
    version: 7,
    from: '2026-10-03',
    until: '2026-11-29',
    timeZone: 'Europe/Prague',
    entriesUntil: null,
    rules: season.rules,
  }
  const [entry] = season.entries
  const team = {
    tier: 1,
    group: 1,
    no: 1,
    entry: 1,
    team: entry!.team,
    name: entry!.name,
    nationality: entry!.nationality,
    origin: 'new',
    from: null,
    state: 'confirmed',
  }
  const closed: SeasonFacts = {
    ...season,
    id: 'spring-2026',
    name: 'Spring 2026',
    stage: 'closed',
    entries: season.entries.slice(0, 1),
    final: [{ tier: 1, group: 1, rows: [{ entry: 1, place: 1, mp: 14, gp: 93 }] }],
  }
  const fixtures = () => seasonFixtures(season, shown, now)
  return {
    '/leagues': () => [{ id: league.id, name: league.name, logoURL: null, season: ref, divisions: 1, teams: 12 }],
    '/league/:id/getLeague': () => ({ league, seasons: [ref] }),
    '/league/:id/getSeason': () => ({
      league,
      season: head,
      seasons: [ref],
      divisions: [{ ...row, rows: row.rows.slice(0, 1).map((one) => ({ ...one, form: [] })) }],
      playoffs: [],
    }),
    '/league/:id/getFixtures': () => ({
      rounds: fixtures().rounds.slice(0, 1),
      fixtures: fixtures().fixtures.slice(0, 1),
    }),
    '/league/:id/getTeams': () => [team],
    '/league/:id/getHistory': () => ({ league, ...leagueHistory([closed]) }),
    '/league/:id/getRecords': () => [
      {
        userId: null,
        name: 'Ilmari Kuusisto',
        title: '',
        nationality: 'FIN',
        team: entry!.name,
        seasons: 1,
        games: 10,
        points: 7.5,
        percentage: 75,
      },
    ],
    '/league/:id/getMeetings': () => {
      const teams = leagueTeams([season]).slice(0, 2)
      const [first, second] = teams
      const shared = sharedDivisions([season], first!.key, second!.key).map((one) => ({ ...one, snapshot }))
      return { league, teams, first: first!, second: second!, ...leagueMeetings(shared) }
    },
    '/league/:id/getRulings': () => ({
      rulings: [
        {
          tier: 1,
          group: 1,
          division: 'Division 1',
          round: 4,
          id: `${snapshot.id}-4-2`,
          home: 'Gorse',
          away: 'Juniper',
          label: 'Rapid',
          kind: 'fairPlay' as const,
          before: [4.5, 3.5],
          after: [2.5, 5.5],
          reason: 'Board 1 rescored',
          at: now,
        },
      ],
      adjustments: [],
    }),
    '/league/:id/getOdds': () => ODDS,
    '/league/:id/tables.csv': () => tablesCsv([{ ...row, rows: row.rows.slice(0, 2) }]),
    '/league/:id/fixtures.csv': () => fixturesCsv(season, fixtures().fixtures.slice(0, 2)),
    '/league/:id/calendar.ics': () =>
      icalendar(seasonEvents(season, shown, now, 'https://kibitz.example').slice(0, 1), {
        stamp: now,
        name: 'Estuary League Autumn 2026',
      }),
    '/league/:id/getSeasonDesk': () => ({
      league,
      season: { ...head, stage: 'published' },
      seasons: [ref],
      entries: [team],
      divisions: [{ ...division, entries: [1, 2], fixtures: plannedFixtures(season.rules, 2) }],
      starts: ['2026-10-03'],
      steps: ['pause', 'close'],
      next: null,
      playoffs: [],
      squads: [],
      managers: [{ username: 'battery12', isOfLeague: false }],
      isOfLeague: true,
    }),
    '/league/:id/getSeasonChanges': () => [
      {
        of: 'season' as const,
        version: 7,
        at: now,
        by: 'battery11',
        words: 'Fixtures published.',
        reason: null,
        undoes: null,
        isUndone: false,
        mayUndo: false,
      },
    ],
    '/league/:id/getOwnEntries': () => [
      {
        team: 'harbour-rooks',
        name: 'Harbour Rooks',
        state: 'asked' as const,
        squad: [{ name: 'Ilmari Kuusisto', title: '', rating: 2145, nationality: 'FIN' }],
      },
    ],
    '/league/:id/enterSeason': () => ({ version: 3, message: 'You are entered. The season’s manager confirms it.' }),
    '/league/:id/leaveSeason': () => ({ version: 4, message: 'Your entry is taken back.' }),
    '/league/create': () => ({ id: league.id, message: 'League made.' }),
    '/league/:id/edit': () => ({ message: 'League saved.' }),
    '/league/:id/addManager': () => ({ message: 'battery11 may manage this season.' }),
    '/league/:id/removeManager': () => ({ message: 'battery11 may no longer manage it.' }),
    '/league/:id/createSeason': () => ({ id: 'autumn-2026', version: 1, message: 'Season Autumn 2026 made.' }),
    '/league/:id/changeSeason': () => ({ version: 2, message: 'Entries opened.' }),
    '/league/:id/undoSeason': () => ({ version: 3, message: 'Undone.' }),
  }
}

const ODDS = {
  divisions: [
    {
      tier: 1,
      group: 1,
      version: 91,
      none: null,
      ways: 125,
      runs: null,
      isEqual: false,
      teams: [
        {
          no: 1,
          title: { share: 0.68, low: 0.68, high: 0.68, settled: null },
          up: null,
          playoffUp: null,
          playoffDown: null,
          down: { share: 0, low: 0, high: 0, settled: false },
        },
      ],
      stakes: [{ round: 5, home: 5, away: 1, moves: 0.87, effects: [] }],
      needs: [
        {
          no: 1,
          goal: 'title',
          own: { kind: 'points', points: 1, isMost: false },
          conditions: [[]],
          isByTieBreaks: false,
        },
      ],
    },
  ],
}

export const SEASON_BODIES: Record<string, object> = {
  '/league/create': { name: 'Estuary League' },
  '/league/:id/enterSeason': {
    season: 'autumn-2026',
    team: 'harbour-rooks',
    squad: [{ name: 'Ilmari Kuusisto', rating: 2145 }],
  },
  '/league/:id/leaveSeason': { season: 'autumn-2026', team: 'harbour-rooks' },
  '/league/:id/edit': { name: 'Estuary League', rulesURL: 'https://league.example/rules' },
  '/league/:id/addManager': { username: 'battery11', season: 'autumn-2026' },
  '/league/:id/removeManager': { username: 'battery11', season: 'autumn-2026' },
  '/league/:id/createSeason': {
    name: 'Autumn 2026',
    rules: { tiers: 2, up: 2, down: 2, everyDays: 14 },
    starts: ['2026-10-03'],
    entries: [{ name: 'Harbour Rooks' }, { name: 'Quay Knights' }],
  },
  '/league/:id/changeSeason': { season: 'autumn-2026', request: { type: 'step', step: 'openEntries' } },
  '/league/:id/undoSeason': { season: 'autumn-2026', version: 2 },
}
