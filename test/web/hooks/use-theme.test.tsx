import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readCookies, setCookie } from '#web/api/cookies.ts'
import { useTheme } from '#web/hooks/use-theme.ts'

const html = document.documentElement

afterEach(() => {
  delete html.dataset['theme']
  setCookie('theme', undefined)
})

test('without a choice the system’s theme applies', () => {
  expect(renderHook(() => useTheme()).result.current[0]).toBe('system')
})

test('the theme that the Worker wrote into the page is shown', () => {
  html.dataset['theme'] = 'dark'
  expect(renderHook(() => useTheme()).result.current[0]).toBe('dark')
})

test('a chosen theme applies at once and is stored in a cookie for the Worker', () => {
  const { result } = renderHook(() => useTheme())
  act(() => result.current[1]('dark'))
  expect(result.current[0]).toBe('dark')
  expect(html.dataset['theme']).toBe('dark')
  expect(readCookies()['theme']).toBe('dark')
})

test('going back to the system’s theme removes attribute and cookie', () => {
  const { result } = renderHook(() => useTheme())
  act(() => result.current[1]('light'))
  act(() => result.current[1]('system'))
  expect(html.dataset['theme']).toBeUndefined()
  expect(readCookies()).not.toHaveProperty('theme')
})
