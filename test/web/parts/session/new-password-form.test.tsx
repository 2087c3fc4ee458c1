import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { NewPasswordForm } from '#web/parts/session/new-password-form.tsx'

test('the form knows by the error code that two passwords differ, whatever the message says', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'POST'
      ? new Response('These are two.', {
          status: 400,
          headers: { 'content-type': 'text/plain', 'x-error-code': 'passwords-differ' },
        })
      : Response.json({ message: 'Set a new password for ann.' }),
  )
  onScreen(<NewPasswordForm code="x" onDone={() => {}} />)
  await screen.findByText('Set a new password for ann.')
  fireEvent.click(screen.getByRole('button', { name: 'Set password' }))
  await screen.findByRole('heading', { name: 'Password reset' })
  expect(screen.getByRole('alert').textContent).toBe('These are two.')
})
