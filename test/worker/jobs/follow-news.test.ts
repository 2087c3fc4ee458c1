import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { eventStar, nameStar } from '#core/people/stars.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import { aBrowser } from '#test/support/browser-push.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMade, person } from '#test/support/made-tournament.ts'
import { call } from '#test/support/sign-in.ts'
import { bindings, fetchJson } from '#test/support/worker.ts'
import { queueFollowNews } from '#worker/jobs/follow-news.ts'
import { sendPushes } from '#worker/jobs/push.ts'

const site = await aChessSite()
const { keys, read } = await aBrowser()
const endpointOf = (browser: string) => `${bindings.PUSH_ORIGIN}/push/${browser}`

/** A browser without an account that follows these stars and gets pushes. */
async function aFollower(browser: string, stars: string[], quiet: object | null = null) {
  const { secret } = JSON.parse((await call('/following/sync', { add: stars })).text) as AnswerOf<
    'post',
    '/following/sync'
  >
  const body = { secret, endpoint: endpointOf(browser), keys, zone: 'UTC', quiet }
  expect((await call('/following/tell', body)).status).toBe(200)
  return secret
}

const run = async (now = Date.now()) => {
  await queueFollowNews(bindings, now)
  await sendPushes(bindings, now)
}
const told = async (browser: string) =>
  Promise.all((await site.pushed(browser)).map(async (push) => ((await read(push)) as { body: string }).body))

async function anEvent(name: string) {
  const event = await aMade(name, { entries: ['Ann', 'Bo', 'Cy', 'Di'].map((one) => person(`${one} ${name}`)) })
  await event.does({ type: 'open' })
  return event
}

test('a browser gets one push for the next pairing, and for nothing else', async () => {
  const { does } = await anEvent('Tellus')
  await aFollower('tell-ann', [nameStar('Ann Tellus'), nameStar('Nobody Tellus')])
  await aFollower('tell-event', [eventStar('tellus')])
  await run()
  expect(await told('tell-ann')).toEqual([])
  await does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await run()
  await run()
  const [paired, ...others] = await told('tell-ann')
  expect(others).toEqual([])
  expect(paired).toMatch(/Ann Tellus.*: paired \(Tellus, round 1\)$/)
  expect(await told('tell-event')).toEqual(['Tellus: round 1 pairings are out'])
})

test('a push with a result has a spoiler-free text too', async () => {
  const { does } = await anEvent('Spoiler')
  await aFollower('tell-hidden', [nameStar('Ann Spoiler')])
  await does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await run()
  await bindings.DB.prepare(
    `update matches set outcome = '10', facts = json_patch(facts, '{"scored":true}') where tournament_id = 'spoiler'`,
  ).run()
  await bindings.DB.prepare(`update tournaments set version = version + 1 where id = 'spoiler'`).run()
  await run()
  const [paired, over] = await Promise.all((await site.pushed('tell-hidden')).map(read))
  // A pairing of the first round is no spoiler.
  expect(paired).not.toHaveProperty('spoilerFree')
  expect(over).toMatchObject({
    body: expect.stringMatching(/ [01] – [01] .*\(Spoiler, round 1\)$/) as unknown,
    spoilerFree: { tournament: 'spoiler', body: 'Spoiler: news of round 1, hidden until you ask.' },
  })
})

test('two runs in one millisecond send a follower one push', async () => {
  const { does } = await anEvent('Gemini')
  await aFollower('tell-twice', [eventStar('gemini')])
  await does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  const now = Date.now()
  await queueFollowNews(bindings, now)
  await Promise.all([sendPushes(bindings, now), sendPushes(bindings, now)])
  expect(await told('tell-twice')).toEqual(['Gemini: round 1 pairings are out'])
})

test('news of an event that has become private is not sent', async () => {
  const { does } = await anEvent('Veiled')
  await aFollower('tell-veiled', [eventStar('veiled')])
  await does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await queueFollowNews(bindings, Date.now())
  await bindings.DB.prepare(`update tournaments set public = 0 where id = 'veiled'`).run()
  await run()
  expect(await told('tell-veiled')).toEqual([])
})

test('in quiet hours a push waits for their end', async () => {
  const { does } = await anEvent('Quietus')
  const minute = Math.floor((Date.now() % (24 * HOUR)) / MINUTE)
  const quiet = { from: (minute + 1440 - 60) % 1440, to: (minute + 60) % 1440 }
  const secret = await aFollower('tell-quiet', [eventStar('quietus')], quiet)
  await does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await run()
  expect(await told('tell-quiet')).toEqual([])
  await run(Date.now() + HOUR + MINUTE)
  expect(await told('tell-quiet')).toEqual(['Quietus: round 1 pairings are out'])
  expect((await call('/following/tellNoMore', { secret, endpoint: endpointOf('tell-quiet') })).status).toBe(200)
  const left = await bindings.DB.prepare('select 1 from follow_browsers where endpoint = ?')
    .bind(endpointOf('tell-quiet'))
    .first()
  expect(left).toBeNull()
})

test('moments are sent to browsers that asked for them, each once', async () => {
  const { does, change } = await aMade('Momentum', {
    entries: [person('Ann Momentum', 1800), person('Bo Momentum', 2300), person('Cy', 2000), person('Di', 2000)],
  })
  await does({ type: 'open' }, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  const { secret } = JSON.parse((await call('/following/sync', { add: [nameStar('Ann Momentum')] })).text) as AnswerOf<
    'post',
    '/following/sync'
  >
  const wishes = { secret, keys, zone: 'UTC', quiet: null }
  await call('/following/tell', { ...wishes, endpoint: endpointOf('tell-moments'), moments: true })
  await call('/following/tell', { ...wishes, endpoint: endpointOf('tell-results') })
  await run()
  const { rows } = JSON.parse(
    JSON.stringify({
      rows: await fetchJson<{ board: number; w: string }[]>('/api/tournament/momentum/getPairings?round=1'),
    }),
  ) as { rows: { board: number; w: string; b: string }[] }
  const game = rows.find(({ w, b }) => [w, b].includes('Ann Momentum'))!
  const outcome = game.w === 'Ann Momentum' ? '10' : '01'
  expect((await change({ type: 'enterResult', round: 1, no: game.board, result: { outcome } })).status).toBe(200)
  await run()
  await run()
  const upsets = (await told('tell-moments')).filter((body) => body.includes('Upset'))
  expect(upsets).toEqual([`Momentum: Upset on board ${game.board}: Ann Momentum, 1800, beats Bo Momentum, 2300.`])
  expect((await told('tell-results')).filter((body) => body.includes('Upset'))).toEqual([])
  const [push] = await Promise.all((await site.pushed('tell-moments')).map(read))
  expect(push).toBeDefined()
})
