import * as z from 'zod/mini'
import { SyncAnswer, Result, RunningGames } from './match.ts'
import { TeamPage } from './team-page.ts'
import { TeamPageQuery } from '../name-lists.ts'
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
    summary: 'How a pairing went, with its games',
    example: { id: 'rivers-1-1' },
  },
  {
    method: 'get',
    path: '/results',
    tag,
    query: ResultsQuery,
    answer: z.array(Result),
    summary: 'How pairings of any tournaments went',
    example: { ids: 'rivers-1-1,uzchess25-9-1' },
    refusals: { 400: 'At most 20 tournaments can be asked about at once.' },
  },
  {
    method: 'get',
    path: '/result/:id/running',
    tag,
    answer: RunningGames,
    summary: 'Games of a match that are being played',
    about: 'Known while somebody watches the match; it is never kept by a cache.',
    example: { id: 'rivers-7-1' },
  },
  {
    method: 'post',
    path: '/result/:id/sync',
    tag,
    answer: SyncAnswer,
    summary: 'Have the chess site asked about a match now',
    example: { id: 'rivers-7-1' },
    refusals: { 409: 'This match is not followed at a chess site.' },
  },
  {
    method: 'get',
    path: '/tournament/:id/scrapeChessComTeamPage',
    tag,
    query: TeamPageQuery,
    answer: TeamPage,
    summary: 'What the page of a team match at Chess.com says',
    about:
      'Of a match that is linked in the tournament; its directors may ask about any. Limited by account and by address.',
    example: { id: 'rivers', url: 'https://www.chess.com/club/matches/live/70701' },
    refusals: {
      429: 'Too many tries. Wait 1 minute, then try again.',
      502: 'Still waiting for data from Chess.com. Check back later.',
      503: 'Too many people are asking about Chess.com just now, and live results go first. Try again in a minute.',
    },
  },
] as const satisfies readonly ApiCall[]
