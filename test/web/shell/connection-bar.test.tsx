import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useQuery } from '@tanstack/react-query'
import { onScreen } from '#test/support/screen.tsx'
import { get } from '#web/api/client.ts'
import { expectation } from '#web/api/connection.ts'
import { ConnectionBar } from '#web/shell/connection-bar.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const bar = () => document.querySelector('[aria-live="polite"]')!.textContent

test('after five seconds without an answer the bar appears and says when the page was last current', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 21, 14) })
  const line = expectation()
  line.heard()
  onScreen(<ConnectionBar />)
  line.begin()
  act(() => void vi.advanceTimersByTime(4999))
  expect(bar()).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(bar()).toBe('Reconnecting… as of 21:14')
  act(() => line.heard())
  expect(bar()).toBe('')
})

test('stale data are refetched once the server answers again', async () => {
  vi.useFakeTimers()
  const line = expectation()
  const ask = vi.fn(async () => 'rows')
  function Rows() {
    return <p>{useQuery({ queryKey: ['rows'], queryFn: ask }).data}</p>
  }
  onScreen(
    <>
      <Rows />
      <ConnectionBar />
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  line.begin()
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(ask).toHaveBeenCalledOnce()
  act(() => line.heard())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a pending request counts until it is aborted', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  onScreen(<ConnectionBar />)
  const aborter = new AbortController()
  const asking = get('/tournaments', { query: {}, signal: aborter.signal }).catch(() => undefined)
  act(() => void vi.advanceTimersByTime(5000))
  expect(bar()).toMatch(/^Reconnecting/)
  await act(async () => {
    aborter.abort()
    await asking
  })
  expect(bar()).toBe('')
})
