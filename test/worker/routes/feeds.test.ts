import { expect, test } from 'vitest'
import { aRound } from '#test/support/build.ts'
import { checkCalendar } from '#test/support/calendar.ts'
import { aTeam, claims } from '#test/support/people.ts'
import { ask, aSaved, aUser, bindings } from '#test/support/worker.ts'

const START = Date.UTC(2026, 6, 4, 15)
const LEAGUE = {
  name: 'League; “one”, two',
  players: ['Rooks', 'Knights'],
  settings: { competitors: 'team' },
  rounds: [aRound('1-2 *', { facts: { 0: { startTime: START + 60_000 } } })],
  dates: [START],
} as const
const aLeague = (id: string, rest: object = {}) =>
  aSaved({ ...LEAGUE, rounds: [...LEAGUE.rounds], dates: [...LEAGUE.dates], players: [...LEAGUE.players], id, ...rest })
const announce = (id: string, title: string, text: string, at = START) =>
  bindings.DB.prepare(
    'insert into announcements (tournament_id, title, announcement, created_at, updated_at) values (?1, ?2, ?3, ?4, ?4)',
  )
    .bind(id, title, text, at)
    .run()

test('a calendar has the rounds and matches of a tournament, and an unchanged one is answered with 304', async () => {
  await aLeague('feedlg')
  const { response, status, text } = await ask('/api/tournament/feedlg/calendar.ics')
  expect([status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const { calendar, events, alarms } = checkCalendar(text)
  expect(calendar).toMatchObject({ METHOD: 'PUBLISH', NAME: 'League\\; “one”\\, two' })
  expect(events.map(({ UID, DTSTART }) => [UID, DTSTART])).toEqual([
    ['feedlg-1@localhost', '20260704T150000Z'],
    ['feedlg-1-1@localhost', '20260704T150100Z'],
  ])
  expect(alarms).toEqual([])
  const etag = response.headers.get('etag')!
  expect((await ask('/api/tournament/feedlg/calendar.ics', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('a file of one match has a reminder', async () => {
  await aLeague('reminded')
  const { events, alarms } = checkCalendar((await ask('/api/result/reminded-1-1/calendar.ics')).text)
  expect(events.map(({ UID }) => UID)).toEqual(['reminded-1-1@localhost'])
  expect(alarms).toEqual([{ ACTION: 'DISPLAY', DESCRIPTION: 'Rooks – Knights', TRIGGER: '-PT15M' }])
  const absent = await ask('/api/result/reminded-1-2/calendar.ics')
  expect([absent.status, absent.text]).toEqual([404, 'Match not found.'])
  await aLeague('someday', { rounds: ['1-2 *'], dates: [null] })
  const someday = await ask('/api/result/someday-1-1/calendar.ics')
  expect([someday.status, someday.text]).toEqual([404, 'This match has no start time yet.'])
})

test('a team, a player and a user have calendars of their matches', async () => {
  await aLeague('feedclaimed')
  await aTeam('rooks', { name: 'The Rooks' })
  await claims('feedclaimed', 1, { team_id: 'rooks' })
  await aSaved({ id: 'feedcup', players: ['Ann Lee', 'Bob'], rounds: ['1-2 *'], dates: [START] })
  await aUser('ann')
  await claims('feedcup', 1, { user_id: 'ann' })
  const uids = async (path: string) => {
    const { calendar, events } = checkCalendar((await ask(`/api/${path}/calendar.ics`)).text)
    return [calendar['NAME'], ...events.map(({ UID }) => UID)]
  }
  expect(await uids('team/rooks')).toEqual(['The Rooks', 'feedclaimed-1-1@localhost'])
  expect(await uids('player/feedcup-1')).toEqual(['Ann Lee', 'feedcup-1-1@localhost'])
  expect(await uids('user/ann')).toEqual(['ann', 'feedcup-1-1@localhost'])
  const missing = await Promise.all(['team', 'player', 'user'].map((kind) => ask(`/api/${kind}/nobody-9/calendar.ics`)))
  expect(missing.map(({ status, text }) => `${status} ${text}`)).toEqual([
    '404 Team not found.',
    '404 Player not found.',
    '404 User not found.',
  ])
})

test('a profile’s calendar leaves out private tournaments', async () => {
  await aTeam('knights', { name: 'Knights' })
  await aLeague('feedsecret', { settings: { competitors: 'team', public: false } })
  await claims('feedsecret', 2, { team_id: 'knights' })
  const { text, response } = await ask('/api/team/knights/calendar.ics')
  expect(checkCalendar(text).events).toEqual([])
  expect(response.headers.get('etag')).toBeTruthy()
  expect((await ask('/api/tournament/feedsecret/calendar.ics')).status).toBe(404)
  expect((await ask('/api/result/feedsecret-1-1/calendar.ics')).status).toBe(404)
})

test('a tournament’s announcements are a feed, with their markdown as HTML and no HTML of users', async () => {
  await aLeague('toldfeed')
  await announce(
    'toldfeed',
    'Round 1 ]]> <b>',
    '**On** at <script>alert(1)</script> & [rules](https://kibitz.example/r)',
  )
  const { response, text } = await ask('/api/tournament/toldfeed/announcements.rss')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(text).toContain('<atom:link href="http://localhost/api/tournament/toldfeed/announcements.rss" rel="self"')
  expect(text).toContain(`<link>http://localhost/t/toldfeed/announcements#${START}</link>`)
  expect(text).toContain('<title>Round 1 ]]&gt; &lt;b&gt;</title>')
  expect(text).toContain('&lt;strong&gt;On&lt;/strong&gt; at &amp;lt;script&amp;gt;')
  expect(text).toContain('<pubDate>Sat, 04 Jul 2026 15:00:00 GMT</pubDate>')
  expect(text).not.toContain('<script')
})

test('the site’s feed has its notices and the announcements of public tournaments, with the same links', async () => {
  await aLeague('feedopen')
  await aLeague('closed', { settings: { competitors: 'team', public: false } })
  await announce('feedopen', 'Seen', 'x', START + 1)
  await announce('closed', 'Unseen', 'x', START + 2)
  await bindings.DB.prepare(
    "insert into notices (title, content, created_at, updated_at) values ('New', 'y', 3, 3)",
  ).run()
  const { response, text } = await ask('/api/announcements.rss')
  expect(text).toContain(`<guid isPermaLink="true">http://localhost/t/feedopen/announcements#${START + 1}</guid>`)
  expect(text).toMatch(/<link>http:\/\/localhost\/news#notice-\d+<\/link>/)
  expect(text).not.toContain('Unseen')
  const etag = response.headers.get('etag')!
  expect((await ask('/api/announcements.rss', { headers: { 'if-none-match': etag } })).status).toBe(304)
  // An announcement may contain a result: readers who hide results get the site's notices only.
  const cookie = 'spoilers=hide'
  for (const hidden of [
    await ask('/api/announcements.rss?spoilers=hide', { headers: { 'if-none-match': etag } }),
    await ask('/api/announcements.rss', { headers: { 'if-none-match': etag, cookie } }),
  ]) {
    expect(hidden.status).toBe(200)
    expect(hidden.text).toContain('<title>New</title>')
    expect(hidden.text).not.toMatch(/Seen|feedopen/)
  }
  expect((await ask('/api/announcements.rss?spoilers=show')).status).toBe(400)
})

test('a feed hides results if its address or the browser’s cookie says so', async () => {
  const facts = { 0: { startTime: START + 60_000 } }
  const rounds = [aRound('1-2 1, 3-4 0', { facts }), aRound('1-4 *, 2-3 *', { facts })]
  const players = ['Ann', 'Bob', 'Cy', 'Di']
  await aSaved({ id: 'veilfeed', name: 'Veil', players, rounds, dates: [START, START], settings: { totalRounds: 3 } })
  await announce('veilfeed', 'Ann leads', 'Who else?', START + 1)
  await aTeam('veilteam', { name: 'The Veil' })
  await claims('veilfeed', 1, { team_id: 'veilteam' })
  await aUser('veiled')
  await claims('veilfeed', 4, { user_id: 'veiled' })
  const told = async (path: string, headers = {}) => (await ask(`/api/${path}`, { headers })).text
  const hide = { cookie: 'spoilers=hide' }
  for (const [path, word] of [
    ['tournament/veilfeed/calendar.ics', 'Ann – Di'],
    ['player/veilfeed-1/calendar.ics', 'Ann – Di'],
    ['team/veilteam/calendar.ics', 'Ann – Di'],
    ['user/veiled/calendar.ics', 'Ann – Di'],
    ['tournament/veilfeed/announcements.rss', 'Ann leads'],
  ] as const) {
    expect(await told(path), path).toContain(word)
    expect(await told(`${path}?spoilers=hide`), path).not.toContain(word)
    expect(await told(path, hide), path).not.toContain(word)
    expect((await ask(`/api/${path}?spoilers=show`)).status).toBe(400)
    // The etag of one reader does not match for another.
    const { response } = await ask(`/api/${path}`)
    const headers = { ...hide, 'if-none-match': response.headers.get('etag')! }
    expect((await ask(`/api/${path}`, { headers })).status, path).toBe(200)
  }
  expect(await told('tournament/veilfeed/calendar.ics?spoilers=hide')).toContain('Ann – Bob')
  for (const [query, headers] of [
    ['', hide],
    ['?spoilers=hide', {}],
  ] as const)
    expect((await ask(`/api/result/veilfeed-2-1/calendar.ics${query}`, { headers })).status).toBe(404)
})

test('with a language, calendars and feeds have its sentences and link to its pages; events keep their ids', async () => {
  await aLeague('feedwords')
  await announce('feedwords', 'Lunch', 'At one')
  for (const path of [
    'tournament/feedwords/calendar.ics',
    'result/feedwords-1-1/calendar.ics',
    'team/feedwords-1/calendar.ics',
  ]) {
    const [english, other] = [await ask(`/api/${path}`), await ask(`/api/${path}?lang=en-XA`)]
    const [before, after] = [english, other].map(({ text }) => checkCalendar(text))
    expect(after!.events.map(({ UID }) => UID)).toEqual(before!.events.map(({ UID }) => UID))
    for (const { URL: page } of after!.events) expect(page).toMatch(/^http:\/\/localhost\/en-XA\/t\/feedwords\//)
    expect(other.text).toContain('[')
    expect(english.text).not.toContain('[')
    expect(after!.calendar['PRODID']).toBe(before!.calendar['PRODID'])
  }
  for (const path of ['/api/tournament/feedwords/announcements.rss', '/api/announcements.rss']) {
    const { text } = await ask(`${path}?lang=en-XA`)
    expect(text).toContain('<language>en-XA</language>')
    expect(text).toMatch(/<link>http:\/\/localhost\/en-XA\//)
    expect(text).toMatch(/<description>\[/)
    const english = await ask(path)
    expect(english.text).toContain('<language>en</language>')
    expect((await ask(`${path}?lang=tlh`)).text.replace('?lang=tlh', '')).toBe(english.text)
  }
})

test('a page names its feed in its language', async () => {
  await aLeague('feednamed')
  const { text } = await ask('/en-XA/t/feednamed/dashboard')
  expect(text).toContain('href="/api/tournament/feednamed/announcements.rss?lang=en-XA"')
})
