import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { TournamentChoice } from '#web/parts/embed/tournament-choice.tsx'

const SENTENCE = 'Too many attempts. Wait 1 minute, then try again.'

test('a search that was refused says why, not that nothing was found', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(SENTENCE, { status: 429, headers: { 'Content-Type': 'text/plain' } }),
  )
  onScreen(<TournamentChoice chosen="" onChoose={() => {}} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'spring' } })
  expect(await screen.findByText(SENTENCE)).toBeTruthy()
  expect(screen.queryByText('No tournaments found.')).toBeNull()
})
