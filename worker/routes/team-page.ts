import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import type { TeamPage } from '#core/chess-site/team-page.ts'
import { TeamPageQuery } from '#core/contract/name-lists.ts'
import { waitingForSite } from '#core/game/no-game.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import type { Facts } from '#core/match/facts.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { linkRefusal, parseLink } from '#core/match/parse-link.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { SECOND } from '#core/time.ts'
import { fetchTeamPage } from '../chess-sites/team-page.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { jsonText } from '../http/json-text.ts'
import { allowAnyOrigin } from '../http/cors.ts'
import { badGateway, badRequest, notFound, unavailable } from '../use-cases/refusal.ts'
import { edgeCached } from '../cache/edge-cache.ts'
import { singleFlight } from '../cache/single-flight.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { currentUser } from '../http/session.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'
import { valid } from '../http/valid.ts'

/** The site is asked about one match at most this often. */
const TTL = 30 * SECOND
const { name } = CHESS_SITES.chessCom
const BUSY = () => say.siteBusy({ name })

/**
 * The content of a Chess.com team match page. Only the match number of the given link is used, so that no other address
 * is ever fetched. Users who aren't directors may ask only about links of the tournament's own pairings.
 */
export const teamPageRoutes = new Hono<AppEnv>().get(
  '/:id/scrapeChessComTeamPage',
  valid('query', TeamPageQuery),
  async (c) => {
    const { snapshot } = await loadVisible(callerOf(c), c.req.param('id'))
    const { url } = c.req.valid('query')
    const link = parseLink(url)
    if (link?.source !== 'chessCom' || link.type !== 'team') {
      throw badRequest(() => `${linkRefusal(url, 'chessCom', 'team')}.`, 'invalid-link')
    }
    const { siteId } = link
    const match = findFacts(snapshot, siteId)
    if (!match && !(await isDirector(c, snapshot))) {
      throw notFound(say.noMatchWithLink)
    }
    const tag = snapshot.settings.public ? `page-${siteId}-${Math.floor(Date.now() / TTL)}` : undefined
    if (snapshot.settings.public && match) allowAnyOrigin(c)
    const text = await edgeCached(c, tag, 'scrapeChessComTeamPage', {}, async () => {
      await limitPerMinute(c, 'teamPage', (await currentUser(c))?.id)
      const page = await singleFlight(
        `team page ${siteId}`,
        (work) => c.executionCtx.waitUntil(work),
        () => fetchTeamPage(c.env, siteId, match?.registrationTime),
      )
      if (page === 'busy') throw unavailable(BUSY, 'site-busy')
      if (page === 'missing') throw notFound(() => say.siteHasNoMatch({ name }))
      if (!page) throw badGateway(() => waitingForSite(name))
      c.header('cache-control', 'no-store')
      return JSON.stringify(page)
    })
    return jsonText<TeamPage>(c, text)
  },
)

async function isDirector(c: Context<AppEnv>, { id }: Snapshot): Promise<boolean> {
  const user = await currentUser(c)
  return user !== undefined && tournamentLevel(await tournaments.loadPeople(c.var.db, id, user.id), user) === 2
}

/** The facts of the pairing whose link has this match number. */
const findFacts = ({ rounds }: Snapshot, siteId: string): Facts | undefined =>
  rounds
    .flatMap(({ facts = {} }) => Object.values<Facts>(facts))
    .find(({ link }) => {
      const parsed = link === undefined ? undefined : parseLink(link)
      return parsed?.source === 'chessCom' && parsed.type === 'team' && parsed.siteId === siteId
    })
