import { expect, test } from 'vitest'
import { aPerson, aTeam, claims } from '#test/support/people.ts'
import { ask, aSaved } from '#test/support/worker.ts'

// The routes of spec §2 as the server answers them: status, address and heading.

const ROUNDS = ['1-2 1, 3-4 =', '1-3 0, 2-4 =']
const CONTACT = {
  email: 'marit@mail.example',
  email_meta: '{"verified":true}',
  contact: '{"phone":"+1 555 0100"}',
}
await aSaved({
  id: 'routelg',
  name: 'Routes League',
  players: ['Rooks', 'Owls', 'Lynx', 'Hares'],
  rounds: ROUNDS,
  settings: { competitors: 'team', gamePointTotal: 2, totalRounds: 4 },
})
await aSaved({ id: 'routecup', players: ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Di Hart'], rounds: ROUNDS })
await aSaved({ id: 'routeko', rounds: ['1-2 1, 3-4 1'], settings: { pairingSystem: 'knockout', totalRounds: 2 } })
await aPerson('u-route', { username: 'Route_Keeper', name: 'Marit Oosterlo', is_licensed: 1, ...CONTACT })
await aTeam('route-owls', { name: 'Owls' })
await claims('routelg', 2, { team_id: 'route-owls' })
await claims('routecup', 1, { user_id: 'u-route' })

/** The status, heading and content that the server renders for a path. */
async function rendered(path: string): Promise<{ status: number; heading: string; main: string; html: string }> {
  const { status, text } = await ask(path, { headers: { accept: 'text/html' } })
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? ''
  const words = (html = '') => html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'")
  return { status, heading: words(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]), main, html: text }
}

test.each([
  ['/', 'Chess tournaments, live'],
  ['/events', 'Events'],
  ['/teams', 'Teams'],
  ['/users', 'Users'],
  ['/news', 'News'],
  ['/letters?stop=x', 'Stop emails'],
  ['/contact', 'Contact'],
  ['/check', 'Check a tournament report'],
  ['/login', 'Sign in'],
  ['/privacy', 'Privacy'],
  ['/@/Route_Keeper', 'Marit Oosterlo'],
  ['/@/Route_Keeper/teams', 'Marit Oosterlo'],
  ['/player/routecup-2', 'Bo Lind'],
  ['/team/route-owls', 'Owls'],
  ['/team/routelg-1', 'Rooks'],
  ['/g/routelg-1-1', 'Team Match: Rooks – Owls'],
  ['/g/routecup-1-1', 'Match: Ann Lee – Bo Lind'],
  ['/t/routelg/dashboard', 'Routes League'],
  ['/t/routelg/pairings/1', 'Routes League'],
  ['/t/routelg/standings/individual', 'Routes League'],
  ['/t/routelg/stats', 'Routes League'],
  ['/t/routelg/announcements', 'Routes League'],
  ['/t/routelg/tv', 'Routes League'],
  ['/t/routelg/rules', 'Routes League'],
])('§2 %s is a page with the heading “%s”', async (path, heading) => {
  expect(await rendered(path)).toMatchObject({ status: 200, heading })
})

test.each([
  ['/@/u-route', '/@/Route_Keeper'],
  ['/@/ROUTE_keeper/teams', '/@/Route_Keeper/teams'],
  ['/team/routelg-2', '/team/route-owls'],
  ['/team/routelg-2/tournaments', '/team/route-owls/tournaments'],
  ['/player/routecup-1', '/@/u-route'],
])('§2 %s is rewritten to %s', async (path, to) => {
  const { status, response } = await ask(path)
  expect([status, response.headers.get('location')]).toEqual([302, to])
})

test.each([
  '/@',
  '/team',
  '/player',
  '/tournament',
  '/@/nobody_there',
  '/@/_bad',
  '/@/a',
  '/player/nowhere-1',
  '/player/routelg-1',
  '/team/nowhere',
  '/g/nothing',
  '/g/routelg-99-1',
  '/t/routelg/tv/chat',
  '/t/routelg/announcements/latest',
  '/pages/missing.md',
  '/missing.png',
])('§2 %s is not found', async (path) => {
  const { status, html, heading } = await rendered(path)
  expect(status).toBe(404)
  if (html.startsWith('<!')) expect(heading).toBe('PAGE NOT FOUND')
})

test('§2 a page that is not found links to the social page with maintenance notices', async () => {
  expect((await rendered('/nowhere/at/all')).main).toMatch(/<a [^>]*href="https:[^>]*>[^<]*social/)
})

test('§2 a round outside 0 to the last shows no table, standings one more; a knockout has no standings', async () => {
  const tables = async (path: string) => (await rendered(`/t/${path}`)).main.match(/<table/g)?.length ?? 0
  expect((await rendered('/t/routelg/pairings/4')).main).toContain('Draw has not yet taken place!')
  expect(await tables('routelg/pairings/5')).toBe(0)
  expect(await tables('routelg/standings/5')).toBeGreaterThan(0)
  expect(await tables('routelg/standings/6')).toBe(0)
  expect((await rendered('/t/routeko/standings/1')).main).toContain('Knockout tournaments have no standings.')
  expect(await tables('routeko/standings/1')).toBe(0)
})

test('§2 the page of a user prompts visitors to sign in for contact details, which it does not contain', async () => {
  const { main, html } = await rendered('/@/Route_Keeper')
  expect(main).toContain('Sign in to see contact details.')
  expect(html).not.toMatch(/mail\.example|555 0100/)
  expect((await rendered('/@/Route_Keeper/teams')).main).toContain('This user is not in any teams')
})

test('§2 the list of users shows who is licensed and links to their profiles', async () => {
  const { main } = await rendered('/users?search=route_k')
  expect(main).toMatch(/<a [^>]*href="\/@\/Route_Keeper"/)
  expect(main).toContain('aria-label="Licensed"')
})
