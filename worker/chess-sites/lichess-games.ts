import type { EventSource } from '#core/chess-site/event-source.ts'
import { parseLichessGames, type LichessGame } from '#core/chess-site/lichess-games.ts'
import { askSite, type RequestBudget } from './ask-site.ts'
import type { SiteAnswer } from './site-answer.ts'

export type LichessAnswer = { kind: 'games'; games: LichessGame[] } | Exclude<SiteAnswer, { kind: 'ok' }>

/** Games per request, as an answer may have at most 2 MB. */
export const GAMES_AT_ONCE = 100

/** Games by ids, with moves, in one request. Ids that Lichess does not know are left out. */
export const fetchGames = (budget: RequestBudget, ids: string[]): Promise<LichessAnswer> =>
  ask(budget, '/games/export/_ids?pgnInJson=true&clocks=true&opening=false', ids.join(','))

/** The games of a Swiss or an arena, without moves. */
export const fetchEventGames = (budget: RequestBudget, { kind, id }: EventSource): Promise<LichessAnswer> =>
  ask(budget, `/${kind}/${id}/games?moves=false&tags=false&opening=false`)

async function ask(budget: RequestBudget, path: string, post?: string): Promise<LichessAnswer> {
  const url = `${budget.env.LICHESS_URL}/api${path}`
  const answer = await askSite(budget, { url, ...(post !== undefined && { post }) })
  return answer.kind === 'ok' ? { kind: 'games', games: parseLichessGames(answer.body) } : answer
}
