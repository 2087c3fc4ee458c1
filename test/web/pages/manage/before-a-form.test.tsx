import type { ReactElement } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { setCookie } from '#web/api/cookies.ts'
import { sessionQueries } from '#web/api/session.ts'
import { FeedbackPrompt } from '#web/shell/feedback-prompt.tsx'
import { ImportPage } from '#web/pages/manage/import.tsx'
import { NewTournamentPage } from '#web/pages/manage/new.tsx'

function openSignedIn(path: string, page: ReactElement, isVerified: boolean) {
  setCookie('sessionID', 'x')
  history.replaceState(null, '', path)
  const me = { id: 'u1', username: 'ann', isVerified, teams: [] }
  return onScreen(page, [[sessionQueries.me().queryKey, me]])
}

test.each([
  ['a new tournament', '/manage/new', <NewTournamentPage key="new" />],
  ['an import', '/manage/import', <ImportPage key="import" />],
])('before %s is filled in, an unverified email address is named, with a link to verify it', (_, path, page) => {
  const { unmount } = openSignedIn(path, page, false)
  expect(screen.getByText('Verify your email address')).toHaveProperty('pathname', '/@/ann/accounts')
  unmount()
  openSignedIn(path, page, true)
  expect(screen.queryByText('Verify your email address')).toBeNull()
})

test('a pasted list is not lost by leaving the page without a question', () => {
  const page = (
    <>
      <NewTournamentPage />
      <a href="/teams">Teams</a>
    </>
  )
  openSignedIn('/manage/new', page, true)
  fireEvent.change(screen.getByLabelText(/Paste the players/), { target: { value: 'Ann Lee 2100\nBo Berg 1900' } })
  fireEvent.click(screen.getByText('Teams'))
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
  expect(location.pathname).toBe('/manage/new')
})

test.each([
  ['/', true],
  ['/teams', true],
  ['/t/cup/pairings/3', false],
  ['/g/cup-1-1', false],
  ['/manage/cup/results', false],
  ['/help/secret', false],
])('on %s the prompt for feedback is shown: %s', (path, isShown) => {
  localStorage.clear()
  history.replaceState(null, '', path)
  onScreen(<FeedbackPrompt />)
  expect(screen.queryByRole('complementary', { name: 'Feedback' }) !== null).toBe(isShown)
})
