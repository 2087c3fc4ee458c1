import { expect, test } from 'vitest'
import { nameStar } from '#core/people/stars.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aBrowser } from '#test/support/browser-push.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { emailsTo } from '#test/support/emails.ts'
import { claims } from '#test/support/people.ts'
import { aMade, person } from '#test/support/made-tournament.ts'
import { aMember, call, login, PASSWORD, profile, signedIn } from '#test/support/sign-in.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { queueFollowNews } from '#worker/jobs/follow-news.ts'
import { notify } from '#worker/jobs/notify.ts'
import { sendPushes } from '#worker/jobs/push.ts'

const site = await aChessSite()
const { keys, read } = await aBrowser()
const GERMAN = { 'kibitz-language': 'de' }
const languageOf = (username: string) =>
  bindings.DB.prepare('select language from users where username = ?').bind(username).first<string | null>('language')
const idOf = async (headers: Record<string, string>) => (JSON.parse((await profile(headers)).text) as { id: string }).id

test('who registers on a German page gets German letters, with links to German pages', async () => {
  const registered = await call(
    '/register',
    { username: 'anna-deutsch', password: PASSWORD, email: 'anna-deutsch@example.org' },
    GERMAN,
  )
  expect(registered.status, registered.text).toBe(200)
  expect(await languageOf('anna-deutsch')).toBe('de')
  const [letter] = await emailsTo('anna-deutsch@example.org')
  expect(letter!.subject).toBe('Bestätige deine E-Mail-Adresse')
  expect(letter!.body).toContain('http://localhost/de/@/anna-deutsch/verify/email?code=')
})

test('a player is told of a draw in the language of their account, by letter and by push', async () => {
  const ann = await aMember('ann-arabic')
  await bindings.DB.prepare(
    `update users set language = 'ar', email_meta = '{"verified":true,"rounds":true}' where username = 'ann-arabic'`,
  ).run()
  await call('/profile/push/subscribe', { endpoint: `${bindings.PUSH_ORIGIN}/push/arabic`, keys }, ann)
  await aSaved({ id: 'arabcup', name: 'Arab Cup', players: ['Ann', 'Bob'], rounds: ['1-2 *'], active: true })
  await claims('arabcup', 1, { user_id: await idOf(ann) })
  await notify(bindings, Date.now())
  const [letter] = await emailsTo('ann-arabic@example.org')
  expect(letter!.body).toMatch(/\p{Script=Arabic}/u)
  expect(letter!.body).toContain('http://localhost/ar/t/arabcup/pairings/1#')
  expect(letter!.body).toContain('http://localhost/ar/me/settings')
  await sendPushes(bindings, Date.now())
  const [push] = await Promise.all((await site.pushed('arabic')).map(read))
  expect(push).toMatchObject({
    body: expect.stringMatching(/\p{Script=Arabic}/u) as unknown,
    link: expect.stringMatching(/^\/ar\/t\/arabcup\/pairings\/1#/) as unknown,
  })
})

test('a browser without an account gets news in the language of the page that asked for them', async () => {
  const { does } = await aMade('Germanus', { entries: ['Ann', 'Bo'].map((one) => person(`${one} Germanus`)) })
  await does({ type: 'open' })
  const synced = await call('/following/sync', { add: [nameStar('Ann Germanus')] })
  const { secret } = JSON.parse(synced.text) as AnswerOf<'post', '/following/sync'>
  const browser = { secret, keys, zone: 'UTC', quiet: null }
  const endpoint = (name: string) => `${bindings.PUSH_ORIGIN}/push/${name}`
  await call('/following/tell', { ...browser, endpoint: endpoint('german') }, GERMAN)
  await call('/following/tell', { ...browser, endpoint: endpoint('english') })
  await does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await queueFollowNews(bindings, Date.now())
  await sendPushes(bindings, Date.now())
  const pushed = async (name: string) => (await Promise.all((await site.pushed(name)).map(read)))[0]
  const [german, english] = [await pushed('german'), await pushed('english')]
  expect(english).toMatchObject({ body: expect.stringContaining('round 1') as unknown })
  expect(german).toMatchObject({
    body: expect.stringContaining('Runde 1') as unknown,
    link: expect.stringMatching(/^\/de\//) as unknown,
  })
})

test('an account remembers the language that its reader chose last, and a new browser starts with it', async () => {
  const ann = await aMember('ann-chooses')
  expect(await languageOf('ann-chooses')).toBe(null)
  await profile({ ...ann, cookie: `${ann.cookie}; lang=de` })
  expect(await languageOf('ann-chooses')).toBe('de')
  await profile({ ...ann, cookie: `${ann.cookie}; lang=tlh` })
  await profile(ann)
  expect(await languageOf('ann-chooses')).toBe('de')
  const elsewhere = await login('ann-chooses')
  expect(signedIn(elsewhere).cookie).toContain('lang=de')
  const chosen = await login('ann-chooses', PASSWORD, { cookie: 'lang=ar' })
  expect(signedIn(chosen).cookie).not.toContain('lang=')
})
