import * as z from 'zod/mini'
import { EnterSeasonInput, LeagueMeetingsQuery, LeaveSeasonInput, SeasonQuery } from '../seasons.ts'
import type { ApiCall } from './api-call.ts'
import { integer } from './fields.ts'
import { LeagueMeetings, OwnSeasonEntry, LeaguePlayer, SeasonRulings } from './league-pages.ts'
import { Message } from './message.ts'

const shared = { tag: 'Leagues', example: { id: 'estuary-league' } } as const
const Changed = z.extend(Message, { version: integer('The season’s new version.') })

export const LEAGUE_PAGE_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getRecords',
    answer: z.array(LeaguePlayer),
    summary: 'Records of players over closed seasons',
    about: 'The 100 with most points. Only an account joins what one person did in several seasons.',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getMeetings',
    query: LeagueMeetingsQuery,
    answer: LeagueMeetings,
    summary: 'How two teams of a league did against each other',
    about: '`first` and `second` are the keys of `teams`; without them, only the teams are answered.',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getRulings',
    query: SeasonQuery,
    answer: SeasonRulings,
    summary: 'The rulings of a season',
    about: 'Decisions about matches with their reasons, and points given or taken away.',
  },
  {
    ...shared,
    method: 'get',
    path: '/league/:id/getOwnEntries',
    act: 'join',
    query: SeasonQuery,
    answer: z.array(OwnSeasonEntry),
    summary: 'Your clubs and their entries in a season',
    about: 'All teams that the user administers.',
  },
  {
    ...shared,
    method: 'post',
    path: '/league/:id/enterSeason',
    act: 'join',
    body: EnterSeasonInput,
    answer: Changed,
    summary: 'Enter a club into a season',
    about: 'Or change its list of players while entries are open. The season’s manager confirms the entry.',
    refusals: {
      403: 'Only admins of a team enter it.',
      404: 'There is no such season or team.',
      409: 'Entries are not open, or the season was changed meanwhile.',
    },
  },
  {
    ...shared,
    method: 'post',
    path: '/league/:id/leaveSeason',
    act: 'join',
    body: LeaveSeasonInput,
    answer: Changed,
    summary: 'Take a club’s entry back, or decline an invitation',
    refusals: {
      403: 'Only admins of a team enter it.',
      404: 'The team isn’t entered.',
      409: 'Entries are not open, or the season was changed meanwhile.',
    },
  },
] as const satisfies readonly ApiCall[]
