import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { eventStar, festivalStar, nameStar } from '#core/people/stars.ts'
import { aRound } from '#test/support/build.ts'
import { checkCalendar } from '#test/support/calendar.ts'
import { aFestival } from '#test/support/made-festival.ts'
import { aMember, call } from '#test/support/sign-in.ts'
import { ask, aSaved, aUser, bindings, postJson } from '#test/support/worker.ts'
import { makeSummaries } from '#worker/jobs/summaries.ts'

type List = AnswerOf<'post', '/following/sync'>
type LookAnswer = AnswerOf<'post', '/following/look'>
type Headers = Record<string, string>

const START = Date.UTC(2031, 6, 4, 15)
const sync = async (body: object, who: Headers = {}) =>
  JSON.parse((await call('/following/sync', body, who)).text) as List
const look = async (body: object, who: Headers = {}) =>
  JSON.parse((await call('/following/look', body, who)).text) as LookAnswer
const calendar = (feed: string | null) => ask(`/api/following.ics?feed=${feed}`)
const news = async (feed: string | null) => (await ask(`/api/following.rss?feed=${feed}`)).text

/** An event of two rounds: Zoë has won round 1, and meets Bob in round 2. */
const anEvent = (id: string, zoe: string, settings: object = {}) =>
  aSaved({
    id,
    name: `Event ${id}`,
    players: [zoe, `Bob ${id}`, `Cy ${id}`],
    rounds: [aRound('1-3 10', { facts: { 0: { endTime: START - 1 } } }), '1-2 *'],
    dates: [START - 3_600_000, START],
    settings,
  })

test('the first star without an account creates a list under a secret address, which is shown once and stored hashed', async () => {
  const { secret, stars, isAccount } = await sync({ add: ['name zoe'] })
  expect([stars, isAccount]).toEqual([['name zoe'], false])
  expect(secret).toMatch(/^[\w-]{43}$/)
  const again = await sync({ secret, add: ['event cup', 'event other'], remove: ['name zoe'] })
  expect(again).toMatchObject({ stars: ['event cup', 'event other'], secret: null })
  const rows = await bindings.DB.prepare('select * from follow_lists').all()
  expect(JSON.stringify(rows.results)).not.toContain(secret)
  expect(JSON.stringify(rows.results)).not.toContain(again.feed)
})

test('a festival is followed by its word, while it is public', async () => {
  const { id, send } = await aFestival('pier-star')
  await send(`/${id}/change`, { request: { type: 'edit', change: { firstDay: '2031-07-04' } } })
  await send('/create', { name: 'Draft Days', id: 'draft-star' })
  const add = [festivalStar(id), festivalStar('draft-star'), festivalStar('nowhere')]
  const { secret, stars } = await sync({ add })
  expect(stars).toEqual(add)
  const followed = await look({ secret })
  expect(followed.festivals).toMatchObject([{ id, name: 'Quay Festival', place: 'Quay', sections: 3 }])
  expect(followed.events).toEqual([])
  await sync({ secret, remove: [festivalStar(id)] })
  expect((await look({ secret })).festivals).toEqual([])
  expect((await call('/following/sync', { add: ['festival Ü'] })).status).toBe(400)
})

test('a visitor without stars has no list', async () => {
  expect(await sync({})).toEqual({ stars: [], secret: null, feed: null, isAccount: false })
  expect(await look({})).toMatchObject({ events: [], names: [] })
})

test('a player is followed by name: each result and the next game appear once', async () => {
  await anEvent('followed1', 'Żurawska, Zoë')
  const { secret, feed } = await sync({ add: [nameStar('Zoë Żurawska'), nameStar('Bob followed1'), nameStar('Zoë')] })
  const { names, starred } = await look({ secret })
  expect(names.map(({ name }) => name).sort()).toEqual(['Bob followed1', 'Żurawska, Zoë'])
  expect(starred.last.map(({ id }) => id)).toEqual(['followed1-1-1'])
  expect(starred.next.map(({ id }) => id)).toEqual(['followed1-2-1'])
  const { events } = checkCalendar((await calendar(feed)).text)
  expect(events.map(({ UID }) => UID).sort()).toEqual(['followed1-1-1@localhost', 'followed1-2-1@localhost'])
  const rss = await news(feed)
  expect(rss).toContain('<title>Żurawska, Zoë 1 – 0 Cy followed1</title>')
  expect(rss).toContain('<title>Żurawska, Zoë – Bob followed1</title>')
  // Addresses of before have the secret in the path.
  expect((await ask(`/api/following/${feed}/calendar.ics`)).text).toBe((await calendar(feed)).text)
  // Readers who hide results use an address without them.
  const hidden = (await ask(`/api/following.rss?feed=${feed}&spoilers=hide`)).text
  expect(hidden).toContain('<title>Żurawska, Zoë – Cy followed1</title>')
  expect(hidden).not.toMatch(/\d – \d/)
  const veiled = checkCalendar((await ask(`/api/following.ics?feed=${feed}&spoilers=hide`)).text)
  expect(veiled.events.map(({ UID }) => UID)).toEqual(['followed1-1-1@localhost'])
})

