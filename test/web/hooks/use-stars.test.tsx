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

test('a star is kept in the browser until it is removed', () => {
  const kept = stars()
  act(() => toggleStar(eventStar('cup')))
  expect([...kept.current]).toEqual(['event cup'])
  expect(localStorage.getItem('stars')).toBe('["event cup"]')
  act(() => toggleStar(eventStar('cup')))
  expect([...kept.current]).toEqual([])
})

test('the next request says that there are stars, however soon it is, so that pages reserve space for them', () => {
  act(() => toggleStar(eventStar('cup')))
  expect(readCookies()).toHaveProperty('stars')
  act(() => toggleStar(eventStar('cup')))
  expect(readCookies()).not.toHaveProperty('stars')
})

test('a star added in another window appears', () => {
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
  // The next page can’t read these stars, so it should reserve no space for them.
  expect(readCookies()).not.toHaveProperty('stars')
})

test('an invalid stored value means no stars', () => {
  localStorage.setItem('stars', '{"broken":')
  dispatchEvent(new StorageEvent('storage', { key: 'stars' }))
  expect([...stars().current]).toEqual([])
})

test('a player is followed by name, in any spelling', () => {
  expect(nameStar('Łukasz  Ionescu')).toBe(nameStar('IONESCU, Lukasz'))
})

test('starred rows come first and keep their order', () => {
  const rows = ['a', 'b', 'c', 'd']
  const starsOf = (row: string) => [eventStar(row)]
  expect(starredFirst(rows, new Set(['event d', 'event b']), starsOf)).toEqual(['b', 'd', 'a', 'c'])
  expect(starredFirst(rows, new Set(), starsOf)).toBe(rows)
})
