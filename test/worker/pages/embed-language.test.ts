import { expect, test } from 'vitest'
import { ask, aSaved } from '#test/support/worker.ts'

await aSaved({
  id: 'embedwords',
  name: 'Cup',
  players: ['Ann 2200 NED', 'Bob'],
  rounds: ['1-2 1', '2-1 *'],
})
await aSaved({
  id: 'embedclubs',
  players: ['Club Lynx', 'Club Mole'],
  rounds: ['1-2 *'],
  settings: { competitors: 'team', gamePointTotal: 4 },
})

const EMBEDS = [
  '/t/embedwords/standings/1?embed=standings',
  '/t/embedwords/pairings/2?embed=pairings',
  '/t/embedwords?embed=live',
  '/t/embedwords?embed=board',
  '/t/embedwords/player/2?embed=player',
  '/t/embedwords/what-if?embed=odds',
  '/team/embedclubs-1?embed=games',
]
const linksIn = (text: string) => Array.from(text.matchAll(/<a\b[^>]* href="([^"]*)"/g), ([, href]) => href!)
const titleIn = (text: string) => /<title>([^<]*)</.exec(text)?.[1]

test.each(EMBEDS)('%s is in the language that it names, and its links lead to pages in that language', async (path) => {
  const { status, text } = await ask(`${path}&lang=en-XA`)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="en-XA"')
  expect(titleIn(text)).toMatch(/^\[.*\] · /)
  expect(linksIn(text)).not.toEqual([])
  expect(linksIn(text).filter((href) => !/^\/en-XA(\/|$)/.test(href))).toEqual([])
})

test.each(EMBEDS)('%s is in English without a language, and with one that doesn’t exist', async (path) => {
  const english = await ask(path)
  expect(english.text).toContain('<html lang="en"')
  expect(titleIn(english.text)).not.toContain('[')
  // Several languages are asked in between.
  await ask(`${path}&lang=en-XA`)
  for (const same of [path, `${path}&lang=tlh`, `${path}&lang=`, `${path}&lang=en`])
    expect((await ask(same)).text).toBe(english.text)
})

test('an embed from right to left says so', async () => {
  expect((await ask(`${EMBEDS[0]}&lang=ar`)).text).toContain('<html lang="ar" dir="rtl"')
})

test.each([
  [EMBEDS[0], 'embed'],
  [EMBEDS[4], 'embed-light'],
  [EMBEDS[5], 'embed-odds'],
])('%s loads the script of its language', async (path, shell) => {
  expect((await ask(`${path}&lang=de`)).text).toContain(`src="/assets/${shell}-de.js"`)
})

test('an embed at an address in a language is in that language', async () => {
  const { text } = await ask('/en-XA/t/embedwords/standings/1?embed=standings')
  expect(text).toContain('<html lang="en-XA"')
  expect((await ask('/en-XA/t/embedwords/standings/1?embed=standings&lang=en')).text).toContain('<html lang="en"')
})

test.each([
  ['/t/nowhere?embed=standings&lang=en-XA', 404],
  ['/t/embedwords?embed=nothing&lang=en-XA', 400],
])('%s is refused in its language', async (path, status) => {
  const answer = await ask(path)
  expect([answer.status, /<p class="empty">([^<]*)</.exec(answer.text)?.[1]?.charAt(0)]).toEqual([status, '['])
  expect(answer.text).toContain('<html lang="en-XA"')
})

test('an unchanged embed in another language is answered with 304', async () => {
  const path = `${EMBEDS[0]}&lang=de`
  const etag = (await ask(path)).response.headers.get('etag')!
  expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
})
