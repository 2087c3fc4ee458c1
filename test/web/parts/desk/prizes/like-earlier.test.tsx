import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NO_PRIZES, type PrizeCategory, type PrizePlan } from '#core/tournament/prizes.ts'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { notificationQueries } from '#web/api/notifications.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { LikeEarlier } from '#web/parts/desk/prizes/like-earlier.tsx'

const category = (name: string, condition: PrizeCategory['condition'] = {}): PrizeCategory => ({
  name,
  condition,
  sharing: 'place',
  leastShare: 0,
  leastEntries: 0,
  prizes: [{ amount: 10_000, thing: '', worth: 0 }],
})
const LAST_YEAR: PrizePlan = {
  ...NO_PRIZES,
  currency: 'CZK',
  categories: [category('Overall'), category('Guests', { nos: [3, 4] }), category('Seniors', { ageFrom: 65 })],
  without: [7],
}

/** Chooses this tournament, whose prizes are `prizes`, for a cup without prizes; returns the plans that were saved. */
async function choose(name: string, prizes: PrizePlan | undefined) {
  const saved: PrizePlan[] = []
  const save = vi.fn(async (plan: PrizePlan) => void saved.push(plan))
  onScreen(<LikeEarlier tournament="cup" save={save as never} />, [
    [
      notificationQueries.managed().queryKey,
      [
        { tournamentId: 'cup', name: 'Cup' },
        { tournamentId: 'old', name },
      ],
    ],
    [tournamentQueries.snapshot('old').queryKey, { ...aSnapshot({ id: 'old' }), ...(prizes && { prizes }) }],
  ])
  expect(screen.queryByRole('option', { name: 'Cup' })).toBeNull()
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Or the same as in'), { target: { value: 'old' } })
  })
  return saved
}

test('prizes are taken from an earlier tournament, but for those of named entries', async () => {
  const saved = await choose('Cup 2025', LAST_YEAR)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({
    ...LAST_YEAR,
    categories: [category('Overall'), category('Seniors', { ageFrom: 65 })],
    without: [],
  })
})

test('a tournament without prizes is named as such, and nothing is saved', async () => {
  const saved = await choose('Blitz 2025', undefined)
  expect((await screen.findByRole('alert')).textContent).toBe('Blitz 2025 has no prizes to copy.')
  expect(saved).toEqual([])
})
