import { SeasonQuery } from '../seasons.ts'
import type { ApiCall } from './api-call.ts'
import { SeasonOdds } from './season-odds.ts'

export const SEASON_ODDS_CALLS = [
  {
    method: 'get',
    path: '/league/:id/getOdds',
    tag: 'Leagues',
    summary: 'Odds of a season',
    about:
      'Chances of the title, of promotion and of relegation of all teams, what they need in their last fixtures, and the fixtures that matter most. Without season, those of the current one.',
    query: SeasonQuery,
    answer: SeasonOdds,
    example: { id: 'estuary-league' },
  },
] as const satisfies readonly ApiCall[]
