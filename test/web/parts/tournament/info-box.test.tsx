import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InfoBox } from '#web/parts/tournament/info-box.tsx'
import { aSnapshot } from '#test/support/build.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2027, 4, 1), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  )

test('the box shows what is known of an event, and no label without a value', () => {
  const settings = {
    location: 'Tromsø',
    timeControl: '90+30',
    tieBreaks: ['BH/C1', 'mostWins'],
    prizes: '€500\n\n€200\n',
  }
  render(<InfoBox snapshot={aSnapshot({ players: 12, active: false, rounds: ['1-2 1'], settings })} />)
  expect(facts()).toEqual({
    Format: 'Swiss',
    Created: '1 Jan 2026',
    Type: 'Individual',
    Players: '12',
    Location: 'Tromsø',
    'Time control': '90+30',
    Status: 'Finished',
  })
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '€500',
    '€200',
    'Buchholz, cut 1',
    'Most wins',
  ])
})

test('a team event counts teams and says how many games a match has', () => {
  const settings = { competitors: 'team' as const, gamePointTotal: 16, source: 'chessCom' }
  render(<InfoBox snapshot={aSnapshot({ players: 20, settings })} />)
  expect(facts()).toMatchObject({
    Teams: '20',
    Games: '16 per match',
    Type: 'Team, played on Chess.com',
    Status: 'Live',
  })
})
