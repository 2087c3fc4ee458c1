import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { sessionQueries } from '#web/api/session.ts'
import { HelpPage } from '#web/pages/help.tsx'

const INVALID = 'This link isn’t valid. Ask the arbiter for a new one.'

/** An arbiter’s address has the event’s id in the path, a helper’s the secret behind `#`. */
const open = (path: string) => {
  vi.stubGlobal('fetch', async () => new Response(INVALID, { status: 404 }))
  history.replaceState(null, '', `/help/${path}`)
  onScreen(<HelpPage secret={path.startsWith('#') ? '' : path} />, [[sessionQueries.me().queryKey, null]])
}

afterEach(() => vi.unstubAllGlobals())

test('an arbiter who is signed out is offered to sign in', async () => {
  open('cup')
  expect(await screen.findByText('Sign in to enter results, or ask the arbiter for a link.')).toBeDefined()
  expect(screen.getByText('Sign in').getAttribute('href')).toContain('/login')
})

test('a helper, who has no account, is not offered to sign in', async () => {
  open(`#${'x'.repeat(43)}`)
  expect(await screen.findByText(INVALID)).toBeDefined()
  expect(screen.queryByText('Sign in')).toBeNull()
})

test('a link of before, with the secret in the path, moves it behind #', () => {
  open('x'.repeat(43))
  expect(location.pathname + location.hash).toBe(`/help/#${'x'.repeat(43)}`)
})

test('a link that lost its secret says so', async () => {
  open('#')
  expect(await screen.findByText(/^This link is incomplete\./)).toBeDefined()
})
