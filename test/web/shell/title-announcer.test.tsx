import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { TitleAnnouncer } from '#web/shell/title-announcer.tsx'

beforeEach(() => {
  document.head.innerHTML = '<title>Teams · Kibitz</title>'
})

afterEach(() => vi.useRealTimers())

const said = () => document.querySelector('[aria-live]')!.textContent

test('the title of a page that is opened is said, not that of the first, and is gone once it was read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onScreen(<TitleAnnouncer />)
  expect(said()).toBe('')
  document.title = 'News · Kibitz'
  await act(async () => undefined)
  expect(screen.getByText('News · Kibitz')).toBeTruthy()
  act(() => vi.advanceTimersByTime(5000))
  expect(said()).toBe('')
})

test('how much is not seen yet is no other title', async () => {
  onScreen(<TitleAnnouncer />)
  document.title = '(3) Teams · Kibitz'
  await act(async () => undefined)
  expect(said()).toBe('')
  document.title = '(3) News · Kibitz'
  await waitFor(() => expect(said()).toBe('News · Kibitz'))
})
