import { Hono } from 'hono'
import { addresses } from '../addresses.ts'
import { clubsOf, member, siteId } from '../accounts/people.ts'
import { hash } from '../dice.ts'
import type { Visit } from '../visit.ts'
import { answer, refuse } from './answer.ts'
import { matchesOf } from './matches-of.ts'

const JOINED = 1_400_000_000
const unknown = (username: string) => refuse(`User "${username}" not found.`)

/**
 * `/pub/player/{username}`, `/stats`, `/clubs` and `/matches`. Addresses with upper-case letters are redirected to
 * lower case.
 */
export const players = new Hono<Visit>()
  .use('/:username/*', async (c, next) => {
    const { pathname } = new URL(c.req.url)
    if (pathname === pathname.toLowerCase()) return next()
    return c.body(null, 301, { location: pathname.toLowerCase(), 'access-control-allow-origin': '*' })
  })
  .get('/:username', (c) => {
    const found = member(c, c.req.param('username'))
    if (!found) return unknown(c.req.param('username'))
    const key = found.username.toLowerCase()
    const joined = JOINED + (hash(key) % 200_000_000)
    const profile = {
      player_id: siteId(key),
      '@id': addresses.player(key),
      url: addresses.member(found.username),
      ...(found.name !== undefined && { name: found.name }),
      username: key,
      ...(found.title !== undefined && { title: found.title }),
      followers: hash(key) % 300,
      country: addresses.country(found.country),
      ...(found.location !== undefined && { location: found.location }),
      last_online: Math.floor(c.var.now / 60_000) * 60,
      joined,
      status: found.status,
      is_streamer: false,
      verified: false,
      league: 'Wood',
      streaming_platforms: [],
    }
    return answer(c, profile, {
      route: 'pubapi_player_profile',
      context: 'Player',
      maxAge: 5,
      changedAt: joined * 1000,
    })
  })
  .get('/:username/stats', (c) => {
    const found = member(c, c.req.param('username'))
    if (!found) return unknown(c.req.param('username'))
    const record = { win: 120, loss: 110, draw: 14 }
    const last = { rating: found.rating, date: JOINED, rd: 45 }
    const stats = {
      chess_rapid: { last, record },
      chess_blitz: { last: { ...last, rating: found.rating - 60 }, record },
    }
    return answer(c, stats, { route: 'pubapi_player_stats', maxAge: 5, changedAt: JOINED * 1000 })
  })
  .get('/:username/clubs', (c) => {
    const username = c.req.param('username')
    if (!member(c, username)) return unknown(username)
    // Here the real API returns the web page's address, although its documentation says the API's.
    const clubs = clubsOf(c, username).map(({ slug, name }) => ({
      '@id': addresses.clubPage(slug),
      name,
      last_activity: JOINED,
      icon: `https://images.chesscomfiles.com/uploads/v1/group/${siteId(slug)}.50x50o.png`,
      url: addresses.clubPage(slug),
      joined: JOINED,
    }))
    return answer(
      c,
      { clubs },
      { route: 'pubapi_player_clubs', context: 'PlayerClubs', maxAge: 5, changedAt: JOINED * 1000 },
    )
  })
  .get('/:username/matches', (c) => {
    const username = c.req.param('username')
    if (!member(c, username)) return unknown(username)
    return answer(c, matchesOf(c, username), { route: 'pubapi_player_matches', maxAge: 5, changedAt: c.var.now })
  })
