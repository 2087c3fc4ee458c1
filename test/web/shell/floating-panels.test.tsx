import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AskedContact } from '#core/people/contact.ts'
import type { Me } from '#core/rows/profile.ts'
import { onScreen } from '#test/support/screen.tsx'
import { FloatingPanels } from '#web/shell/floating-panels.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  document.cookie = 'sessionID=; Max-Age=0'
})

/** The panels on a page, for a user who has not said who may see these details. */
function panelsAt(path: string, undecidedContacts: AskedContact[]) {
  document.cookie = 'sessionID=x'
  history.replaceState(null, '', path)
  const me: Partial<Me> = { id: 'u1', username: 'ann', players: [], undecidedContacts }
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, init) => Response.json(init?.method === 'POST' ? { message: 'Saved.' } : me))
  onScreen(<FloatingPanels />, [[['me'], me]])
  return asked
}
const question = () => screen.queryByRole('group', { name: /^Who may see your/ })

test('a user is asked who may see a contact detail, and the answer is sent', async () => {
  const asked = panelsAt('/teams', ['phone', 'zoom'])
  expect(question()?.textContent).toMatch(
    /^Show your phone number on your profile\? Only signed-in users would see it\./,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Keep it hidden' }))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(asked.mock.calls[0]).toMatchObject([
    '/api/profile/updateAccount',
    { method: 'POST', body: '{"account":"contactShown","data":{"phone":false}}' },
  ])
})

test.each(['/manage/cup/results', '/help/secret', '/t/cup/pairings/1', '/g/cup-1-1', '/@/ann/accounts'])(
  'nothing is asked over %s',
  (path) => {
    panelsAt(path, ['email'])
    expect(question()).toBeNull()
  },
)

test('nothing is asked once there is an answer for each detail', () => {
  panelsAt('/teams', [])
  expect(question()).toBeNull()
})
