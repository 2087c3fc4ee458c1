import { Component, use, type ReactNode } from 'react'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** A page with parts, and whether it is alive. */
async function aPage() {
  const { Part } = await import('#web/ui/part.tsx')
  const { pageAlive } = await import('#web/hydration.ts')
  let isAlive = false
  void pageAlive.then(() => (isAlive = true))
  return { Part, isAlive: () => isAlive }
}

test('a page is alive once all of its parts are hydrated', async () => {
  const { Part, isAlive } = await aPage()
  const [head, table] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const Words = ({ of }: { of: Promise<string> }) => use(of)
  const page = (
    <Part fallback="…">
      <Words of={head.promise} />
      <Part fallback="…">
        <Words of={table.promise} />
      </Part>
    </Part>
  )
  await act(async () => void render(page))
  await act(async () => head.resolve('Cup'))
  expect(isAlive()).toBe(false)
  await act(async () => table.resolve('Ann 3'))
  expect(isAlive()).toBe(true)
})

test('a part that shows an error counts as alive', async () => {
  const { Part, isAlive } = await aPage()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  class Guard extends Component<{ children: ReactNode }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override render = () => (this.state.failed ? 'Couldn’t load this' : this.props.children)
  }
  const words = Promise.withResolvers<string>()
  const Words = () => use(words.promise)
  const page = (
    <Part fallback="…">
      <Guard>
        <Part fallback="…">
          <Words />
        </Part>
      </Guard>
    </Part>
  )
  const { container } = await act(async () => render(page))
  expect(isAlive()).toBe(false)
  await act(async () => words.reject(new Error('no')))
  expect(container.textContent).toBe('Couldn’t load this')
  expect(isAlive()).toBe(true)
})
