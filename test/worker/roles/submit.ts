import { hashSync } from 'bcryptjs'
import { bindings } from '#test/support/worker.ts'
import type { World } from '#test/support/world.ts'
import { signedIn, type Row } from './row.ts'

const LINK = 'https://www.chess.com/club/matches/live/70701'
const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const OF_TEAMS = { member: 200, teamAdmin: 200, otherAdmin: 200 }

const linked = ({ league }: World) =>
  bindings.DB.prepare(
    `update matches set facts = json_object('link', ?, 'linkSource', 'chessCom', 'linkType', 'team') where tournament_id = ?`,
  )
    .bind(LINK, league)
    .run()
const waiting = ({ league, n }: World) =>
  bindings.DB.prepare(
    `insert into links (id, tournament_id, round, match_no, source, type, site_id, link, created_at, updated_at)
     values (?, ?, 1, 1, 'chessCom', 'team', '70701', ?, 1, 1)`,
  )
    .bind(`l-${n}`, league, LINK)
    .run()

// A hash of cost 10 takes a while, so it is computed once.
const keys = new Map<string, string>()
const keyOf = (words: string): string => {
  const key = keys.get(words) ?? hashSync(words, 10)
  keys.set(words, key)
  return key
}

const meeting = ({ league }: World) => {
  const [idW, idB, tournamentId, round] = [`${league}-1`, `${league}-2`, league, 1]
  return { idW, idB, tournamentId, round, key: keyOf(`${idW}${idB}${tournamentId}${round}`) }
}

export const SUBMIT_ROWS: Row[] = [
  {
    call: 'post /submit/gameLink',
    ask: ({ league }) => ({
      path: '/submit/gameLink',
      body: { id: `${league}-1-1`, tournamentId: league, link: LINK },
    }),
    answers: signedIn(403, { ...OF_TEAMS, ...DIRECTORS }),
  },
  {
    call: 'post /submit/gameLink',
    of: 'of a private tournament',
    isPrivate: true,
    ask: ({ league }) => ({
      path: '/submit/gameLink',
      body: { id: `${league}-1-1`, tournamentId: league, link: LINK },
    }),
    answers: signedIn(404, { ...OF_TEAMS, ...DIRECTORS }),
  },
  {
    call: 'post /submit/gameLink',
    of: 'in an event of individuals',
    ask: ({ cup }) => ({
      path: '/submit/gameLink',
      body: { id: `${cup}-1-1`, tournamentId: cup, link: 'https://www.chess.com/game/live/5' },
    }),
    answers: signedIn(403, { player: 200, ...DIRECTORS }),
  },
  {
    call: 'post /submit/removeGameLink',
    before: linked,
    ask: ({ league, rooks }) => ({
      path: '/submit/removeGameLink',
      body: { id: `${league}-1-1`, playerId: `${league}-1`, team: rooks },
    }),
    answers: signedIn(403, { teamAdmin: 200, otherAdmin: 200, ...DIRECTORS }),
  },
  {
    call: 'post /submit/result',
    ask: ({ league }) => ({ path: '/submit/result', body: { id: `${league}-1-1`, outcome: '==' } }),
    answers: signedIn(403, { teamAdmin: 200, otherAdmin: 200 }),
  },
  {
    call: 'post /submit/result',
    of: 'in an event of individuals',
    ask: ({ cup }) => ({ path: '/submit/result', body: { id: `${cup}-1-1`, outcome: '==' } }),
    answers: signedIn(403, { player: 200 }),
  },
  {
    call: 'post /submit/result',
    of: 'of a private tournament',
    isPrivate: true,
    ask: ({ cup }) => ({ path: '/submit/result', body: { id: `${cup}-1-1`, outcome: '==' } }),
    answers: signedIn(404, { player: 200, director: 403, deputy: 403, siteAdmin: 403 }),
  },
  {
    call: 'post /submit/mini',
    ask: ({ league }) => ({ path: '/submit/mini', body: { id: `${league}-1-1`, k: 1, points: [1, 1] } }),
    // The event has no fixtures of several matches.
    answers: signedIn(403, { teamAdmin: 409, otherAdmin: 409 }),
  },
  {
    call: 'post /submit/game',
    before: linked,
    ask: (world) => ({ path: '/submit/game', body: { ...meeting(world), fetched: {}, games: [] } }),
    answers: signedIn(403, { ...OF_TEAMS, ...DIRECTORS }),
  },
  {
    call: 'get /tournament/:id/getLinks',
    ask: ({ league }) => ({ path: `/tournament/${league}/getLinks` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/confirmLink',
    before: waiting,
    ask: ({ league, n }) => ({ path: `/tournament/${league}/confirmLink`, body: { link: `l-${n}`, accept: true } }),
    answers: signedIn(403, DIRECTORS),
  },
]
