import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Person } from '#core/rows/profile.ts'
import { onScreen } from '#test/support/screen.tsx'
import { UsersPage } from '#web/pages/users.tsx'

const aPerson = (username: string, input: Partial<Person> = {}): Person => ({
  id: username,
  username,
  name: null,
  nationality: '',
  online: false,
  isLicensed: false,
  ...input,
})

test('users show presence and licence, and link to their profiles', () => {
  onScreen(<UsersPage />, [
    [
      ['users', 'letters'],
      ['A', 'B'],
    ],
    [
      ['users', '', '', ''],
      [aPerson('ann', { online: true }), aPerson('Bob_1', { isLicensed: true, name: 'Robert' })],
    ],
  ])
  const [ann, bob] = screen.getAllByRole('listitem').map((row) => within(row))
  expect(ann!.getByLabelText('Online')).toBeTruthy()
  expect(ann!.queryByLabelText('Licensed')).toBeNull()
  expect(bob!.getByLabelText('Offline')).toBeTruthy()
  expect(bob!.getByLabelText('Licensed')).toBeTruthy()
  expect(bob!.getByRole('link').getAttribute('href')).toBe('/@/Bob_1')
})

test('a list that was refused, because its reader asked too often, says so and offers to try again', async () => {
  const sentence = 'Too many attempts. Wait 1 minute, then try again.'
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(sentence, { status: 429, headers: { 'Content-Type': 'text/plain' } }),
  )
  onScreen(<UsersPage />, [[['users', 'letters'], ['A']]])
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText('No users yet.')).toBeNull()
})
