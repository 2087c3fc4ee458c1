import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { onScreen } from '#test/support/screen.tsx'
import type { EventRow } from '#web/api/answers.ts'
import { EventsPage } from '#web/pages/events.tsx'

const anEvent = (id: string): EventRow => ({
  id,
  name: `Open ${id}`,
  href: `/t/${id}`,
  logoURL: null,
  round: 9,
  active: false,
  players: 40,
  vanityURL: null,
  competitors: 'individual',
  pairingSystem: 'swiss',
  timeControl: '15+10',
  totalRounds: 9,
  system: 'swiss',
  speed: 'rapid',
  location: null,
  federation: null,
  startedAt: null,
  createdAt: 1,
})

test('events of a phase are listed fifty a page, and the next page begins after the last of them', () => {
  history.replaceState(null, '', '/events?phase=finished&after=open0')
  const rows = Array.from({ length: 51 }, (_, at) => anEvent(`open${at + 1}`))
  onScreen(<EventsPage />, [[queryKeys.events({ phase: 'finished', after: 'open0' }), rows]])
  const [, ...shown] = within(screen.getByRole('table', { name: 'Events' })).getAllByRole('row')
  expect(shown).toHaveLength(50)
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe('/events?phase=finished')
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/events?phase=finished&after=open50',
  )
})
