import { Hono } from 'hono'
import type { TeamPage } from '#core/chess-site/team-page.ts'
import { TeamPageQuery } from '#core/contract/name-lists.ts'
import { waitingForSite } from '#core/game/no-game.ts'
import type { Facts } from '#core/match/facts.ts'
import { linkRefusal, parseLink, CHESS_SITES } from '#core/match/links.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { SECOND } from '#core/time.ts'
import { fetchTeamPage } from '../chess-sites/team-page.ts'
import type { AppEnv } from '../env.ts'
import { jsonText } from '../http/json-text.ts'
import { allowAnyOrigin } from '../http/cors.ts'
import { badGateway, badRequest, notFound } from '../http/errors.ts'
import { edgeCached } from '../cache/edge-cache.ts'
import { currentUser } from '../http/session.ts'
import { loadVisible } from '../http/visible-tournament.ts'
import { valid } from '../http/valid.ts'

/** The site is not asked about the same match more often. */
const TTL = 30 * SECOND
const { name } = CHESS_SITES.chessCom

/**
 * What the page of a tournament's match at chess.com says. Nothing but the number in the link is used, so that no other
 * address is ever asked; and visitors may ask about links of the tournament's own pairings alone.
 */
export const teamPageRoutes = new Hono<AppEnv>().get(
  '/:id/scrapeChessComTeamPage',
  valid('query', TeamPageQuery),
  async (c) => {
    const { snapshot } = await loadVisible(c, c.req.param('id'))
    const { url } = c.req.valid('query')
    const link = parseLink(url)
    if (link?.source !== 'chessCom' || link.type !== 'team') {
      throw badRequest(`${linkRefusal(url, 'chessCom', 'team')}.`, 'invalid-link')
    }
    const { siteId } = link
    const match = findFacts(snapshot, siteId)
    if (!match && !(await currentUser(c))) {
      throw notFound('No match in this tournament has that link.')
    }
    const tag = snapshot.settings.public ? `page-${siteId}-${Math.floor(Date.now() / TTL)}` : undefined
    if (snapshot.settings.public && match) allowAnyOrigin(c)
    const text = await edgeCached(c, tag, 'scrapeChessComTeamPage', {}, async () => {
      const page = await fetchTeamPage(c.env, siteId, match?.registrationTime)
      if (page === 'missing') throw notFound(`${name} has no match at that link.`)
      if (!page) throw badGateway(waitingForSite(name))
      c.header('cache-control', 'no-store')
      return JSON.stringify(page)
    })
    return jsonText<TeamPage>(c, text)
  },
)

/** What is known of the pairing that is linked to a match of that number. */
const findFacts = ({ rounds }: Snapshot, siteId: string): Facts | undefined =>
  rounds
    .flatMap(({ facts = {} }) => Object.values<Facts>(facts))
    .find(({ link }) => link !== undefined && parseLink(link)?.siteId === siteId)
