import { expect, test } from 'vitest'
import { ask, aSaved, aUser, bindings, forgetLists } from '#test/support/worker.ts'

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' }

/** The rendered content of a page, before any script runs. */
async function shown(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { text } = await ask(path, { headers })
  return /<div id="root">(.*)<\/div>\s*<svg id="marks"/s.exec(text)?.[1] ?? ''
}

test('pages show their whole content without any script', async () => {
  const start = Date.UTC(2026, 4, 5, 14, 30)
  await aSaved({
    id: 'showncup',
    name: 'Shown Cup',
    players: ['Ann Arden', 'Bo Berg', 'Cy Cole', 'Di Dorn'],
    rounds: ['1-2 1, 3-4 ='],
    dates: [start],
    settings: { description: 'A **cup** to be seen.' },
  })
  await forgetLists()
  for (const [path, words] of [
    ['/', 'Shown Cup'],
    ['/events', 'Shown Cup'],
    ['/privacy', '<h1'],
    ['/nowhere/at/all', 'PAGE NOT FOUND'],
    ['/t/showncup/dashboard', 'Ann Arden'],
    ['/t/showncup/pairings/1', 'Bo Berg'],
    ['/t/showncup/standings/1', 'Cy Cole'],
    ['/t/showncup/stats', 'Progression'],
    ['/t/showncup/players', 'Di Dorn'],
    ['/t/showncup/player/1', 'Ann Arden'],
    ['/g/showncup-1-1', 'Ann Arden'],
    ['/player/showncup-1', 'Ann Arden'],
  ] as const) {
    // Lists of events are cached for a second.
    await expect.poll(() => shown(path), { message: path, timeout: 60_000 }).toContain(words)
    // React writes this in place of a part that is still loading.
    expect(await shown(path), path).not.toContain('<!--$!-->')
  }
  // The server doesn't know the reader's time zone.
  expect(await shown('/t/showncup/standings/1')).toMatch(/5 May 2026.{0,4} 14:30 UTC/)
})

test('a table is sorted and searched as the page’s address says', async () => {
  await aSaved({ id: 'sortcup', players: ['Zed Zorn', 'Abe Abel', 'Max Moor'], rounds: ['1-2 1, 3 U'] })
  const names = async (search: string) =>
    Array.from((await shown(`/t/sortcup/standings/1${search}`)).matchAll(/Zorn|Abel|Moor/g), ([name]) => name)
  expect(new Set(await names('?sort=name'))).toEqual(new Set(['Abel', 'Moor', 'Zorn']))
  expect((await names('?sort=name'))[0]).toBe('Abel')
  expect(new Set(await names('?search=moor'))).toEqual(new Set(['Moor']))
})

test('a long table has its first rows only, unless the address asks for all', async () => {
  await aSaved({ id: 'longcup', players: 80 })
  const rows = async (search: string) => (await shown(`/t/longcup/players${search}`)).match(/>P\d+</g)?.length
  expect(await rows('')).toBe(30)
  expect(await rows('?rows=all')).toBe(80)
})

test('a phone gets the table of a phone', async () => {
  await aSaved({ id: 'phonecup', rounds: ['1-2 1', '2-1 1'] })
  const path = '/t/phonecup/standings/2'
  expect(await shown(path)).not.toContain('Details for P1')
  expect(await shown(path, PHONE)).toContain('Details for P1')
  expect(await shown(path, { 'sec-ch-ua-mobile': '?1' })).toContain('Details for P1')
})

test('a reader with a session cookie is not offered to sign in, and the page does not name the user', async () => {
  await aSaved({ id: 'whocup', rounds: ['1-2 1'] })
  const { headers } = await aUser('u-who')
  const path = '/t/whocup/standings/1'
  const [visitor, user] = [await shown(path), await shown(path, { cookie: 'sessionID=x', ...headers })]
  expect(visitor).toContain('>Sign in<')
  expect(user).not.toContain('>Sign in<')
  expect(user).not.toContain('u-who')
})

test('a page links a file with the flags that it shows, and lists them, so that the browser hydrates with the same', async () => {
  await aSaved({
    id: 'flagcup',
    players: ['FM Ann Arden 2100 NED', 'Bo Berg 2000 IND', 'Cy Cole 1900 NED'],
    rounds: ['1-2 1'],
  })
  for (const path of ['/g/flagcup-1-1', '/player/flagcup-1']) {
    const { text } = await ask(path)
    const [, file] = /"flags":"([^"]*)"/.exec(text) ?? []
    expect(file, path).toMatch(/^\/flags\/(?:IND\.)?NED\.svg$/)
    expect(text, path).toContain(`"${file}#NED"`)
    expect(text, path).not.toContain('"/flags.svg#')
    expect(text, path).toMatch(/"countries":\{[^}]*"NED":"Netherlands"/)
  }
})

test('a page of a public event is rendered once per version', async () => {
  const event = await aSaved({ id: 'keptcup', rounds: ['1-2 *'] })
  const path = '/t/keptcup/pairings/1'
  const at = async () => /"at":(\d+)/.exec((await ask(path)).text)![1]
  const first = await at()
  await scheduler.wait(5)
  expect(await at()).toBe(first)
  expect((await ask(`${path}?view=all`)).text).not.toContain(`"at":${first}`)
  await bindings.DB.prepare('update tournaments set version = version + 1 where id = ?').bind(event.id).run()
  await bindings.TournamentRoom.getByName('keptcup').publish([{ type: 'announcement', v: event.version + 1 }])
  await scheduler.wait(1100)
  expect(await at()).not.toBe(first)
})
