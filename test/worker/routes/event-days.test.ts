import { expect, test } from 'vitest'
import type { EventRow } from '#worker/data/event-list.ts'
import { aSaved, fetchJson, forgetLists } from '../../support/worker.ts'

const at = (text: string) => Date.parse(text)
const anEvent = (id: string, start: number, timeZone: string) =>
  aSaved({ id, name: id, dates: [start], settings: { timeZone } })

// 3 August at all venues.
await anEvent('dayauckland', at('2026-08-02T21:00Z'), 'Pacific/Auckland')
await anEvent('dayparis', at('2026-08-03T17:00Z'), 'Europe/Paris')
await anEvent('dayhonolulu', at('2026-08-04T05:00Z'), 'Pacific/Honolulu')
await forgetLists()

const ids = async (query: string) => (await fetchJson<EventRow[]>(`/api/events${query}`)).map(({ id }) => id)

test('events are found by the days at their own venues', async () => {
  expect(await ids('?from=2026-08-03&to=2026-08-03')).toEqual(['dayhonolulu', 'dayparis', 'dayauckland'])
  expect(await ids('?from=2026-08-02&to=2026-08-02')).toEqual([])
  expect(await ids('?from=2026-08-04&to=2026-08-04')).toEqual([])
})

test('a page is full although its first rows are of another day', async () => {
  await anEvent('daylater', at('2026-08-04T04:00Z'), 'Europe/Paris')
  await forgetLists()
  expect(await ids('?to=2026-08-03&from=2026-08-03&limit=2')).toEqual(['dayhonolulu', 'dayparis'])
  expect(await ids('?to=2026-08-03&from=2026-08-03&limit=2&after=dayparis')).toEqual(['dayauckland'])
})
