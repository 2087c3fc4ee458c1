import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { emailsTo } from '../../support/emails.ts'
import { aTeam, claims } from '../../support/people.ts'
import { aMember, call, profile } from '../../support/sign-in.ts'
import { aSaved, bindings, fetchJson } from '../../support/worker.ts'
import { notify } from '#worker/jobs/notify.ts'
import { sweep } from '#worker/jobs/sweep.ts'

type Headers = Record<string, string>
interface Note {
  content: string
  link: string
  role: string
}
const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const notes = (headers: Headers) => fetchJson<Note[]>('/api/profile/notifications', { headers })
const tell = (now = Date.now()) => notify(bindings, now)
const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()

test('a player is notified of a draw once, with the opponent and a link to the pairing', async () => {
  const [ann, bob, cat] = [await aMember('ann-draw'), await aMember('bob-draw'), await aMember('cat-draw')]
  await aSaved({
    id: 'drawcup',
    name: 'Draw Cup',
    players: ['Ann', 'Bob', 'Cat'],
    rounds: ['1-2 *, 3 U'],
    active: true,
  })
  for (const [no, who] of [ann, bob, cat].entries()) await claims('drawcup', no + 1, { user_id: await idOf(who) })
  await tell()
  await tell()
  expect(await notes(ann)).toMatchObject([
    {
      content: '**Draw Cup**: round 1 is drawn. You have White against **Bob** on board 1.',
      link: '/t/drawcup/pairings/1#drawcup-1-1',
      role: 'draw',
    },
  ])
  expect((await notes(bob))[0]!.content).toContain('You have Black against **Ann**')
  expect((await notes(cat))[0]!.content).toContain('You have a bye')
})

test('concurrent runs notify once', async () => {
  const ann = await aMember('ann-twice-told')
  await aSaved({ id: 'oncecup', players: ['Ann', 'Bob'], rounds: ['1-2 *'], active: true })
  await claims('oncecup', 1, { user_id: await idOf(ann) })
  await Promise.all([tell(), tell(), tell()])
  expect(await notes(ann)).toHaveLength(1)
})

test('in a team event team members and board players are notified; players of finished events are not', async () => {
  const [ann, bob, eve] = [await aMember('ann-league'), await aMember('bob-league'), await aMember('eve-league')]
  await aTeam('drawrooks', {}, { [await idOf(ann)]: 1 })
  await aSaved({
    id: 'drawlg',
    name: 'Draw League',
    players: ['Rooks', 'Knights'],
    rounds: ['2-1 *'],
    active: true,
    settings: { competitors: 'team' },
  })
  await claims('drawlg', 1, { team_id: 'drawrooks', owner: 'drawrooks' })
  await run(
    "insert into individuals (tournament_id, no, team_no, board, name, user_id) values ('drawlg', 1, 2, 1, 'Bob', ?)",
    await idOf(bob),
  )
  await aSaved({ id: 'overcup', players: ['Eve', 'Zed'], rounds: ['1-2 1'], active: false })
  await claims('overcup', 1, { user_id: await idOf(eve) })
  await tell()
  expect((await notes(ann))[0]!.content).toBe('**Draw League**: round 1 is drawn. Rooks play **Knights** at table 1.')
  expect((await notes(bob))[0]!.content).toContain('Knights play **Rooks**')
  expect(await notes(eve)).toEqual([])
})

test('the people of a tournament are notified of an announcement once', async () => {
  const [ann, eve] = [await aMember('ann-hears'), await aMember('eve-hears')]
  await aSaved({ id: 'saycup', name: 'Say Cup', players: ['Ann', 'Bob'], rounds: [] })
  await claims('saycup', 1, { user_id: await idOf(ann) })
  await run(
    "insert into announcements (tournament_id, title, announcement, created_at, updated_at) values ('saycup', '', 'Soup at *six*.', 77, 77)",
  )
  await Promise.all([tell(), tell()])
  expect(await notes(ann)).toMatchObject([
    { content: '**Say Cup**: Soup at \\*six\\*\\.', link: '/t/saycup/announcements#77', role: 'announcement' },
  ])
  expect(await notes(eve)).toEqual([])
})

