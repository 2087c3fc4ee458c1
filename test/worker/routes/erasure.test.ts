import { expect, test } from 'vitest'
import { checkLinks, UNCHECKED } from '#core/changes/chain.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { everythingStored } from '#test/support/everything.ts'
import { aMade, person, result, START } from '#test/support/made-tournament.ts'
import { claims } from '#test/support/people.ts'
import { aMember, call, PASSWORD, profile } from '#test/support/sign-in.ts'
import { aSaved, bindings, fetchJson, postJson } from '#test/support/worker.ts'
import { digest } from '#worker/secrets/token.ts'

const run = (sql: string, ...values: (string | number | null)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()

/** An event in which a user plays, with everything that names them: details, earlier names, a reason, a game. */
async function anEventOf(user: { id: string; username: string }, name: string) {
  const made = await aMade(name, {
    entries: ['Quix Old', 'Bo', 'Cy', 'Di'].map((one, at) => person(one, 1000 + 100 * at)),
  })
  const { id, does, change, headers } = made
  const details = { fideId: '98765432', sex: 'w', birth: '1987-06-05', club: 'Quokka Club', group: 'Quokka group' }
  const numberOf = async (firstName: string) => {
    const { players } = await made.snapshot()
    return players.no[players.firstName.indexOf(firstName)]!
  }
  const before = await numberOf('Quix Old')
  const renamed = { firstName: 'Zebulon', lastName: 'Quixworth', rating: 2500 }
  await does({ type: 'editEntry', no: before, change: renamed, details }, { type: 'renumber' })
  const no = await numberOf('Zebulon')
  expect(no).not.toBe(before)
  await claims(id, no, {
    user_id: user.id,
    owner: user.username,
    contact: 'quix@mail.example',
    lichess: 'quix_li',
    meta: '{"Club":"Quokka"}',
  })
  await does(...START, result(1, '10'))
  const why = { reason: 'Ms Quixworth’s phone rang' }
  expect(await change(result(1, '01'), why)).toMatchObject({ status: 200 })
  expect(await change(result(1, '10'), { reason: 'Slip misread' })).toMatchObject({ status: 200 })
  const match = await bindings.DB.prepare(
    'select round, no, white from matches where tournament_id = ? and (white = ? or black = ?) limit 1',
  )
    .bind(id, no, no)
    .first<{ round: number; no: number; white: number }>()
  const names = match!.white === no ? ['quix_li', 'bo_li'] : ['bo_li', 'quix_li']
  await run(
    `insert into games (tournament_id, round, match_no, no, board, white, black, pgn) values (?, ?, ?, 1, 1, ?, ?, ?)`,
    id,
    match!.round,
    match!.no,
    names[0]!,
    names[1]!,
    `[White "${names[0]}"]\n[Black "${names[1]}"]\n[${match!.white === no ? 'White' : 'Black'}FideId "98765432"]\n\n1. e4 *`,
  )
  const post = (call: string, body: object) => postJson(`/api/tournament/${id}/${call}`, body, headers)
  return { ...made, no, remove: () => post('delete', { name }), restore: () => post('restore', {}) }
}

/** What must be found nowhere. Shorter words could be part of a random secret. */
const TRACES = /quixworth|quix[_ @]|zeb-quix|98765432|1987-06-05|quokka|zebulon/i

test('a user who deletes the account and the name is found nowhere: not in events, deleted events, histories, reasons or games', async () => {
  const zeb = await aMember('zeb-quix')
  const { id } = JSON.parse((await profile(zeb)).text) as { id: string }
  const user = { id, username: 'zeb-quix' }
  const [live, deleted] = [await anEventOf(user, 'Erased live'), await anEventOf(user, 'Erased deleted')]
  await aSaved({ id: 'erasedteams', players: ['A', 'B'], rounds: ['1-2 1'], settings: { competitors: 'team' } })
  await run(
    `insert into individuals (tournament_id, no, team_no, board, name, username, fide_id, user_id)
     values ('erasedteams', 1, 1, 1, 'Quixworth, Zebulon', 'quix_cc', '98765432', ?)`,
    id,
  )
  expect((await deleted.remove()).status).toBe(200)
  const bystander = await aMember('bystander')
  expect((await call('/profile/delete', { password: PASSWORD, name: 'deleted' }, zeb)).status).toBe(200)

  const traces = async () =>
    Object.entries(await everythingStored()).flatMap(([table, rows]) => {
      const found = TRACES.exec(rows)
      return found ? [`${table}: …${rows.slice(Math.max(0, found.index - 60), found.index + 60)}…`] : []
    })
  expect(await traces()).toEqual([])
  expect((await deleted.restore()).status).toBe(200)
  expect(await traces()).toEqual([])
  for (const { id: event, headers, no, history } of [live, deleted]) {
    const entries = await fetchJson<AnswerOf<'get', '/tournament/:id/getDeskEntries'>>(
      `/api/tournament/${event}/getDeskEntries`,
      { headers },
    )
    expect(JSON.stringify(entries.find((entry) => entry.no === no) ?? {})).not.toMatch(TRACES)
    // Other reasons and names stay, and the history still proves that nothing else was changed.
    expect((await history()).map(({ reason }) => reason)).toContain('Slip misread')
    const { links } = await fetchJson<AnswerOf<'get', '/tournament/:id/getChain'>>(`/api/tournament/${event}/getChain`)
    expect(await checkLinks(event, UNCHECKED, links, digest)).not.toHaveProperty('broken')
    const players = await fetchJson<{ firstName: string }[]>(`/api/tournament/${event}/fetchPlayers`)
    expect(players.map(({ firstName }) => firstName).toSorted()).toEqual(['Bo', 'Cy', 'Deleted player', 'Di'])
  }
  expect((await profile(bystander)).status).toBe(200)
})

test('a user who keeps the name on results leaves no username, account or contact details, also in deleted events', async () => {
  const ina = await aMember('ina-keeps')
  const { id } = JSON.parse((await profile(ina)).text) as { id: string }
  const event = await anEventOf({ id, username: 'ina-keeps' }, 'Kept deleted')
  expect((await event.remove()).status).toBe(200)
  expect((await call('/profile/delete', { password: PASSWORD, name: 'keep' }, ina)).status).toBe(200)
  const { deleted_rows: rows } = await everythingStored()
  expect(rows).not.toMatch(/ina-keeps|quix@mail|Quokka"}/)
  expect(rows).toContain('Quixworth')
  expect((await event.restore()).status).toBe(200)
  const [row] = (
    await bindings.DB.prepare(
      'select user_id, owner, contact, lichess, meta from players where tournament_id = ? and no = ?',
    )
      .bind(event.id, event.no)
      .all()
  ).results
  expect(row).toEqual({ user_id: null, owner: null, contact: null, lichess: null, meta: null })
})
