import { parseLiveMatch, type LiveMatch } from '#core/chess-site/parse-match.ts'
import type { Link } from '#core/match/links.ts'
import type { RequestBudget } from './ask-site.ts'
import { matchPath } from './chesscom.ts'
import { fetchGames } from './lichess-games.ts'
import { siteTimeouts } from './site-timeouts.ts'

export type LinkedSides = [first: string, second: string]

/** `sides` are undefined if the site doesn’t name both, `boards` if it doesn’t say how many there are. */
export interface MatchAtLink {
  sides: LinkedSides | undefined
  boards?: number | undefined
  /** The site's answer about a match of teams. */
  match?: LiveMatch | undefined
}

/**
 * The match or game at a link, sides in the site's order; `missing` if the site has nothing there.
 * Undefined if the site gives no answer in time, or has no call for such a link.
 */
export const fetchLinked = (env: RequestBudget['env'], link: Link): Promise<MatchAtLink | 'missing' | undefined> =>
  Promise.race([ask(env, link).catch(() => undefined), scheduler.wait(siteTimeouts(env).link).then(() => undefined)])

async function ask(env: RequestBudget['env'], { source, type, siteId }: Link) {
  if (source === 'chessCom') return type === 'game' ? undefined : fetchTeams(env, siteId, type)
  return type === 'game' ? fetchPlayers(env, siteId) : undefined
}

async function fetchTeams(env: RequestBudget['env'], siteId: string, type: Link['type']) {
  const queue = env.SiteQueue.getByName(new URL(env.CHESS_COM_API).host)
  const answer = await queue.ask({ url: env.CHESS_COM_API + matchPath(siteId, type) })
  if (answer.kind !== 'ok') return answer.kind === 'missing' ? 'missing' : undefined
  const live = parseLiveMatch(JSON.parse(answer.body))
  return live && { sides: named(live.teams.team1.name, live.teams.team2.name), boards: live.boards, match: live }
}

async function fetchPlayers(env: RequestBudget['env'], siteId: string) {
  const answer = await fetchGames({ env, requests: 1 }, [siteId])
  if (answer.kind !== 'games') return undefined
  const game = answer.games.find(({ id }) => id === siteId)
  return game ? { sides: named(game.players.white.user.name, game.players.black.user.name) } : 'missing'
}

const named = (first: string, second: string): LinkedSides | undefined =>
  first !== '' && second !== '' ? [first, second] : undefined
