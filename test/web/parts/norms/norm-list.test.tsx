import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NormLine } from '#core/norms/norm-lines.ts'
import { aSnapshot } from '#test/support/build.ts'
import { inRouter } from '#test/support/screen.tsx'
import { NormList } from '#web/parts/norms/norm-list.tsx'

test('a norm leads to the card of its player, also where numbers and places in the list differ', () => {
  const cup = aSnapshot({ players: ['Ann', 'Bo', 'Cy'], rounds: ['1-2 1'] })
  const snapshot = { ...cup, players: { ...cup.players, no: [7, 5, 9] } }
  const line: NormLine = {
    player: 1,
    title: 'IM',
    points: 13,
    games: 9,
    outlook: { state: 'impossible', reason: 'games', conditions: [], average: undefined },
  }
  inRouter(<NormList snapshot={snapshot} lines={[line]} />)
  expect(screen.getByRole('link', { name: /Bo/ }).getAttribute('href')).toBe('/t/cup/player/5')
})
