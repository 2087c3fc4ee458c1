import * as z from 'zod/mini'
import {
  CreateLeagueInput,
  CreateSeasonInput,
  EditLeagueInput,
  LeagueManagerInput,
  SeasonChangeInput,
  SeasonQuery,
  SeasonTablesQuery,
  UndoSeasonInput,
} from '../seasons.ts'
import type { ApiCall } from './api-call.ts'
import { integer, string } from './fields.ts'
import { LEAGUE_PAGE_CALLS } from './league-page-calls.ts'
import { LeagueHistory } from './league-pages.ts'
import { Message } from './message.ts'
import { LeagueAnswer, LeagueRow, SeasonAnswer, SeasonFixtures, SeasonTeam } from './season.ts'
import { SeasonChangeRow, SeasonDesk } from './season-desk.ts'

const shared = { tag: 'Leagues', example: { id: 'estuary-league' } } as const
const Changed = z.extend(Message, { version: integer('The season’s new version.') })
const CSV = { type: 'text/csv', about: 'CSV with a head.' }
const NOT_YOURS = 'Only who manages the league or the season can do that.'
const managed = { ...shared, act: 'manageSeason' } as const
const refusals = { 403: NOT_YOURS, 409: 'The step doesn’t fit the season’s state, or it was changed meanwhile.' }

export const SEASON_CALLS = [
  ...LEAGUE_PAGE_CALLS,
  {
    tag: 'Leagues',
    example: {},
    method: 'get',
    path: '/leagues',
    answer: z.array(LeagueRow),
    summary: 'Leagues with a public season',
    about: 'Those that changed last first.',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getLeague',
    answer: LeagueAnswer,
    summary: 'A league and its seasons',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getSeason',
    query: SeasonTablesQuery,
    answer: SeasonAnswer,
    summary: 'A season with the tables of its divisions',
    about: 'Without `season`, the current one.',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getFixtures',
    query: SeasonQuery,
    answer: SeasonFixtures,
    summary: 'All fixtures of a season',
    about: 'Also those of rounds to come, which the tables of pairings decide.',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getTeams',
    query: SeasonQuery,
    answer: z.array(SeasonTeam),
    summary: 'The teams of a season',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getHistory',
    answer: LeagueHistory,
    summary: 'Past seasons of a league',
    about: 'Champions, who went up and down, and the path of each team through the closed seasons.',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/tables.csv',
    query: SeasonTablesQuery,
    answer: CSV,
    summary: 'Tables of a season as CSV',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/fixtures.csv',
    query: SeasonQuery,
    answer: CSV,
    summary: 'Fixtures of a season as CSV',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/calendar.ics',
    query: SeasonQuery,
    answer: { type: 'text/calendar', about: 'iCalendar, to subscribe to.' },
    summary: 'Fixtures of a season as a calendar',
  },
  {
    ...managed,
    method: 'get',
    path: '/league/:id/getSeasonDesk',
    query: SeasonQuery,
    answer: SeasonDesk,
    summary: 'A season as its manager sees it',
    about:
      'Entries, divisions with their fixtures, possible steps, and the entries that the tables give the next season.',
    refusals: { 403: NOT_YOURS },
  },
  {
    ...managed,
    method: 'get',
    path: '/league/:id/getSeasonChanges',
    query: SeasonQuery,
    answer: z.array(SeasonChangeRow),
    summary: 'The history of a season',
    refusals: { 403: NOT_YOURS },
  },
  {
    tag: 'Leagues',
    example: {},
    method: 'post',
    path: '/league/create',
    act: 'createLeague',
    body: CreateLeagueInput,
    answer: z.extend(Message, { id: string('The league’s word in its address.') }),
    summary: 'Make a league',
    refusals: { 403: 'Verify your email address first.', 409: 'This address is taken.' },
  },
  {
    ...managed,
    method: 'post',
    path: '/league/:id/edit',
    body: EditLeagueInput,
    answer: Message,
    summary: 'Edit a league',
    refusals: { 403: NOT_YOURS },
  },
  {
    ...managed,
    method: 'post',
    path: '/league/:id/addManager',
    body: LeagueManagerInput,
    answer: Message,
    summary: 'Let a user manage the league or one season',
    about: 'They also become deputies of the divisions’ tournaments.',
    refusals: { 403: NOT_YOURS },
  },
  {
    ...managed,
    method: 'post',
    path: '/league/:id/removeManager',
    body: LeagueManagerInput,
    answer: Message,
    summary: 'Remove a manager of the league or a season',
    refusals: { 403: NOT_YOURS },
  },
  {
    ...managed,
    method: 'post',
    path: '/league/:id/createSeason',
    body: CreateSeasonInput,
    answer: z.extend(Changed, { id: string('The season’s word in its address.') }),
    summary: 'Make a season as a draft',
    about: '`after`: with the rules of that season, and the entries that its tables give.',
    refusals: { 403: NOT_YOURS, 409: 'This address is taken.' },
  },
  {
    ...managed,
    method: 'post',
    path: '/league/:id/changeSeason',
    body: SeasonChangeInput,
    answer: Changed,
    summary: 'Change a season',
    about:
      'Its rules and dates, its entries, its divisions, or the next step. `makeDivisions` makes a tournament for each division.',
    refusals,
  },
  {
    ...managed,
    method: 'post',
    path: '/league/:id/undoSeason',
    body: UndoSeasonInput,
    answer: Changed,
    summary: 'Undo a change of a season',
    refusals,
  },
] as const satisfies readonly ApiCall[]
