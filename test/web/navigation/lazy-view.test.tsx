import { Suspense, type ComponentType } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { lazyView, optionalView } from '#web/navigation/lazy-view.tsx'
import { ConnectionBar } from '#web/shell/connection-bar.tsx'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'

// React logs every error that a boundary catches.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const Page = ({ name }: { name: string }) => <p>The page of {name}</p>
const shown = (View: ComponentType<{ name: string }>) =>
  onScreen(
    <ErrorBoundary at="/x" title="Couldn’t load this page">
      <Suspense fallback="Loading">
        <View name="Ann" />
      </Suspense>
    </ErrorBoundary>,
  )

test('a preloaded view shows at once, any other waits for its code', async () => {
  const load = vi.fn(async () => Page)
  const Early = lazyView(load)
  await Early.preload()
  shown(Early)
  expect(screen.getByText('The page of Ann')).toBeTruthy()
  shown(lazyView(load))
  expect(screen.getByText('Loading')).toBeTruthy()
  await vi.waitFor(() => expect(screen.getAllByText('The page of Ann')).toHaveLength(2))
})

/** Whether the site answers or is unreachable. */
const siteAnswers = (answers: boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('Failed to fetch')
    return new Response()
  })
const failing = () => Promise.reject(new TypeError('Failed to fetch'))
const reloads = () => vi.spyOn(location, 'reload').mockImplementation(() => {})
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
})

test('a view whose code fails to load shows an error, and shows itself once the code loads', async () => {
  siteAnswers(false)
  const reload = reloads()
  const load = vi.fn<() => Promise<typeof Page>>(failing)
  shown(lazyView<{ name: string }>(load))
  expect(await screen.findByText(/^This part of Kibitz couldn’t be loaded/)).toBeTruthy()
  tryAgain()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(await screen.findByText(/^This part of Kibitz couldn’t be loaded/)).toBeTruthy()
  load.mockImplementation(async () => Page)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('The page of Ann')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('a page whose code is gone although the site answers is reloaded, once by itself and then by the reader', async () => {
  siteAnswers(true)
  const reload = reloads()
  const { unmount } = shown(lazyView<{ name: string }>(failing))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  unmount()
  shown(lazyView<{ name: string }>(failing))
  expect(await screen.findByText(/^This part of Kibitz couldn’t be loaded/)).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledOnce()
  tryAgain()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('a page with unsaved input is not reloaded', async () => {
  siteAnswers(true)
  const reload = reloads()
  const View = lazyView<{ name: string }>(failing)
  onScreen(
    <>
      <form>
        <input name="title" defaultValue="" />
      </form>
      <ErrorBoundary at="/x" title="Couldn’t load this page">
        <Suspense fallback="Loading">
          <View name="Ann" />
        </Suspense>
      </ErrorBoundary>
      <ConnectionBar />
    </>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'My game' } })
  expect(await screen.findByText(/^Kibitz has been updated/)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('an optional view is left out until its code loads', async () => {
  siteAnswers(false)
  let load: () => Promise<typeof Page> = failing
  shown(optionalView<{ name: string }>(() => load()))
  await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
  load = async () => Page
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(screen.getByText('The page of Ann')).toBeTruthy()
  })
})

test('a failed preload changes nothing', async () => {
  siteAnswers(true)
  const reload = reloads()
  await expect(lazyView<{ name: string }>(failing).preload()).rejects.toThrow(/couldn’t be loaded/)
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
})
