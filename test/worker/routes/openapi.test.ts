import { expect, test } from 'vitest'
import { DEMO_FEED } from '#core/people/demo-feed.ts'
import { digest } from '#worker/secrets/token.ts'
import * as z from 'zod/mini'
import { CALLS } from '#core/contract/describe/calls.ts'
import type { ApiCall } from '#core/contract/describe/api-call.ts'
import { PARAMETERS, PATHS } from '#core/contract/describe/parameters.ts'
import { BLANK_HEAD, OPEN_RULE } from '#core/festival/facts.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'
import type { BoardGame, Individual } from '#core/snapshot/individual.ts'
import { aRound } from '../../support/build.ts'
import { aPerson, aTeam, anAccount, claims } from '../../support/people.ts'
import { ask, aSaved, bindings } from '../../support/worker.ts'
import { app } from '#worker/app.ts'

const START = Date.UTC(2026, 6, 4, 15)
const LINK = 'https://www.chess.com/club/matches/live/70701'

test('every call that the Worker has is described, and nothing else', () => {
  const routes = app.routes
    // Calls by which programs push to Lichess are described there.
    .filter(({ path }) => !path.startsWith('/api/broadcast/'))
    .filter(({ method, path }) => path.startsWith('/api/') && method !== 'ALL' && path !== '/api/')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.slice('/api'.length)}`)
  expect([...new Set(routes)].toSorted()).toEqual(CALLS.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test('every parameter has a description', () => {
  for (const { path, query, example } of CALLS) {
    const { properties = {}, required = [] } = query ? z.toJSONSchema(query, { io: 'input' }) : {}
    const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name!)
    for (const name of Object.keys(properties)) expect(PARAMETERS, path).toHaveProperty(name)
    if (inPath.length > 0) expect(PATHS).toHaveProperty(path.split('/')[1]!)
    expect(Object.keys(example)).toEqual(expect.arrayContaining([...inPath, ...required]))
    expect([...inPath, ...Object.keys(properties)]).toEqual(expect.arrayContaining(Object.keys(example)))
  }
})

/** Fills the database so that every optional field occurs at least once. */
async function fill(): Promise<void> {
  await aPerson('ann', { name: 'Ann Lee', nationality: 'NED', fide: '123', bio: 'Hello' })
  await anAccount('ann', 'lichess', { verified: 1, link: 'https://lichess.org/@/ann' })
  await aTeam('rooks', { name: 'The Rooks', founder_id: 'ann', logo_url: 'https://kibitz.example/x.png' }, { ann: 1 })
  const cup = {
    players: ['GM Ann Lee 2500 NED', 'Bob 2400', 'Cy'],
    rounds: ['1-2 1, 3 U', '3-1 =, 2 Z'],
    dates: [START, null],
    bonuses: [{ player: 1, round: 1, MP: 1, GP: 1 }],
  }
  await aSaved({ id: 'uzchess25', ...cup, settings: { logoURL: 'https://kibitz.example/x.png', tieBreaks: ['BH'] } })
  await claims('uzchess25', 1, { user_id: 'ann', owner: 'ann', meta: '{"note":"x"}', lichess: 'ann' })
  const individuals: Individual[] = [
    {
      no: 1,
      team: 1,
      board: 1,
      name: 'Lee, Ann',
      title: 'GM',
      rating: 2500,
      nationality: 'NED',
      username: 'ann',
    },
    { no: 2, team: 2, board: 1, name: 'Ray, Bob', title: '', rating: 0, nationality: '' },
  ]
  const game = { round: 1, matchNo: 1, no: 1, board: 1, white: 'ann', black: 'bob', whiteFirst: true, outcome: '10' }
  const games: BoardGame[] = [{ ...game, whiteIndividual: 1, blackIndividual: 2, pgn: '1. e4 1-0', startedAt: START }]
  const facts = { link: LINK, linkSource: 'chessCom', linkType: 'team', startTime: START, boards: 1 } as const
  await aSaved(
    {
      id: 'rivers',
      players: ['Rooks', 'Knights'],
      dates: [START],
      settings: { competitors: 'team', allowSelfLinks: 1, source: 'chessCom' },
      rounds: [aRound('1-2 1:0'), aRound('2-1 *', { facts: { 0: facts } })],
    },
    { individuals, games },
  )
  await claims('rivers', 1, { team_id: 'rooks', owner: 'rooks' })
  await bindings.DB.batch([
    bindings.DB.prepare(
      "insert into announcements (tournament_id, title, announcement, created_at, updated_at) values ('rivers', 'On', 'x', 1, 1)",
    ),
    bindings.DB.prepare(
      "insert into feedback (id, user_id, title, type, content, created_at) values ('feedback-welcome', 'ann', 'Hm', 'bug', 'x', 1)",
    ),
    bindings.DB.prepare(
      "insert into leagues (id, name, owner_id, listed_at, created_at, updated_at) values ('estuary-league', 'Estuary League', 'ann', 1, 1, 1)",
    ),
    bindings.DB.prepare(
      `insert into seasons (league_id, id, no, version, name, stage, rules, starts, created_at, updated_at)
       values ('estuary-league', 'autumn-2026', 1, 1, 'Autumn 2026', 'published', ?, '[]', 1, 1)`,
    ).bind(JSON.stringify(DEFAULT_RULES)),
    bindings.DB.prepare(
      "insert into season_divisions (league_id, season_id, tier, grp, name, tournament_id) values ('estuary-league', 'autumn-2026', 1, 1, 'Division 1', 'rivers')",
    ),
    ...[1, 2].map((no) =>
      bindings.DB.prepare(
        `insert into season_entries (league_id, season_id, no, name, tier, grp, seat, origin, state)
         values ('estuary-league', 'autumn-2026', ?1, 'Team ' || ?1, 1, 1, ?1, 'new', 'confirmed')`,
      ).bind(no),
    ),
    bindings.DB.prepare(
      `insert into festivals (id, owner_id, version, name, stage, facts, listed_at, created_at, updated_at)
       values ('harbour-festival', 'ann', 1, 'Harbour Festival', 'public', ?, 1, 1, 1)`,
    ).bind(JSON.stringify({ ...BLANK_HEAD, name: 'Harbour Festival' })),
    bindings.DB.prepare(
      `insert into festival_sections (festival_id, tournament_id, pos, facts) values ('harbour-festival', 'rivers', 0, ?)`,
    ).bind(
      JSON.stringify({
        word: 'Teams',
        kind: 'main',
        cap: null,
        firstBoard: null,
        fee: 0,
        closesAt: null,
        rule: OPEN_RULE,
      }),
    ),
    bindings.DB.prepare("insert into notices (title, content, created_at, updated_at) values ('New', 'y', 3, 3)"),
    bindings.DB.prepare(
      "insert into follow_lists (id, feed_hash, feed, created_at, used_at) values ('f-demo', ?, '', 1, 1)",
    ).bind(await digest(`feed ${DEMO_FEED}`)),
  ])
}
await fill()

/** Ids of this test for those of the demo. */
const HERE: Record<string, string> = { battery11: 'ann', 'rivers-1': 'rooks', 'rivers-7-1': 'rivers-2-1' }

function urlOf({ path, example }: ApiCall): string {
  const query = new URLSearchParams()
  let at = path
  for (const [name, value] of Object.entries(example)) {
    const here = HERE[value] ?? value.replace(/^9$/, '1').replaceAll('-9-', '-1-')
    if (at.includes(`:${name}`)) at = at.replace(`:${name}`, here)
    else query.set(name, here)
  }
  return `/api${at}?${query}`
}

// Tested elsewhere: the chess site's page with the site, links in emails with those, and the document is the build's.
// Calls that need a session or change something have tests of their own.
const ELSEWHERE = ['/tournament/:id/scrapeChessComTeamPage', '/exchangeSession', '/openapi.json']

test.each(
  CALLS.filter(({ path, method, act }) => method === 'get' && !act && !ELSEWHERE.includes(path)).map(
    (call) => [call.path, call] as const,
  ),
)('%s answers as it is described', async (_, call) => {
  const { status, text, response } = await ask(urlOf(call))
  expect(status, text).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const type = response.headers.get('content-type')
  if ('about' in call.answer) return expect(type).toBe(`${call.answer.type}; charset=utf-8`)
  const body: unknown = JSON.parse(text)
  // Parsing drops fields that are not described.
  return expect(z.parse(call.answer, body)).toEqual(body)
})

test('a program that asks at /api gets the description, a browser gets the page', async () => {
  const [program, browser, slash] = await Promise.all([
    ask('/api', { headers: { accept: '*/*' } }),
    ask('/api', { headers: { accept: 'text/html,*/*;q=0.8' } }),
    ask('/api/', { headers: { accept: 'text/html' } }),
  ])
  expect([program.status, program.response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  expect(program.response.headers.get('access-control-allow-origin')).toBe('*')
  for (const { status, text } of [browser, slash]) {
    expect([status, text.includes('<title>API · Kibitz</title>')]).toEqual([200, true])
    expect(text).toContain('<link rel="preload" as="fetch" crossorigin href="/api/openapi.json">')
  }
  expect((await ask('/api/openapi.json')).text).toBe(program.text)
})

test('pages link the feed of their announcements', async () => {
  const link = (feed: string) =>
    `<link rel="alternate" type="application/rss+xml" title="Announcements" href="${feed}">`
  for (const path of ['/', '/news']) expect((await ask(path)).text).toContain(link('/api/announcements.rss'))
  expect((await ask('/t/rivers/dashboard')).text).toContain(link('/api/tournament/rivers/announcements.rss'))
  expect((await ask('/teams')).text).not.toContain('application/rss+xml')
})
