import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useMotion } from '#web/hooks/use-motion.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['motion']
})

test('the no-animations setting is kept in this browser and applied to the styles', () => {
  const { result } = renderHook(() => useMotion())
  expect(result.current[0]).toBe(true)
  act(() => result.current[1](false))
  expect(result.current[0]).toBe(false)
  expect(localStorage.getItem('motion')).toBe('off')
  expect(document.documentElement.dataset['motion']).toBe('off')
  act(() => result.current[1](true))
  expect(document.documentElement.dataset['motion']).toBeUndefined()
})
