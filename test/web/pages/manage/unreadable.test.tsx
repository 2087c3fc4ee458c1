import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ERROR_CODE } from '#core/contract/api-headers.ts'
import { onScreen } from '#test/support/screen.tsx'
import { setCookie } from '#web/api/cookies.ts'
import { notificationQueries } from '#web/api/notifications.ts'
import { sessionQueries } from '#web/api/session.ts'
import { ManagePage } from '#web/pages/manage/page.tsx'

test('the desk of an event whose data can’t be read says so to its director, who can delete it there', async () => {
  vi.stubGlobal('fetch', async () => new Response('No.', { status: 503, headers: { [ERROR_CODE]: 'unreadable' } }))
  setCookie('sessionID', 'x')
  history.replaceState(null, '', '/manage/cup')
  onScreen(<ManagePage id="cup" tab="desk" />, [
    [sessionQueries.me().queryKey, { id: 'u1', username: 'ann', directedTournaments: ['cup'], teams: [] }],
    [
      notificationQueries.managed().queryKey,
      [{ tournamentId: 'cup', name: 'Spring Cup', setting: { vanityURL: null } }],
    ],
  ])
  expect(await screen.findByText('This event can’t be opened')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete this tournament' }))
  expect(screen.getByRole('dialog').textContent).toContain('Type its name, Spring Cup, to confirm.')
  vi.unstubAllGlobals()
})
