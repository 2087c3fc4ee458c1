import { expect, test } from 'vitest'
import { everythingStored } from '#test/support/everything.ts'
import { aMade, person, START } from '#test/support/made-tournament.ts'
import { claims } from '#test/support/people.ts'
import { aMember, call, PASSWORD, profile } from '#test/support/sign-in.ts'
import { bindings } from '#test/support/worker.ts'

const EXTRAS = { contact: 'yol@mail.example', lichess: 'yol_li', chess_com: 'yol_cc', meta: '{"Club":"Yak Club"}' }

/** An event with an entry of a user, which the director edits, and removes with a reason that names the user. */
async function anEventWithout(user: { id: string; username: string }, name: string) {
  const made = await aMade(name, { entries: ['Yolanthe', 'Bo', 'Cy', 'Di'].map((one) => person(one)) })
  const { players } = await made.snapshot()
  const no = players.no[players.firstName.indexOf('Yolanthe')]!
  await claims(made.id, no, { user_id: user.id, owner: user.username, ...EXTRAS })
  const details = { fideId: '97654321', sex: 'w', birth: '1986-04-03', club: 'Yak Club', group: 'Yak group' }
  await made.does({ type: 'editEntry', no, change: { lastName: 'Yarwoodson' }, details })
  const removed = await made.change({ type: 'removeEntries', nos: [no] }, { reason: 'Yarwoodson can’t come' })
  expect(removed).toMatchObject({ status: 200 })
  return { ...made, no, removed: removed.version }
}

const aUserNamed = async (username: string) => {
  const headers = await aMember(username)
  return { headers, id: (JSON.parse((await profile(headers)).text) as { id: string }).id, username }
}

const TRACES = /yolanthe|yarwoodson|yol-gone|yol@mail|yol_li|yol_cc|97654321|1986-04-03|yak club|yak group/i

test('a user whose entry had been removed before the account is deleted is named by no history and no reason', async () => {
  const yol = await aUserNamed('yol-gone')
  const event = await anEventWithout(yol, 'Left before')
  // A later entry gets the number of the removed one, and keeps its name.
  await event.does({ type: 'addEntries', entries: [person('Eve')] }, ...START)
  expect((await call('/profile/delete', { password: PASSWORD, name: 'deleted' }, yol.headers)).status).toBe(200)
  const traces = Object.entries(await everythingStored()).flatMap(([table, rows]) => {
    const found = TRACES.exec(rows)
    return found ? [`${table}: …${rows.slice(Math.max(0, found.index - 60), found.index + 60)}…`] : []
  })
  expect(traces).toEqual([])
  expect((await event.snapshot()).players.firstName).toContain('Eve')
})

test('undoing the removal of an entry brings back its contact details, accounts and notes', async () => {
  const event = await anEventWithout(await aUserNamed('yol-back'), 'Came back')
  expect((await event.undo(event.removed)).status).toBe(200)
  const row = await bindings.DB.prepare(
    'select owner, contact, lichess, chess_com, meta, fide_id, club from players where tournament_id = ? and no = ?',
  )
    .bind(event.id, event.no)
    .first()
  expect(row).toEqual({ owner: 'yol-back', ...EXTRAS, fide_id: '97654321', club: 'Yak Club' })
})