test('readers who hide results see that a game was played, but not how it ended', async () => {
  await anEvent('followed4', 'Zenobia Four')
  const { secret } = await sync({ add: [nameStar('Zenobia Four'), eventStar('followed4')] })
  const { starred, events } = await look({ secret }, { cookie: 'spoilers=hide' })
  expect(starred).toMatchObject({ now: [], next: [], last: [{ id: 'followed4-1-1', status: 'hidden', scores: null }] })
  expect(events).toMatchObject([{ id: 'followed4', active: true, round: 2 }])
})

test('a followed event appears with its rounds', async () => {
  await anEvent('followed2', 'Zita')
  const { secret, feed } = await sync({ add: [eventStar('followed2'), eventStar('nosuch')] })
  const { events } = await look({ secret })
  expect(events).toMatchObject([{ id: 'followed2', round: 2, active: true }])
  expect(checkCalendar((await calendar(feed)).text).events.map(({ SUMMARY }) => SUMMARY)).toEqual([
    'Event followed2: round 1',
    'Event followed2: round 2',
  ])
  expect(await news(feed)).toContain('<title>Event followed2: round 2 pairings</title>')
})

test('events that turn private disappear from all lists and feeds, except those of their own people', async () => {
  await anEvent('followed3', 'Zuzana Three')
  const boss = await aUser('boss-three')
  const add = [eventStar('followed3'), nameStar('Zuzana Three')]
  const { secret, feed } = await sync({ add })
  const own = await sync({ add }, boss.headers)
  expect((await calendar(feed)).text).toContain('Zuzana')
  await bindings.DB.prepare(`update tournaments set public = 0, organiser_id = 'boss-three', version = version + 1
    where id = 'followed3'`).run()
  expect(await look({ secret })).toMatchObject({ events: [], names: [], starred: { now: [], next: [], last: [] } })
  expect((await calendar(feed)).text).not.toMatch(/followed3|Zuzana/)
  expect(await news(feed)).not.toMatch(/followed3|Zuzana/)
  // Its organiser sees it, and the organiser's feed has it while they organise it.
  expect((await look({}, boss.headers)).events).toMatchObject([{ id: 'followed3' }])
  expect((await calendar(own.feed)).text).toContain('Event followed3')
  await bindings.DB.prepare(`update tournaments set organiser_id = null where id = 'followed3'`).run()
  expect((await look({}, boss.headers)).events).toEqual([])
  expect((await calendar(own.feed)).text).not.toContain('followed3')
})

test('signing in takes over the list with its feeds; a second list is merged into the first', async () => {
  const who = await aMember('ann-follows')
  const phone = await sync({ add: ['event cup'] })
  const taken = await sync({ secret: phone.secret }, who)
  expect(taken).toMatchObject({ stars: ['event cup'], feed: phone.feed, isAccount: true, secret: null })
  expect((await calendar(phone.feed)).status).toBe(200)
  // The secret alone no longer opens it: it belongs to the signed-in user.
  expect((await call('/following/sync', { secret: phone.secret })).status).toBe(410)
  const laptop = await sync({ add: ['event other'] })
  expect((await sync({ secret: laptop.secret }, who)).stars.toSorted()).toEqual(['event cup', 'event other'])
  expect((await calendar(laptop.feed)).status).toBe(404)
  const data = await ask('/api/profile/data', { headers: who })
  expect(data.text).toContain('"star":"event other"')
})

test('a list that is deleted is gone, and so are its addresses', async () => {
  const { secret, feed } = await sync({ add: ['event cup'] })
  expect((await call('/following/forget', { secret })).status).toBe(200)
  expect((await call('/following/look', { secret })).status).toBe(410)
  expect((await calendar(feed)).status).toBe(404)
  const left = await bindings.DB.prepare(
    'select count(*) as n from follow_stars where list_id not in (select id from follow_lists)',
  ).first()
  expect(left).toEqual({ n: 0 })
})

test('deleting an account deletes its list', async () => {
  const who = await aMember('gone-follows')
  const { feed } = await sync({ add: ['event cup'] }, who)
  const body = { password: 'Grob 1. g4 forever', name: 'keep' }
  expect((await postJson('/api/profile/delete', body, who)).status).toBe(200)
  expect((await calendar(feed)).status).toBe(404)
})

test('access tokens can’t read the list, and malformed stars are refused', async () => {
  const who = await aMember('bot-follows')
  const { token } = JSON.parse((await call('/profile/tokens/create', { name: 'x', scope: 'manage' }, who)).text) as {
    token: string
  }
  const asked = await call('/following/look', {}, { authorization: `Bearer ${token}` })
  expect(asked.status).toBe(403)
  for (const star of ['cup', 'event CUP', 'name ', `name ${'x'.repeat(200)}`]) {
    expect((await call('/following/sync', { add: [star] })).status).toBe(400)
  }
})

test('a followed event says who leads, unless its reader hides results', async () => {
  await anEvent('followed9', 'Zora Nine')
  await makeSummaries(bindings, Date.now())
  const { secret } = await sync({ add: [eventStar('followed9')] })
  expect((await look({ secret })).events).toMatchObject([{ summary: { leaders: [{ name: 'Zora Nine' }], points: 1 } }])
  expect((await look({ secret }, { cookie: 'spoilers=hide' })).events).toMatchObject([{ summary: null }])
})
