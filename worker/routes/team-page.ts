import { Hono } from 'hono'
import type { TeamPage } from '#core/chess-site/team-page.ts'
import { TeamPageQuery } from '#core/contract/people.ts'
import { waitingFor } from '#core/game/absence.ts'
import type { Facts } from '#core/match/facts.ts'
import { linkRefusal, parseLink, SITES } from '#core/match/links.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { SECOND } from '#core/time.ts'
import { teamPage } from '../chess-sites/team-page.ts'
import type { App } from '../env.ts'
import { jsonText } from '../http/json-text.ts'
import { badGateway, badRequest, notFound } from '../http/errors.ts'
import { kept } from '../http/kept.ts'
import { visitor } from '../http/session.ts'
import { tournament } from '../http/tournament.ts'
import { valid } from '../http/valid.ts'

/** The site is not asked about the same match more often. */
const HOLDS = 30 * SECOND
const { name } = SITES.chessCom

/**
 * What the page of a tournament's match at chess.com says. Nothing but the number in the link is used, so that no other
 * address is ever asked; and visitors may ask about links of the tournament's own pairings alone.
 */
export const teamPageRoutes = new Hono<App>().get(
  '/:id/scrapeChessComTeamPage',
  valid('query', TeamPageQuery),
  async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const { url } = c.req.valid('query')
    const link = parseLink(url)
    if (link?.source !== 'chessCom' || link.type !== 'team') {
      throw badRequest(`${linkRefusal(url, 'chessCom', 'team')}.`, 'invalid-link')
    }
    const { siteId } = link
    const match = matchOf(snapshot, siteId)
    if (!match && !(await visitor(c))) {
      throw notFound('No match of this tournament has that link.')
    }
    const tag = snapshot.settings.public ? `page-${siteId}-${Math.floor(Date.now() / HOLDS)}` : undefined
    const text = await kept(c, tag, 'scrapeChessComTeamPage', {}, async () => {
      const page = await teamPage(c.env, siteId, match?.registrationTime)
      if (page === 'missing') throw notFound(`${name} has no such match.`)
      if (!page) throw badGateway(waitingFor(name))
      c.header('cache-control', 'no-store')
      return JSON.stringify(page)
    })
    return jsonText<TeamPage>(c, text)
  },
)

/** What is known of the pairing that is linked to a match of that number. */
const matchOf = ({ rounds }: Snapshot, siteId: string): Facts | undefined =>
  rounds
    .flatMap(({ facts = {} }) => Object.values<Facts>(facts))
    .find(({ link }) => link !== undefined && parseLink(link)?.siteId === siteId)
