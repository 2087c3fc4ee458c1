import { expect, test } from 'vitest'
import { aTeam, claims } from '#test/support/people.ts'
import { ask, aSaved, aUser, bindings, type Answer } from '#test/support/worker.ts'

const { headers } = await aUser('mixer')
const teams = { competitors: 'team' } as const
await aTeam('mixclub', { name: 'Mix Club' }, { mixer: 1 })
const round = { rounds: ['1-2 1'], dates: [Date.UTC(2026, 6, 4, 15)] }
for (const [word, isPublic] of [
  ['open', true],
  ['closed', false],
] as const) {
  const settings = { public: isPublic }
  await aSaved({ id: `mix${word}`, name: `Mixture ${word}`, user: 'mixer', ...round, settings })
  await aSaved({ id: `mixlg${word}`, name: `Mixture ${word}`, ...round, settings: { ...settings, ...teams } })
  await claims(`mix${word}`, 1, { user_id: 'mixer', owner: 'mixer' })
  await claims(`mixlg${word}`, 1, { team_id: 'mixclub', owner: 'mixclub' })
  await bindings.DB.prepare(
    "insert into announcements (tournament_id, title, announcement, created_at, updated_at) values (?, ?, 'x', 1, 1)",
  )
    .bind(`mix${word}`, `Mixture ${word}`)
    .run()
}
await bindings.DB.prepare("update tournaments set organiser_id = 'mixer' where id in ('mixopen', 'mixclosed')").run()

const tells = ({ text }: Answer) => ({ open: /mix\w*.?open/i.test(text), closed: /mix\w*.?closed/i.test(text) })
const caching = ({ response: { headers: said } }: Answer) =>
  ['cache-control', 'etag', 'access-control-allow-origin'].map((name) => said.get(name))
const ONLY_THEIRS = ['private, no-store', null, null]

const RESULTS = ['mixopen-1-1,mixclosed-1-1', 'mixclosed-1-1,mixopen-1-1'].map((ids) => `/api/results?ids=${ids}`)
const OF_SOMEBODY = ['/api/user/mixer', '/api/team/mixclub'].flatMap((path) => [
  path,
  `${path}/getMatches`,
  `${path}/calendar.ics`,
])
const PAGES = ['/@/mixer', '/@/mixer/tournaments', '/team/mixclub', '/team/mixclub/play']

test.each([...RESULTS, ...OF_SOMEBODY, ...PAGES])(
  '%s is kept by no cache where it tells who may see them of private tournaments too, and tells others of public ones alone',
  async (path) => {
    const theirs = await ask(path, { headers })
    expect(tells(theirs)).toEqual({ open: true, closed: true })
    expect(caching(theirs)).toEqual(ONLY_THEIRS)
    for (let times = 0; times < 2; times += 1) {
      const others = await ask(path)
      expect(others.status).toBe(200)
      expect(tells(others)).toEqual({ open: true, closed: false })
      expect(others.response.headers.get('cache-control')).not.toBe('private, no-store')
    }
    expect(tells(await ask(path, { headers }))).toEqual({ open: true, closed: true })
  },
)

test.each(OF_SOMEBODY)('%s has a vary header, because it depends on the viewer', async (path) => {
  for (const viewer of [headers, {}]) {
    expect((await ask(path, { headers: viewer })).response.headers.get('vary')).toBe('authorization, cookie')
  }
})

test('the tournaments a user directs are cached nowhere', async () => {
  const managed = await ask('/api/profile/tournaments', { headers })
  expect(tells(managed)).toEqual({ open: true, closed: true })
  expect(caching(managed)).toEqual(ONLY_THEIRS)
})

// An unusual limit: another test file may have requested the usual page within the second.
test.each(['/api/tournaments?limit=98', '/api/announcements?limit=98', '/api/search?q=Mixture'])(
  '%s is the same for all viewers, so it contains nothing private even for those who may see it',
  async (path) => {
    for (const viewer of [headers, {}]) {
      expect(tells(await ask(path, { headers: viewer }))).toEqual({ open: true, closed: false })
    }
  },
)
