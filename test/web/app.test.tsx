import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Me } from '#core/rows/profile.ts'
import { aSnapshot } from '#test/support/build.ts'
import { navigate, onScreen } from '#test/support/screen.tsx'
import { setCookie } from '#web/api/cookies.ts'
import { App } from '#web/app.tsx'
import { ROUTES } from '#web/routes.tsx'
import { expectErrors } from '#test/support/expect-errors.ts'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const CUP = aSnapshot({ name: 'Vltava Cup', players: ['Ann Lee', 'Bob Ray'], rounds: ['1-2 1', '2-1 *'] })

/** Opens the site at a path, with one tournament in the cache. */
function visit(path: string, ...more: [key: string[], answer: unknown][]) {
  history.replaceState(null, '', path)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    /\.(md|png)$/.test(String(url))
      ? new Response('# Privacy\n\nWhat we know of **you**. <script>alert(1)</script> [bad](javascript:alert(1))')
      : new Response('There is no tournament of that name.', {
          status: 404,
          headers: { 'Content-Type': 'text/plain' },
        }),
  )
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  const page = onScreen(<App routes={ROUTES} />, [
    [['tournaments'], []],
    [['announcements'], []],
    [['tournament', 'cup', 'snapshot'], CUP],
    [['tournament', 'cup', 'announcements'], []],
    ...more,
  ])
  return { ...page, scrolled }
}

test.each(['/nonsense/x', '/t', '/t/cup/nonsense', '/t/cup/pairings/1/2', '/%E0%A4%A'])('%s is not found', (path) => {
  visit(path)
  expect(screen.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeTruthy()
})

test.each([
  ['/cup', '/t/cup/dashboard'],
  ['/t/cup', '/t/cup/dashboard'],
  ['/tournament/cup', '/t/cup/dashboard'],
  ['/tournament/cup/pairings/1', '/t/cup/pairings/1'],
])('%s leads to %s, and going back does not lead there again', async (path, target) => {
  const before = history.length
  visit(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Vltava Cup' })).toBeTruthy()
  expect(location.pathname).toBe(target)
  expect(history.length).toBe(before)
})

test('a tournament that the server does not know is not found', async () => {
  expectErrors()
  visit('/t/nobody/standings')
  expect(await screen.findByRole('heading', { name: 'PAGE NOT FOUND' })).toBeTruthy()
})

test('a new page starts at its top, with the focus in its main part', async () => {
  const { scrolled } = visit('/')
  fireEvent.click(screen.getByRole('link', { name: 'Privacy' }))
  expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeTruthy()
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('another round of the same section keeps scroll position and focus', async () => {
  const { scrolled } = visit('/t/cup/pairings/2')
  const main = screen.getByRole('main')
  await screen.findByRole('heading', { level: 1, name: 'Vltava Cup' })
  act(() => void navigate('/t/cup/pairings/1'))
  expect(scrolled).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(main)
})

test('a static page shows its markdown, and no script in it runs', async () => {
  const { container } = visit('/privacy')
  expect((await screen.findByText('you')).tagName).toBe('STRONG')
  await vi.waitFor(() => expect(document.title).toBe('Privacy · Kibitz'))
  expect(container.querySelector('script')).toBeNull()
  expect(screen.getByText('bad').getAttribute('href')).not.toMatch(/javascript/)
})

test('the first Tab stop skips to the content', () => {
  visit('/')
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
  expect(screen.getByRole('main').id).toBe('main')
})

test('a page that an extension took apart shows an error and can be reloaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const loaded = vi.spyOn(location, 'reload').mockImplementation(() => {})
  visit('/')
  // Not the skeleton: React would put the page in its place.
  await screen.findByRole('region', { name: 'Award' })
  takeApart(screen.getByRole('main'))
  fireEvent.click(screen.getByRole('link', { name: 'Privacy' }))
  expect(await screen.findByRole('heading', { name: 'Couldn’t show this page' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled())
})

test('a bell that fails to render leaves the rest of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  setCookie('sessionID', 'x')
  visit('/privacy', [['me'], ANN], [['notifications'], 'no list'])
  expect(await screen.findByRole('button', { name: 'ann, your account' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeTruthy()
})

const ANN: Partial<Me> = { id: 'u1', username: 'ann', name: 'Ann Lee', directedTournaments: [], unseenCount: 1 }

/** Translation extensions do this: they wrap React’s text nodes in other elements. */
function takeApart(element: Element): void {
  for (const node of Array.from(element.childNodes)) {
    const font = document.createElement('font')
    element.insertBefore(font, node)
    font.appendChild(node)
  }
}
