import { hash } from 'bcryptjs'
import { expect, test } from 'vitest'
import { aChessSite } from '#test/support/chess-site.ts'
import { aPlanFor } from '#test/support/watched-tournament.ts'
import { addLink as add, aLeague, pairingOf as pairing } from '#test/support/linked-league.ts'
import { call } from '../../support/sign-in.ts'
import { bindings, fetchJson } from '#test/support/worker.ts'

const LINK = 'https://www.chess.com/club/matches/live/70701'
const OTHER = 'https://www.chess.com/club/matches/live/70702'
// Matches of two teams that play in none of these tournaments.
const site = await aChessSite()
for (const id of [70_701, 70_702]) await site.plan(aPlanFor(id, 5))
type Headers = Record<string, string>

const remove = (id: string, who: Headers) => call('/submit/removeGameLink', { id: `${id}-1-1` }, who)
const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()
const watched = async (id: string) =>
  await bindings.DB.prepare('select site_id as siteId, done from watches where tournament_id = ?').bind(id).first()

test('where either side may add a link it is valid at once, and the match is polled from then on', async () => {
  const { man, foe } = await aLeague('eitherlg', { allowSelfLinks: 3 })
  const { version } = await fetchJson<{ version: number }>('/api/tournament/eitherlg/snapshot')
  const { status, text } = await add('eitherlg', LINK, man)
  expect(status, text).toBe(200)
  expect(JSON.parse(text)).toEqual({
    state: 'confirmed',
    message: 'Game link added. Chess.com has Harbour Knights – Night Owls there.',
  })
  expect(await pairing('eitherlg')).toMatchObject({ link: LINK })
  expect(await watched('eitherlg')).toEqual({ siteId: '70701', done: 0 })
  expect((await fetchJson<{ version: number }>('/api/tournament/eitherlg/snapshot')).version).toBe(version + 1)
  expect(await add('eitherlg', OTHER, foe)).toMatchObject({
    status: 409,
    text: 'This match already has a game link or a result.',
  })
})

test('where both sides confirm, a link is valid once the other side submits the same match, in any spelling', async () => {
  const { cap, man, foe } = await aLeague('bothlg', { allowSelfLinks: 2 })
  expect(JSON.parse((await add('bothlg', LINK, cap)).text)).toEqual({
    state: 'waiting',
    message:
      'Game link submitted. It’s added once the other side submits the same one. Chess.com has Harbour Knights – Night Owls there.',
  })
  // Neither the same side again nor another link of the other side confirms it.
  await add('bothlg', LINK, man)
  await add('bothlg', OTHER, foe)
  expect(await pairing('bothlg')).toMatchObject({ link: null })
  expect(JSON.parse((await add('bothlg', 'https://chess.com/live#tm=70701', foe)).text)).toMatchObject({
    state: 'confirmed',
  })
  expect((await pairing('bothlg')).link).toContain('70701')
  const { results } = await bindings.DB.prepare(
    "select state, count(*) as n from links where tournament_id = 'bothlg' group by state order by state",
  ).all()
  expect(results).toEqual([
    { state: 'confirmed', n: 3 },
    { state: 'removed', n: 1 },
  ])
})

test('once a link is valid, other submitted links are settled', async () => {
  const { cap, man, foe } = await aLeague('settlelg', { allowSelfLinks: 2 })
  await add('settlelg', OTHER, man)
  for (const who of [cap, foe]) await add('settlelg', LINK, who)
  const { results } = await bindings.DB.prepare(
    "select link, state from links where tournament_id = 'settlelg' order by rowid",
  ).all()
  expect(results).toEqual([
    { link: OTHER, state: 'removed' },
    { link: LINK, state: 'confirmed' },
    { link: LINK, state: 'confirmed' },
  ])
})

