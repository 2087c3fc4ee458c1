import { Suspense, type ComponentType } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { lazyView, optionalView } from '#web/navigation/lazy-view.tsx'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'

// React tells the console of each error that a boundary catches.
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

test('a view that was loaded ahead is there at once, any other waits for its code', async () => {
  const load = vi.fn(async () => Page)
  const Early = lazyView(load)
  await Early.preload()
  shown(Early)
  expect(screen.getByText('The page of Ann')).toBeTruthy()
  shown(lazyView(load))
  expect(screen.getByText('Loading')).toBeTruthy()
  await vi.waitFor(() => expect(screen.getAllByText('The page of Ann')).toHaveLength(2))
})

test('a view whose code does not come says so, and trying again loads the document anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  shown(lazyView<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch'))))
  expect(await screen.findByText(/^This part of Kibitz couldn’t be loaded/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('what a page can do without is left out when its code does not come', async () => {
  shown(optionalView<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch'))))
  await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
})
