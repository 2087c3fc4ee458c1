import { Hono } from 'hono'
import { club, siteId } from '../accounts/people.ts'
import { addresses } from '../addresses.ts'
import type { Visit } from '../visit.ts'
import { answer, notFound } from './answer.ts'
import { matchesOfClub } from './matches-of.ts'

const CREATED = 1_500_000_000

/** `/pub/club/{slug}`, `/members` and `/matches`. */
export const clubs = new Hono<Visit>()
  .get('/:slug', (c) => {
    const found = club(c, c.req.param('slug'))
    if (!found) return notFound(c)
    const { slug, name, admin, members, description, country } = found
    const id = siteId(slug)
    const body = {
      '@id': addresses.club(slug),
      name,
      club_id: id,
      country: addresses.country(country),
      average_daily_rating: 1200,
      members_count: members.length,
      created: CREATED,
      last_activity: CREATED,
      admin: admin.map(addresses.player),
      visibility: 'public',
      join_request: `https://www.chess.com/club/join/${id}`,
      icon: `https://images.chesscomfiles.com/uploads/v1/group/${id}.50x50o.png`,
      description,
      url: addresses.clubPage(slug),
    }
    return answer(c, body, { route: 'pubapi_club', context: 'Club', maxAge: 5, changedAt: CREATED * 1000 })
  })
  .get('/:slug/members', (c) => {
    const found = club(c, c.req.param('slug'))
    if (!found) return notFound(c)
    const members = found.members
      .map((username) => ({ username: username.toLowerCase(), joined: CREATED }))
      .sort((a, b) => (a.username < b.username ? -1 : 1))
    const body = { weekly: members.slice(0, 2), monthly: members.slice(2, 5), all_time: members.slice(5) }
    return answer(c, body, { route: 'pubapi_club_members', maxAge: 5, changedAt: CREATED * 1000 })
  })
  .get('/:slug/matches', (c) => {
    const found = club(c, c.req.param('slug'))
    if (!found) return notFound(c)
    const body = matchesOfClub(c, found.slug)
    return answer(c, body, { route: 'pubapi_club_matches', context: 'ClubMatches', maxAge: 5, changedAt: c.var.now })
  })
