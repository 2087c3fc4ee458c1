import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Mini } from '#core/match/mini.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { onScreen, withCache } from '#test/support/screen.tsx'
import { MiniForms } from '#web/parts/captain/mini-forms.tsx'

afterEach(() => void vi.restoreAllMocks())

const SEGMENT = { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 } as const
const LINK = 'https://chess.example/m/1'

/** The forms of the captain of one of two teams, whose only match has this score, in half points. */
function forms(points: Mini['points']) {
  const snapshot = aSnapshot({
    settings: { competitors: 'team', segments: [SEGMENT], allowSelfLinks: 3, allowSelfSubmissions: true },
    rounds: [aRound('1-2', { minis: { 0: [{ k: 1, facts: {}, points, outcome: '  ', games: [] }] as never } })],
  })
  const fixture = { id: 'cup-1-1', round: 1, no: 1, teams: [1, 2] } as never
  return <MiniForms snapshot={snapshot} id="cup" fixture={fixture} nameOf={(team) => `Team ${team}`} />
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test('what a captain types about a match stays while its score goes on', () => {
  const { cache, rerender } = onScreen(forms(null))
  type('Link of the match', LINK)
  type('Team 1', '2½')
  rerender(withCache(cache, forms([3, 5])))
  expect(field('Link of the match').value).toBe(LINK)
  expect(field('Team 1').value).toBe('2½')
})

test('what a captain types while an earlier link is being saved stays', async () => {
  let finish: () => void = () => undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise((resolve) => (finish = () => resolve(Response.json({ message: 'Saved.' })))),
  )
  onScreen(forms(null))
  type('Link of the match', LINK)
  fireEvent.click(screen.getByRole('button', { name: 'Save link' }))
  await act(async () => undefined)
  type('Link of the match', `${LINK}2`)
  await act(async () => finish())
  expect(field('Link of the match').value).toBe(`${LINK}2`)
})
