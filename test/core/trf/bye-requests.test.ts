import { expect, test } from 'vitest'
import { importText, inColumns, playerLine, trfText } from '#test/support/trf/files.ts'

const PLAYERS = [
  playerLine(1, 'A', '   2 w 1'),
  playerLine(2, 'B', '   1 b 0  0000 - H  0000 - F'),
  playerLine(3, 'C', ''),
]

/** Byes for rounds to come: `2 H in 3`. */
const requested = (...lines: string[]): string[] =>
  importText(['142 5', ...lines].join('\n')).byeRequests!.map(
    ({ player, type, round, state }) => `${player} ${type} in ${round}${state === 'granted' ? '' : ` ${state}`}`,
  )

test('byes for coming rounds are read from the players’ lines', () => {
  expect(requested(...PLAYERS)).toEqual(['2 H in 2', '2 F in 3'])
})

test('a round with nothing but byes is not drawn yet', () => {
  const { snapshot } = importText(PLAYERS.join('\n'))
  expect(snapshot.round).toBe(1)
})

test('byes for coming rounds can have lines of their own, for rounds blank in the player’s line', () => {
  expect(requested('240 H   2    1    3', '240     4    3', '240 Z   2    2', ...PLAYERS)).toEqual([
    '1 H in 2',
    '2 H in 2',
    '2 F in 3',
    '3 H in 2',
    '3 Z in 4',
  ])
})

test('a player absent from the next round gets a zero-point bye', () => {
  expect(requested('XXZ 3 1', ...PLAYERS)).toEqual(['1 Z in 2', '2 H in 2', '2 F in 3', '3 Z in 2'])
})

test('a bye of a drawn round is one of its pairings', () => {
  const { snapshot, byeRequests } = importText(['240 H   1    3', ...PLAYERS].join('\n'))
  expect(snapshot.rounds[0]!.outcomes).toBe('10H ')
  expect(byeRequests!.filter(({ round }) => round === 1)).toEqual([])
})

test('byes of teams for coming rounds are read only from their own lines', () => {
  const teams = trfText('tec-team14.trf').replace('142 7', '142 9')
  const { byeRequests } = importText(`${teams}240 H   8    3   12\n`)
  expect(byeRequests).toEqual([
    { round: 8, player: 3, type: 'H', state: 'granted' },
    { round: 8, player: 12, type: 'H', state: 'granted' },
  ])
})

test('a line of byes may have empty places', () => {
  const line = inColumns('240', { 5: 'Z', 7: '  2', 11: '   1', 21: '   3' })
  expect(requested(line, ...PLAYERS)).toEqual(['1 Z in 2', '2 H in 2', '2 F in 3', '3 Z in 2'])
})
