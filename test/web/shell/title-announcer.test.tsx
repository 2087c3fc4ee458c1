import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { TitleAnnouncer } from '#web/shell/title-announcer.tsx'

beforeEach(() => {
  document.head.innerHTML = '<title>Teams · Kibitz</title>'
})

afterEach(() => vi.useRealTimers())

const said = () => document.querySelector('[aria-live]')!.textContent

test('the title of a newly opened page is announced, not that of the first one, and is removed after being read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onScreen(<TitleAnnouncer />)
  expect(said()).toBe('')
  document.title = 'News · Kibitz'
  await act(async () => undefined)
  expect(screen.getByText('News · Kibitz')).toBeTruthy()
  act(() => vi.advanceTimersByTime(5000))
  expect(said()).toBe('')
})

test('a new count of unseen notifications is not announced', async () => {
  onScreen(<TitleAnnouncer />)
  document.title = '(3) Teams · Kibitz'
  await act(async () => undefined)
  expect(said()).toBe('')
  document.title = '(3) News · Kibitz'
  await waitFor(() => expect(said()).toBe('News · Kibitz'))
})