test('two sides that submit at the same moment confirm each other', async () => {
  const { cap, foe } = await aLeague('samelg', { allowSelfLinks: 2 })
  const answers = await Promise.all([add('samelg', LINK, cap), add('samelg', LINK, foe)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await pairing('samelg')).toMatchObject({ link: LINK })
})

test('where the director is asked first, the director confirms or refuses, once', async () => {
  const { cap, foe, boss } = await aLeague('asklg', { allowSelfLinks: 1 })
  expect((await add('asklg', LINK, cap)).text).toContain('Game link sent to the tournament director')
  await add('asklg', OTHER, foe)
  const waiting = () =>
    fetchJson<{ id: string; link: string; name: string }[]>('/api/tournament/asklg/getLinks', { headers: boss })
  const [first, second] = await waiting()
  expect(first).toMatchObject({ link: LINK, name: 'Rooks – Knights', match: 'asklg-1-1', username: 'cap-asklg' })
  const answer = (link: string, accept: boolean) => call('/tournament/asklg/confirmLink', { link, accept }, boss)
  expect(JSON.parse((await answer(second!.id, false)).text)).toHaveLength(1)
  expect((await answer(second!.id, true)).text).toBe('This game link has already been answered or withdrawn.')
  const twice = await Promise.all([answer(first!.id, true), answer(first!.id, true)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await pairing('asklg')).toMatchObject({ link: LINK })
  expect(await waiting()).toEqual([])
})

test('where players may not add links, only a director does', async () => {
  const { cap, boss } = await aLeague('offlg', { allowSelfLinks: 0 })
  expect(await add('offlg', LINK, cap)).toMatchObject({
    status: 403,
    text: 'Players can’t add game links in this tournament.',
  })
  expect((await add('offlg', LINK, boss)).status).toBe(200)
})

test('a link must be of the tournament’s site, and of a live match', async () => {
  const { cap } = await aLeague('wronglg', { allowSelfLinks: 3 })
  for (const [link, words] of [
    ['https://lichess.org/tournament/abcdefgh', 'Link must be a valid link from Chess.com'],
    ['javascript:alert(1)', 'Link must be a valid link from Chess.com'],
    ['https://www.chess.com.evil.example/club/matches/live/7', 'Link must be a valid link from Chess.com'],
    ['https://www.chess.com/game/live/123', 'Link does not match format for a Chess.com link'],
    ['', 'Enter the game link.'],
    [`https://www.chess.com/${'x'.repeat(400)}`, 'Enter the game link.'],
  ] as const) {
    expect(await add('wronglg', link, cap)).toMatchObject({ status: 400, text: words })
  }
  expect((await call('/submit/gameLink', { link: LINK }, cap)).text).toBe('Missing or invalid match id.')
  expect((await call('/submit/gameLink', { id: 'nowhere-1-1', tournamentId: 'nowhere', link: LINK }, cap)).status).toBe(
    404,
  )
})

test('a match may be named by its competitors with a key that was issued for it', async () => {
  const { cap } = await aLeague('keylg', { allowSelfLinks: 3 })
  const given = { idW: 'keylg-1', idB: 'keylg-2', tournamentId: 'keylg', round: 1 }
  const submit = (more: object) => call('/submit/gameLink', { ...given, link: LINK, ...more }, cap)
  const key = await hash('keylg-1keylg-2keylg1', 10)
  const wrong = 'The key doesn’t match this pairing.'
  expect(await submit({ key: 'x' })).toMatchObject({ status: 400, text: wrong })
  expect(await submit({ key, round: 2 })).toMatchObject({ status: 400, text: wrong })
  expect((await submit({ key, idW: 'keylg-2', idB: 'keylg-1' })).status).toBe(400)
  expect((await submit({ key })).status).toBe(200)
})

test('an admin removes a link with all that was pulled by it; a confirmed result stays', async () => {
  const { cap, man, boss } = await aLeague('golg', { allowSelfLinks: 3 })
  expect((await remove('golg', cap)).text).toBe('There’s no game link to remove, or the match already has a result.')
  await add('golg', LINK, cap)
  await run(
    `update matches set white_points = 3, black_points = 1, games = '10=0',
       facts = json_patch(facts, '{"bodyStatus":"in_progress","startTime":5}') where tournament_id = 'golg'`,
  )
  expect((await remove('golg', man)).status).toBe(403)
  expect((await remove('golg', cap)).status).toBe(200)
  expect(await pairing('golg')).toMatchObject({ link: null })
  const stored = await bindings.DB.prepare(
    "select white_points, games, facts from matches where tournament_id = 'golg'",
  ).first()
  // The times came from the site: without them the match is no longer live.
  expect(stored).toEqual({ white_points: null, games: null, facts: null })
  expect(await pairing('golg')).toMatchObject({ status: 'pending' })
  expect(await watched('golg')).toBeNull()
  const history = await bindings.DB.prepare(
    "select act, inverse, source, reason from changes where tournament_id = 'golg' order by version desc limit 1",
  ).first()
  expect(history).toMatchObject({ source: 'captain', reason: 'The link was removed.' })
  expect(JSON.parse(String(history!['act']))).toEqual([{ type: 'removeLink', round: 1, no: 1 }])
  expect(JSON.parse(String(history!['inverse']))).toMatchObject([
    { type: 'restorePairing', change: { points: [3, 1], games: '10=0', facts: { link: LINK } } },
  ])
  expect((await add('golg', OTHER, cap)).status).toBe(200)
  await run("update matches set outcome = '10' where tournament_id = 'golg'")
  expect((await remove('golg', boss)).status).toBe(409)
  expect((await pairing('golg')).link).toBe(OTHER)
})

test('a submitted game causes a poll, but its content is not trusted', async () => {
  const { cap } = await aLeague('gamelg', { allowSelfLinks: 3, allowSelfSubmissions: true })
  const given = { idW: 'gamelg-1', idB: 'gamelg-2', tournamentId: 'gamelg', round: 1 }
  const key = await hash('gamelg-1gamelg-2gamelg1', 10)
  const sent = {
    ...given,
    key,
    fetched: { scores: [9, 0], isFinished: true },
    games: [{ board: 1, game: 1, pgn: '1. e4 1-0', w: { username: 'a', result: 'win' }, b: { username: 'b' } }],
  }
  const submit = (more: object = {}) => call('/submit/game', { ...sent, ...more }, cap)
  expect(await submit()).toMatchObject({ status: 409, text: 'Add the game link first. Results are read from it.' })
  await add('gamelg', LINK, cap)
  expect((await submit()).status).toBe(200)
  expect((await submit({ games: 'many' })).text).toBe('Not a valid game from a chess site.')
  expect(await pairing('gamelg')).toMatchObject({ link: LINK, scores: null })
})

test('a start time set by the organiser stays when a link that was never read is removed', async () => {
  const { cap } = await aLeague('timelg', { allowSelfLinks: 3, pullResults: 0 })
  await run(`update matches set facts = '{"startTime":5}' where tournament_id = 'timelg'`)
  await add('timelg', LINK, cap)
  expect((await remove('timelg', cap)).status).toBe(200)
  const stored = await bindings.DB.prepare("select facts from matches where tournament_id = 'timelg'").first()
  expect(stored).toEqual({ facts: '{"startTime":5}' })
})

test('where results are never pulled, the answer to a submitted game says so', async () => {
  const { cap } = await aLeague('neverlg', { allowSelfLinks: 3, allowSelfSubmissions: true, pullResults: 0 })
  await add('neverlg', LINK, cap)
  const key = await hash('neverlg-1neverlg-2neverlg1', 10)
  const given = { idW: 'neverlg-1', idB: 'neverlg-2', tournamentId: 'neverlg', round: 1, key, fetched: {}, games: [] }
  expect(JSON.parse((await call('/submit/game', given, cap)).text)).toEqual({
    polledAt: null,
    message: 'Results aren’t pulled in this tournament. The tournament director enters them.',
  })
})
