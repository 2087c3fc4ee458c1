import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aFestival } from '#test/support/made-festival.ts'
import { ask, aUser, claim, fetchJson, postJson } from '#test/support/worker.ts'

type Desk = AnswerOf<'get', '/festival/:id/getFestivalDesk'>

test('staff direct all sections and lose that with the festival’s word; strangers see no draft', async () => {
  const { id, a, send } = await aFestival('pier-staff')
  const { headers: helper } = await aUser('pier-staff-helper')
  const desk = (of: string) => ask(`/api/tournament/${of}/getDesk`, { headers: helper })
  expect((await desk(a)).status).toBe(403)
  await send(`/${id}/addStaff`, { username: 'pier-staff-helper' })
  expect((await desk(a)).status).toBe(200)
  expect((await ask(`/api/festival/${id}/getFestivalDesk`, { headers: helper })).status).toBe(200)
  await send(`/${id}/removeStaff`, { username: 'pier-staff-helper' })
  expect((await desk(a)).status).toBe(403)
  await send(`/${id}/change`, { request: { type: 'stage', stage: 'draft' } })
  expect((await ask(`/api/festival/${id}/getFestival`)).status).toBe(404)
  expect((await ask(`/f/${id}`)).status).toBe(404)
})

test('changes can be undone, and a repeated request is one change', async () => {
  const { id, headers, send, read } = await aFestival('pier-undo')
  const { version } = await send(`/${id}/change`, { request: { type: 'edit', change: { name: 'Harbour Festival' } } })
  await send(`/${id}/undo`, { version })
  expect((await read<Desk>('getFestivalDesk')).festival.name).toBe('Quay Festival')
  const sent = { request: { type: 'edit', change: { place: 'Pier' } } }
  const keyed = { ...headers, 'idempotency-key': 'pier-key-1' }
  await postJson(`/api/festival/${id}/change`, sent, keyed)
  const before = (await read<Desk>('getFestivalDesk')).festival
  await postJson(`/api/festival/${id}/change`, sent, keyed)
  expect((await read<Desk>('getFestivalDesk')).festival.version).toBe(before.version)
})

test('an existing tournament joins with its website kept, and gets it back when the festival goes', async () => {
  const { id, headers, send, read } = await aFestival('pier-gone')
  const made = await postJson('/api/tournament/create', { name: 'Pier Rapid', rounds: 5 }, headers)
  const { id: rapid } = JSON.parse(made.text) as { id: string }
  await claim(rapid)
  const website = 'https://rapid.example/'
  await postJson(
    `/api/tournament/${rapid}/change`,
    { request: { type: 'editEvent', settings: { profileURL: website } } },
    headers,
  )
  await send(`/${id}/addSection`, { tournament: rapid })
  const link = async () =>
    (await fetchJson<{ settings: { profileURL: string | null } }>(`/api/tournament/${rapid}/snapshot`, { headers }))
      .settings.profileURL
  expect(await link()).toBe(`/f/${id}`)
  const twice = await postJson(`/api/festival/${id}/addSection`, { tournament: rapid }, headers)
  expect(twice.status).toBe(409)
  const { sections } = await read<Desk>('getFestivalDesk')
  await send(`/${id}/change`, {
    request: { type: 'order', order: sections.map(({ tournament }) => tournament).toReversed() },
  })
  expect((await read<Desk>('getFestivalDesk')).sections[0]!.tournament).toBe(rapid)
  await send(`/${id}/delete`, {})
  expect((await ask(`/api/festival/${id}/getFestival`)).status).toBe(404)
  expect(await link()).toBe(website)
})
