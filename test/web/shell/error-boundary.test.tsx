import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { onScreen, withCache } from '../../support/screen.tsx'
import { ApiError } from '#web/api/client.ts'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'

// React tells the console of each error that a boundary catches.
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

test('what the server does not know is not found', () => {
  failing(new ApiError('There is no tournament of that name.', 404))
  expect(screen.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeTruthy()
})

test('any other failure is told in the words of the server', () => {
  failing(new ApiError('The board fell off the table.', 500))
  expect(screen.getByRole('heading', { name: 'Couldn’t load ${title.toLowerCase()}' })).toBeTruthy()
  expect(screen.getByText('The board fell off the table.')).toBeTruthy()
})

test('a mistake of our own shows nothing of its insides', () => {
  failing(new TypeError('Cannot read properties of undefined'))
  expect(document.body.textContent).not.toMatch(/undefined/)
})

test('a part that fails is a frame of its own, also when it is unknown', () => {
  failing(new ApiError('Round not found.', 404), true)
  expect(screen.getByRole('alert').textContent).toContain('Round not found.')
})

test('Try again shows the page when it works by then', () => {
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

test('another address is a new start', () => {
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

test('what nobody answered is tried again by itself when the network is back, and says what is wrong until then', () => {
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

test('it is tried again as soon as the site answers, also where the browser knows nothing of the network', async () => {
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
