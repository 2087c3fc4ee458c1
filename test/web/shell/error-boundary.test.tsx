import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { onScreen, withCache } from '../../support/screen.tsx'
import { ApiError } from '#web/api/client.ts'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'

// React logs every error that a boundary catches.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

function Page({ fails }: { fails: () => Error | undefined }) {
  const fault = fails()
  if (fault) throw fault
  return <p>The page</p>
}

const failing = (fault: Error, part = false) =>
  onScreen(
    <ErrorBoundary at="/x" title="Couldn’t load ${title.toLowerCase()}" inline={part}>
      <Page fails={() => fault} />
    </ErrorBoundary>,
  )

test('a 404 is shown as "not found"', () => {
  failing(new ApiError('There is no tournament of that name.', 404))
  expect(screen.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeTruthy()
})

test('any other failure is shown in the server’s words', () => {
  failing(new ApiError('The board fell off the table.', 500))
  expect(screen.getByRole('heading', { name: 'Couldn’t load ${title.toLowerCase()}' })).toBeTruthy()
  expect(screen.getByText('The board fell off the table.')).toBeTruthy()
})

test('an internal error shows no details', () => {
  failing(new TypeError('Cannot read properties of undefined'))
  expect(document.body.textContent).not.toMatch(/undefined/)
})

test('a failing part is a panel of its own, also on a 404', () => {
  failing(new ApiError('Round not found.', 404), true)
  expect(screen.getByRole('alert').textContent).toContain('Round not found.')
})

test('"Try again" shows the page if it works now', () => {
  let fault: Error | undefined = new ApiError('Not now.', 503)
  onScreen(
    <ErrorBoundary at="/x" title="Couldn’t load this page">
      <Page fails={() => fault} />
    </ErrorBoundary>,
  )
  fault = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('The page')).toBeTruthy()
})

test('another address clears the error', () => {
  let fault: Error | undefined = new ApiError('Not now.', 503)
  const at = (address: string) => (
    <ErrorBoundary at={address} title="Couldn’t load this page">
      <Page fails={() => fault} />
    </ErrorBoundary>
  )
  const { rerender, cache } = onScreen(at('/x'))
  fault = undefined
  rerender(withCache(cache, at('/y')))
  expect(screen.getByText('The page')).toBeTruthy()
})

test('a network error is retried when the network is back, and is explained until then', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let fault: Error | undefined = new ApiError('Couldn’t reach Kibitz.', 0)
  onScreen(
    <ErrorBoundary at="/x" title="Couldn’t load this page">
      <Page fails={() => fault} />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeTruthy()
  fault = undefined
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByText('The page')).toBeTruthy()
})

test('a network error is retried once the site answers, even if the browser reports no change of the network', async () => {
  vi.useFakeTimers()
  let isThere = false
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return new Response()
  })
  const fails = vi.fn((): Error | undefined => (isThere ? undefined : new ApiError('Couldn’t reach Kibitz.', 0)))
  onScreen(
    <ErrorBoundary at="/x" title="Couldn’t load this page">
      <Page fails={fails} />
    </ErrorBoundary>,
  )
  fails.mockClear()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(fails).not.toHaveBeenCalled()
  isThere = true
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByText('The page')).toBeTruthy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