test('a reminder comes once, at its time before the start, and moves with the match', async () => {
  const ann = await aMember('ann-reminds')
  const now = Date.now()
  await aSaved({ id: 'undatedcup', rounds: ['1-2 *'] })
  await aSaved({ id: 'begancup', rounds: ['1-2 *'], dates: [now - HOUR] })
  await aSaved({ id: 'remindcup', players: ['Ann', 'Bob'], rounds: ['1-2 *'], dates: [now + 2 * HOUR] })
  const set = (id: string, minutes = 15) => call('/profile/setReminder', { id, minutes }, ann)
  expect((await set('undatedcup-1-1')).text).toBe('This match has no start time yet.')
  expect((await set('begancup-1-1')).text).toBe('This match has started.')
  expect((await set('remindcup-1-1', 7)).text).toBe('Reminders can be set 5, 15, 30 or 60 minutes before the start.')
  expect((await set('x')).text).toBe('Missing or invalid match id.')
  expect((await set('remindcup-1-1', 30)).text).toBe('[{"id":"remindcup-1-1","minutes":30}]')
  await tell(now + HOUR)
  expect(await notes(ann)).toEqual([])
  // Postponed by an hour: no reminder at the old time.
  await run("update matches set facts = json_object('startTime', ?) where tournament_id = 'remindcup'", now + 3 * HOUR)
  await tell(now + 91 * MINUTE)
  expect(await notes(ann)).toEqual([])
  await Promise.all([tell(now + 150 * MINUTE), tell(now + 150 * MINUTE)])
  expect(await notes(ann)).toMatchObject([
    { content: '**Ann – Bob** starts in 30 minutes.', link: '/t/remindcup/pairings/1#remindcup-1-1' },
  ])
  expect(await fetchJson('/api/profile/reminders', { headers: ann })).toEqual([])
})

test('a removed reminder does not come, nor one of a match that began long ago', async () => {
  const ann = await aMember('ann-forgets')
  await aSaved({
    id: 'forgetcup',
    players: ['Ann', 'Bob', 'Cy', 'Di'],
    rounds: ['1-2 *, 3-4 *'],
    dates: [Date.now() + HOUR],
  })
  for (const id of ['forgetcup-1-1', 'forgetcup-1-2']) await call('/profile/setReminder', { id }, ann)
  expect((await call('/profile/removeReminder', { id: 'forgetcup-1-1' }, ann)).text).toBe(
    '[{"id":"forgetcup-1-2","minutes":15}]',
  )
  await tell(Date.now() + 3 * HOUR)
  expect(await notes(ann)).toEqual([])
  expect(await fetchJson('/api/profile/reminders', { headers: ann })).toEqual([])
})

test('notifications are kept for 90 days', async () => {
  const ann = await aMember('ann-keeps')
  const now = Date.now()
  for (const age of [89, 91]) {
    await run(
      "insert into notifications (user_id, content, role, created_at) values (?, ?, 'draw', ?)",
      await idOf(ann),
      `${age}`,
      now - age * DAY,
    )
  }
  await sweep(bindings, now)
  expect(await notes(ann)).toMatchObject([{ content: '89' }])
})

test('users who chose emails get their pairing by email too, with its start', async () => {
  const [ann, bob] = [await aMember('ann-mailed'), await aMember('bob-mailed')]
  await aSaved({ id: 'mailcup', name: 'Mail Cup', players: ['Ann', 'Bob'], rounds: ['1-2 *'], active: true })
  await run(
    `insert or replace into rounds (tournament_id, round, starts_at) values ('mailcup', 1, ?)`,
    Date.UTC(2026, 9, 4, 9),
  )
  for (const [no, who] of [ann, bob].entries()) await claims('mailcup', no + 1, { user_id: await idOf(who) })
  await run(
    `update users set email_meta = json_patch(email_meta, '{"verified":true}') where id in (?, ?)`,
    await idOf(ann),
    await idOf(bob),
  )
  expect((await call('/profile/updateSetting', { emailRounds: true }, ann)).status).toBe(200)
  await tell()
  const [letter] = await emailsTo('ann-mailed@example.org')
  expect(letter).toMatchObject({ subject: 'Mail Cup' })
  expect(letter!.body).toContain('You have White against Bob on board 1. It starts 4 Oct, 09:00 UTC.')
  expect((await emailsTo('bob-mailed@example.org')).map(({ subject }) => subject)).not.toContain('Mail Cup')
})

test('users who hide results get no opponent after the first round, and no text of announcements', async () => {
  const ann = await aMember('ann-veiled')
  const players = ['Ann', 'Bob']
  await aSaved({ id: 'veilone', name: 'Veil One', players, rounds: ['1-2 *'], active: true })
  await aSaved({ id: 'veiltwo', name: 'Veil Two', players, rounds: ['1-2 1', '2-1 *'], active: true })
  for (const id of ['veilone', 'veiltwo']) await claims(id, 1, { user_id: await idOf(ann) })
  await run(
    "insert into announcements (tournament_id, title, announcement, created_at, updated_at) values ('veilone', 'Ann won', '', 7, 7)",
  )
  await tell()
  const told = await fetchJson<(Note & { tournamentId: string; spoilerFree: string | null })[]>(
    '/api/profile/notifications',
    { headers: ann },
  )
  expect(told.map(({ tournamentId, spoilerFree }) => `${tournamentId}: ${spoilerFree}`).toSorted()).toEqual([
    'veilone: **Veil One**: an announcement, hidden with the results.',
    'veilone: null',
    'veiltwo: **Veil Two**: round 2 is drawn. Who plays whom is hidden.',
  ])
})
