import { expect, test } from 'vitest'
import { ask, aSaved, aUser, bindings } from '#test/support/worker.ts'

const SECRET = { id: 'privatecup', rounds: ['1-2 1'], settings: { public: false, vanityURL: 'PrivateCup26' } }
const CALLS = [
  'snapshot',
  'getStatus',
  'getAnnouncements',
  'fetchPlayers',
  'getPairings?round=1',
  'getIndividualPlayers',
]

test.each([
  ...CALLS.map((call) => `/api/tournament/privatecup/${call}`),
  '/t/privatecup/dashboard',
  '/t/PrivateCup26',
  '/t/privatecup',
])('%s of a private tournament is answered to strangers as if it did not exist', async (path) => {
  await aSaved(SECRET)
  const other = path.replace(/privatecup(26)?/i, 'nowhere')
  const [hidden, absent] = [await ask(path), await ask(other)]
  expect(hidden.status).toBe(404)
  // The answer may repeat only the requested path.
  const timeless = (text: string) => text.replace(/"at":\d+/, '"at":0')
  const renamed = hidden.text.replaceAll(path, other).replaceAll(encodeURIComponent(path), encodeURIComponent(other))
  expect(timeless(renamed)).toBe(timeless(absent.text))
  const names = ({ response }: { response: Response }) => [...response.headers.keys()]
  expect(names(hidden)).toEqual(names(absent))
})

test('a private tournament is visible to its organiser, deputies, players and members of its teams only', async () => {
  await aSaved({ ...SECRET, id: 'ours', settings: { public: false } })
  const people = await Promise.all(
    ['organiser', 'deputy', 'player', 'boarder', 'member', 'stranger'].map((name) => aUser(name)),
  )
  const admin = await aUser('admin', 2)
  await bindings.DB.batch(
    [
      "update tournaments set organiser_id = 'organiser' where id = 'ours'",
      "insert into deputies values ('ours', 'deputy')",
      "update players set user_id = 'player' where tournament_id = 'ours' and no = 1",
      "insert into individuals (tournament_id, no, team_no, name, user_id) values ('ours', 1, 1, 'B', 'boarder')",
      "insert into teams (id, name, created_at, updated_at) values ('club', 'Club', 1, 1)",
      "insert into team_members values ('club', 'member', 0, 1)",
      "update players set team_id = 'club' where tournament_id = 'ours' and no = 2",
    ].map((sql) => bindings.DB.prepare(sql)),
  )
  const see = [...people, admin].map(({ headers }) => ask('/api/tournament/ours/snapshot', { headers }))
  expect((await Promise.all(see)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404, 200])
})

test('answers that only some viewers may see are not cached, and not readable by other sites', async () => {
  await aSaved({ ...SECRET, id: 'kept', settings: { public: false } })
  const { headers } = await aUser('keeper', 2)
  for (const call of CALLS) {
    const { response } = await ask(`/api/tournament/kept/${call}`, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
  const page = await ask('/t/kept/dashboard', {
    headers: { cookie: `${headers['cookie']}; sessionID=${sessionOf(headers)}` },
  })
  expect(page.status).toBe(200)
  expect(page.response.headers.get('cache-control')).toBe('private, no-store')
  expect(page.text).toContain('<meta name="robots" content="noindex">')
  expect(page.text).not.toContain('rel="canonical"')
})

test('a private tournament is in no list and in no search result', async () => {
  await aSaved({ ...SECRET, id: 'unlisted', settings: { public: false } })
  await bindings.DB.prepare(
    "insert into announcements (tournament_id, announcement, created_at, updated_at) values ('unlisted', 'psst', 1, 1)",
  ).run()
  expect((await ask('/api/tournaments')).text).not.toContain('unlisted')
  expect((await ask('/api/announcements')).text).not.toContain('psst')
  expect((await ask('/api/results?ids=unlisted-1-1')).text).toBe('[]')
  expect((await ask('/api/result/unlisted-1-1')).status).toBe(404)
})

const sessionOf = (headers: Record<string, string>): string =>
  (JSON.parse(headers['authorization']!) as { sessionID: string }).sessionID

test.each([
  '/api/tournament/NAME/snapshot',
  '/api/tournament/NAME/getPairings?round=1',
  '/t/NAME/standings',
  '/NAME',
  '/t/NAME/dashboard?embed=standings',
  '/oembed?url=http%3A%2F%2Flocalhost%2Ft%2FNAME&format=json',
])(
  '%s of a private tournament takes the same steps for strangers as one that does not exist, however often it is asked',
  async (path) => {
    const id = `steps${Math.abs([...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7))}`
    await aSaved({ id, players: 40, rounds: ['1-2 1'], settings: { public: false } })
    const [organiser, stranger] = [await aUser(`boss-${id}`), await aUser(`out-${id}`)]
    await bindings.DB.prepare('update tournaments set organiser_id = ?1 where id = ?2').bind(`boss-${id}`, id).run()
    // A request by its own people puts it into the Worker's memory, which must not affect other viewers.
    expect((await ask(`/api/tournament/${id}/snapshot`, { headers: organiser.headers })).status).toBe(200)
    // The use of a session is saved once a minute: do that before statements are compared.
    await ask('/api/profile', { headers: stranger.headers })
    const steps = async (name: string, headers: Record<string, string>) => {
      const { status, statements, text } = await ask(path.replace('NAME', name), { headers })
      // The requested name, also in the page's own address, is the only difference.
      return { status, bytes: text.replaceAll(name, '').length, sql: statements.map(({ sql, batch }) => [sql, batch]) }
    }
    for (const headers of [{}, stranger.headers]) {
      for (let round = 0; round < 3; round += 1) {
        expect(await steps(id, headers)).toEqual(await steps(`${id}none`, headers))
      }
    }
  },
)
