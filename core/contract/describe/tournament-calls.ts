import * as z from 'zod/mini'
import { EntryDetails, IndividualScore, Bonus, Player, PodiumPlayers } from './player.ts'
import { Announcement, EventRow, TournamentRow, IsLive, Rounds, Settings, Snapshot, Status } from './tournament.ts'
import { Pairing } from './match.ts'
import { EventsQuery } from '../events.ts'
import { PairingsQuery, PlayersQuery, TournamentsQuery } from '../tournament.ts'
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
    path: '/events',
    tag,
    query: EventsQuery,
    answer: z.array(EventRow),
    summary: 'Public events by when they start, the latest first: searched and filtered',
    about: 'A page has at most 100; the Link header leads to the next.',
    example: { search: 'new york', limit: '2' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getStatus',
    tag,
    answer: Status,
    summary: 'How a tournament stands',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/getSettings',
    tag,
    answer: Settings,
    summary: 'What the organiser set',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/getState',
    tag,
    answer: PodiumPlayers,
    summary: 'Who stands on the podium',
    example: EXAMPLE,
  },
  {
    method: 'get',
    path: '/tournament/:id/isLive',
    tag,
    answer: IsLive,
    summary: 'Whether it is open',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/tournament/:id/fetchRounds',
    tag,
    answer: Rounds,
    summary: 'When each round starts',
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
    summary: 'Bonuses that the organiser granted',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getPairings',
    tag,
    query: PairingsQuery,
    answer: z.array(Pairing),
    summary: 'Pairings of a round, or some by their ids',
    about: 'Either round or ids must be there.',
    example: { ...EXAMPLE, round: '9', withResults: 'true' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getEntryDetails',
    tag,
    answer: z.array(EntryDetails),
    summary: 'FIDE ID, sex, year of birth and club of the entries, where known',
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
    summary: 'What it announced, newest first',
    example: { id: 'rivers' },
  },
  {
    method: 'get',
    path: '/tournament/:id/snapshot',
    tag,
    answer: Snapshot,
    summary: 'All facts of a tournament in columns',
    about:
      'What the site’s own pages live on: small, and complete. It holds no judgement: standings, statuses and tie-breaks are computed from it. Points of games are doubled here.',
    example: EXAMPLE,
  },
] as const satisfies readonly ApiCall[]
