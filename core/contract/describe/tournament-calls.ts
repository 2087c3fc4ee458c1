import * as z from 'zod/mini'
import { CheckMark } from './check-mark.ts'
import { DayRound } from './event-summary.ts'
import { Standings } from './standings.ts'
import { EntryDetails, IndividualScore, Bonus, Player, PodiumPlayers } from './player.ts'
import { Announcement, EventRow, TournamentRow, IsLive, Rounds, Settings, Snapshot, Status } from './tournament.ts'
import { Pairing } from './match.ts'
import { EventsQuery } from '../events.ts'
import { RoundsQuery } from '../rounds.ts'
import { PairingsQuery, PlayersQuery, StandingsQuery, TournamentsQuery } from '../tournament.ts'
import type { ApiCall } from './api-call.ts'

const tag = 'Tournaments'
const EXAMPLE = { id: 'uzchess25' }

export const TOURNAMENT_CALLS = [
  {
    method: 'get',
    path: '/tournaments',
    tag,
    query: TournamentsQuery,
    answer: z.array(TournamentRow),
    summary: 'Public tournaments, newest first',
    example: { limit: '2' },
  },
  {
    method: 'get',
    path: '/rounds',
    tag,
    query: RoundsQuery,
    answer: z.array(DayRound),
    summary: 'Rounds of public tournaments by their start',
    about:
      'Those that start from `from` until `to`, in milliseconds since 1970 and at most a week apart; by default from a day ago until a day ahead. At most 100 with an hour, and 100 of which only the day is known.',
    example: {},
  },
  {
    method: 'get',
    path: '/events',
    tag,
    query: EventsQuery,
    answer: z.array(EventRow),
    summary: 'Search and filter public events, latest start first',
    about: 'Up to 100 per page. The Link header points to the next page.',
    example: { search: 'new york', limit: '2' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getStatus',
    tag,
    answer: Status,
    summary: 'A tournament’s status',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/getSettings',
    tag,
    answer: Settings,
    summary: 'A tournament’s settings',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/getState',
    tag,
    answer: PodiumPlayers,
    summary: 'The podium',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/isLive',
    tag,
    answer: IsLive,
    summary: 'Whether it is live',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/tournament/:id/fetchRounds',
    tag,
    answer: Rounds,
    summary: 'Round start times',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/fetchPlayers',
    tag,
    query: PlayersQuery,
    answer: z.array(Player),
    summary: 'Players or teams, round by round',
    example: { ...EXAMPLE, ids: 'uzchess25-1,uzchess25-2' },
  },
  {
    method: 'get',
    path: '/tournament/:id/fetchBonuses',
    tag,
    answer: z.array(Bonus),
    summary: 'Bonuses granted by the organiser',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getPairings',
    tag,
    query: PairingsQuery,
    answer: z.array(Pairing),
    summary: 'Pairings of a round, or by ids',
    about: 'Requires round or ids.',
    example: { ...EXAMPLE, round: '9', withResults: 'true' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getStandings',
    tag,
    query: StandingsQuery,
    answer: Standings,
    summary: 'Standings as the site shows them',
    about:
      'During a round as it stands: what is finished counts, a running team match counts with its present score, a running single game not at all. state=official without a round gives the standings after the last complete round. group ranks some entries among themselves: sex:w, age:U18, age:S50+, rating:2200 (below 2200), federation:NED, club:…, own:… (groups of the organiser).',
    example: EXAMPLE,
    refusals: { 404: 'There are no standings after this round.' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getEntryDetails',
    tag,
    answer: z.array(EntryDetails),
    summary: 'FIDE IDs, sex, birth years and clubs of entries, where known',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/getCheckMark',
    tag,
    answer: CheckMark,
    summary: 'The check mark of a tournament’s history',
    about: 'As printed at the foot of reports. It changes if any earlier change is altered.',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/getIndividualPlayers',
    tag,
    answer: z.array(IndividualScore),
    summary: 'Individual scores of a team event',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getAnnouncements',
    tag,
    answer: z.array(Announcement),
    summary: 'A tournament’s announcements, newest first',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/tournament/:id/snapshot',
    tag,
    answer: Snapshot,
    summary: 'A tournament’s snapshot: everything, in columns',
    about:
      'What the site’s own pages use. It holds the raw data; standings, statuses and tie-breaks are computed from it. Points are ×2 here.',
    example: EXAMPLE,
  },
] as const satisfies readonly ApiCall[]
