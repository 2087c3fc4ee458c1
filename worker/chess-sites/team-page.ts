import { teamPageFromApi, parseTeamPage, type TeamPage } from '#core/chess-site/team-page.ts'
import type { Bindings } from '../env.ts'

type TeamPageEnv = Pick<Bindings, 'SiteQueue' | 'CHESS_COM_API' | 'CHESS_COM_WEB'>

/**
 * A live team match at Chess.com by its number: from the API, or if that fails from the match's page. `missing` when
 * there is no such match, `busy` when too many requests wait, undefined when neither gives an answer.
 */
export async function fetchTeamPage(
  env: TeamPageEnv,
  siteId: string,
  registration?: number,
): Promise<TeamPage | 'missing' | 'busy' | undefined> {
  const queue = env.SiteQueue.getByName(new URL(env.CHESS_COM_API).host)
  const answer = await queue.ask({ url: `${env.CHESS_COM_API}/match/live/${siteId}` })
  if (answer.kind === 'missing') return 'missing'
  if (answer.kind === 'unavailable' && answer.isBusy) return 'busy'
  const page = answer.kind === 'ok' ? teamPageFromApi(JSON.parse(answer.body), registration) : undefined
  if (page) return page
  const html = await queue.fetchHtml(`${env.CHESS_COM_WEB}/club/matches/live/${siteId}`)
  return html === undefined ? undefined : parseTeamPage(html)
}
