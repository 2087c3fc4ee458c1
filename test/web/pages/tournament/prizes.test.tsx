import type { QueryKey } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { NO_OVERALL_PRIZES } from '#core/festival/overall-prizes.ts'
import { festivalPrizes } from '#core/rows/festival-prizes.ts'
import { NO_PRIZES } from '#core/tournament/prizes.ts'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { PrizePanel } from '#web/parts/card/prize-panel.tsx'
import { PrizesPage } from '#web/pages/tournament/prizes.tsx'

afterEach(() => vi.unstubAllGlobals())

const category = (euros: number) => ({
  name: '',
  condition: {},
  sharing: 'place' as const,
  leastShare: 0,
  leastEntries: 0,
  prizes: [{ amount: euros * 100, thing: '', worth: 0 }],
})
const section = (id: string, players: string[], euros: number) => {
  const snapshot = aSnapshot({ id, players, rounds: ['1-2 1'], settings: { totalRounds: 2 } })
  const settings = { ...snapshot.settings, profileURL: '/f/quay' }
  return { ...snapshot, settings, prizes: { ...NO_PRIZES, categories: [category(euros)] } }
}
/** Ann wins both; the festival lets her keep the prize that is worth more. */
const OPEN = section('open', ['Ann', 'Bea'], 100)
const BLITZ = section('blitz', ['Ann', 'Cy'], 80)
const sections = [OPEN, BLITZ].map((snapshot) => ({
  section: { tournament: snapshot.id, word: snapshot.id },
  snapshot,
  details: [{ no: 1, fideId: '7', sex: null, club: null, birthYear: null }],
  registered: new Map<number, number>(),
}))
/** What the festival answers of the prizes of its blitz. */
const answered = (withSections: boolean): [QueryKey, unknown] => {
  const plan = {
    ...NO_OVERALL_PRIZES,
    withSections,
    categories: [{ ...category(10), sections: [], compare: 'points' as const, bestOfClub: null }],
  }
  return [[...queryKeys.festivalPrizes('quay'), BLITZ.version], festivalPrizes('EUR', plan, sections)]
}
const pageWith = (withSections: boolean) => {
  onScreen(<PrizesPage snapshot={BLITZ} id="blitz" />, [answered(withSections)])
  return within(screen.getByRole('table'))
}

test('a section’s prizes name the winners that its festival names, and say by which rule', () => {
  const table = pageWith(true)
  expect(table.getByRole('link', { name: /Cy/ })).toBeTruthy()
  expect(table.queryByRole('link', { name: /Ann/ })).toBeNull()
  expect(table.getAllByText(/Ann keeps 100/)).not.toHaveLength(0)
  expect(screen.getByText('One prize a person in all sections: the one worth most.')).toBeTruthy()
  expect(screen.getByText(/Provisional until all sections are over/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Prizes of the whole festival' }).getAttribute('href')).toBe('/f/quay/prizes')
})

test('where a festival leaves the sections’ prizes to themselves, their own rule stands', () => {
  const table = pageWith(false)
  expect(table.getByRole('link', { name: /Ann/ })).toBeTruthy()
  expect(screen.queryByText('Winners follow the rule of the whole festival.')).toBeNull()
})

test('until the festival has answered, nobody is named', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  onScreen(<PrizesPage snapshot={BLITZ} id="blitz" />)
  expect(within(screen.getByRole('table')).queryByRole('link')).toBeNull()
})

test('a card says what a player needs for prizes, but not where other sections decide, too', () => {
  const needs = (withSections: boolean) => {
    const { unmount } = onScreen(<PrizePanel snapshot={BLITZ} player={0} />, [answered(withSections)])
    const isThere = screen.queryByRole('link', { name: 'All prizes' }) !== null
    unmount()
    return isThere
  }
  expect([needs(false), needs(true)]).toEqual([true, false])
})
