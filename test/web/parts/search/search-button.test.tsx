import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { SearchButton } from '#web/parts/search/search-button.tsx'
import { collectTyped } from '#web/parts/search/typed-ahead.ts'

test('letters typed right after / are kept until the search box has the focus', async () => {
  const shortcut = vi.fn()
  addEventListener('keydown', shortcut)
  onScreen(<SearchButton />)
  for (const key of ['/', 'm', 'o', 'x', 'Backspace', 'z']) fireEvent.keyDown(document.body, { key })
  expect(await screen.findByRole('combobox', { hidden: true })).toHaveProperty('value', 'moz')
  expect(shortcut.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['/'])
  removeEventListener('keydown', shortcut)
})

test('Escape closes the search while it loads', () => {
  const close = vi.fn()
  const typed = collectTyped(close)
  for (const key of ['m', 'Escape']) fireEvent.keyDown(document.body, { key })
  expect(close).toHaveBeenCalledOnce()
  expect(typed.text()).toBe('m')
  typed.stop()
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true)
})
