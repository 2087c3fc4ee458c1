import * as z from 'zod/mini'
import { Moments } from './moments.ts'
import { SyncAnswer, Result, RunningGames, RunningMatch } from './match.ts'
import { TeamPage } from './team-page.ts'
import { TeamPageQuery } from '../name-lists.ts'
import { MomentsQuery, RoundQuery } from '../tournament.ts'
import { ResultQuery, ResultsQuery } from '../results.ts'
import type { ApiCall } from './api-call.ts'

const tag = 'Matches'

export const MATCH_CALLS = [
  {
    method: 'get',
    path: '/result/:id',
    tag,
    query: ResultQuery,
    answer: Result,
    summary: 'Result of a pairing, with its games',
    example: { id: 'rivers-1-1' },
  },
  {
    method: 'get',
    path: '/results',
    tag,
    query: ResultsQuery,
    answer: z.array(Result),
    summary: 'Results of pairings in any tournaments',
    example: { ids: 'rivers-1-1,uzchess25-9-1' },
    refusals: { 400: 'Up to 20 tournaments per request.' },
  },
  {
    method: 'get',
    path: '/result/:id/running',
    tag,
    answer: RunningGames,
    summary: 'Games of a match in progress',
    about: 'Available while someone is watching the match. Never cached.',
    example: { id: 'rivers-7-1' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getMoments',
    tag,
    query: MomentsQuery,
    answer: Moments,
    summary: 'What happened in a round',
    about:
      'Lead changes, decided matches, upsets, mates, swings, long thinks and streaks, computed from the present facts: a correction removes what is no longer true. Without round, of the latest one that has a result.',
    example: { id: 'rivers', round: '6' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getRunningGames',
    tag,
    query: RoundQuery,
    answer: z.array(RunningMatch),
    summary: 'Games of a round that are being played',
    about: 'Only for matches being watched; never cached.',
    example: { id: 'rivers', round: '7' },
  },
  {
    method: 'post',
    path: '/result/:id/sync',
    scope: 'read',
    tag,
    answer: SyncAnswer,
    summary: 'Check the chess site for a match now',
    example: { id: 'rivers-7-1' },
    refusals: { 409: 'This match has no game link to check.' },
  },
  {
    method: 'get',
    path: '/tournament/:id/scrapeChessComTeamPage',
    tag,
    query: TeamPageQuery,
    answer: TeamPage,
    summary: 'Read a Chess.com team match page',
    about:
      'Only for linked matches of the tournament; its directors may ask about any match. Limited by account and by address.',
    example: { id: 'rivers', url: 'https://www.chess.com/club/matches/live/70701' },
    refusals: {
      429: 'Too many attempts. Wait 1 minute, then try again.',
      502: 'Still waiting for data from Chess.com. Check back later.',
      503: 'Chess.com is busy right now, and live results go first. Try again in a minute.',
    },
  },
] as const satisfies readonly ApiCall[]
