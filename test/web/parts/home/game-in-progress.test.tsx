import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { GameInProgress } from '#web/parts/home/game-in-progress.tsx'

test('a running game has a picture with players and clocks once its moves are known, which leads to its match', async () => {
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList)
  const side = (username: string) => ({ username, result: null, team: '' })
  const game = {
    white: side('ann'),
    black: side('bob'),
    pgn: '[TimeControl "600"]\n\n1. e4 {[%clk 0:09:58]} 1... e5 {[%clk 0:09:40]} *',
    board: 1,
    game: 1,
    link: null,
  }
  const games = [{ ...game, startTime: null, endTime: null }]
  onScreen(<GameInProgress match="cup-1-1" />, [
    [['result', 'cup-1-1', 'running'], { games, lineUp: [], teamsUnidentified: false }],
  ])
  const picture = await screen.findByRole('link', { name: 'ann – bob, after 1… e5' }, { timeout: 5000 })
  expect(picture.getAttribute('href')).toBe('/g/cup-1-1/1')
  expect(picture.textContent).toMatch(/bob9:40.*ann9:58/s)
  vi.restoreAllMocks()
})
