import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { eventStar, nameStar } from '#core/people/stars.ts'
import { readCookies } from '#web/api/cookies.ts'
import { starredFirst, toggleStar, useStars } from '#web/hooks/use-stars.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

const stars = () => {
  const { result } = renderHook(() => useStars())
  return result
}

test('a star is kept in the browser until it is taken back', () => {
  const kept = stars()
  act(() => toggleStar(eventStar('cup')))
  expect([...kept.current]).toEqual(['event cup'])
  expect(localStorage.getItem('stars')).toBe('["event cup"]')
  act(() => toggleStar(eventStar('cup')))
  expect([...kept.current]).toEqual([])
})

test('that there are stars goes along with the next request, however soon that is: pages come with room for them', () => {
  act(() => toggleStar(eventStar('cup')))
  expect(readCookies()).toHaveProperty('stars')
  act(() => toggleStar(eventStar('cup')))
  expect(readCookies()).not.toHaveProperty('stars')
})

test('a star given in another window is seen', () => {
  const kept = stars()
  localStorage.setItem('stars', '["event cup"]')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'stars' })))
  expect([...kept.current]).toEqual(['event cup'])
})

test('where storage is forbidden a star lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  const kept = stars()
  act(() => toggleStar(eventStar('cup')))
  expect([...kept.current]).toEqual(['event cup'])
  // The next page knows nothing of it, and has no room for it.
  expect(readCookies()).not.toHaveProperty('stars')
})

test('what was kept is no list: there are no stars', () => {
  localStorage.setItem('stars', '{"broken":')
  dispatchEvent(new StorageEvent('storage', { key: 'stars' }))
  expect([...stars().current]).toEqual([])
})

test('a player is followed by name, whichever way it is written', () => {
  expect(nameStar('Łukasz  Ionescu')).toBe(nameStar('IONESCU, Lukasz'))
})

test('rows with a star come first, and keep their order', () => {
  const rows = ['a', 'b', 'c', 'd']
  const starsOf = (row: string) => [eventStar(row)]
  expect(starredFirst(rows, new Set(['event d', 'event b']), starsOf)).toEqual(['b', 'd', 'a', 'c'])
  expect(starredFirst(rows, new Set(), starsOf)).toBe(rows)
})
