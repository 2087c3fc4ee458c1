import { expect, test } from 'vitest'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import { saveImport } from '#worker/data/import.ts'
import { open } from '#worker/data/db.ts'
import { aSnapshot } from '#test/support/build.ts'
import { ask, bindings, fetchJson } from '../../support/worker.ts'

const DETAILS = [
  { no: 1, fideId: '1000001', sex: 'w' as const, birth: '2010/03/04', club: 'Rooks' },
  { no: 2, fideId: null, sex: null, birth: '1975', club: null },
]

await saveImport(open(bindings.DB), {
  snapshot: aSnapshot({ id: 'detailed', players: ['Ann Lee 2100 NED', 'Bob Ray', 'Cleo Day'] }),
  individuals: [],
  games: [],
  entryDetails: DETAILS,
})

test('details of players from a file are public, except that only the year of birth is shown', async () => {
  expect(await fetchJson<PublicEntryDetails[]>('/api/tournament/detailed/getEntryDetails')).toEqual([
    { no: 1, fideId: '1000001', sex: 'w', club: 'Rooks', birthYear: 2010 },
    { no: 2, fideId: null, sex: null, club: null, birthYear: 1975 },
  ])
})

test('a starting list and a card have them, and an unknown card is not found', async () => {
  for (const path of ['/t/detailed/players', '/t/detailed/player/1']) {
    const { text, status } = await ask(path)
    expect([status, text.includes('"fideId":"1000001"')]).toEqual([200, true])
  }
  const card = await ask('/t/detailed/player/1')
  expect(card.text).toContain('<title>Ann Lee · Cup')
  expect((await ask('/t/detailed/player/9')).status).toBe(404)
  expect((await ask('/t/detailed/player/x')).status).toBe(404)
  expect((await ask('/t/detailed/team/1')).response.headers.get('location')).toBe('/t/detailed/player/1')
})
