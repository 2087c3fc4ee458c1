import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameLetters, mergeGames, numberGames, type Game } from '#core/match/site-games.ts'

const game = (board: number, whiteFirst: boolean, outcome: string, rest: Partial<Game> = {}): Game => ({
  board,
  whiteFirst,
  outcome,
  white: 'w',
  black: 'b',
  ...rest,
})

test('games stand board by board, the earlier first', () => {
  const games = [game(2, true, '=='), game(1, true, '10', { startedAt: 9 }), game(1, false, '01', { startedAt: 5 })]
  expect(numberGames(games).map(({ no, board, whiteFirst }) => [no, board, whiteFirst])).toEqual([
    [1, 1, false],
    [2, 1, true],
    [3, 2, true],
  ])
})

test('where nobody knows when games began, the one that ended earlier stands first', () => {
  const games = [game(1, true, '10', { endedAt: 9 }), game(1, false, '01', { endedAt: 5 })]
  expect(numberGames(games).map(({ whiteFirst }) => whiteFirst)).toEqual([false, true])
})

test('a game alone on its board stands first', () => {
  expect(numberGames([game(3, false, '10')])[0]?.no).toBe(5)
})

test('letters are the first side’s and the second side’s', () => {
  expect(gameLetters([game(1, true, '10'), game(1, false, '10'), game(3, false, '01')])).toBe('1001    10')
  expect(gameLetters([])).toBe('')
})

test('what is seen of a game is believed, and what was known of it stays', () => {
  const known = [game(1, true, '10', { link: 'https://g/1', white: 'Ann' })]
  const [after] = mergeGames(known, [game(1, true, '01', { white: 'renamed' })])
  expect(after).toEqual(game(1, true, '01', { link: 'https://g/1', white: 'Ann' }))
})

test('a game that is not told any more, or has no letters, is kept', () => {
  const known = [game(1, true, '10'), game(1, false, '==')]
  expect(mergeGames(known, [game(1, true, '  ')])).toEqual(known)
})

test('the order depends on what is known, never on when it was learnt', () => {
  const games = fc.uniqueArray(
    fc.record({
      board: fc.integer({ min: 1, max: 4 }),
      whiteFirst: fc.boolean(),
      outcome: fc.constantFrom('10', '01', '=='),
      white: fc.constant('w'),
      black: fc.constant('b'),
      startedAt: fc.nat({ max: 3 }),
    }),
    { selector: ({ board, whiteFirst }) => `${board}${whiteFirst}` },
  )
  fc.assert(
    fc.property(games, fc.infiniteStream(fc.nat()), (known, rolls) => {
      const shuffled = known.map((one) => [rolls.next().value, one] as const).toSorted(([a], [b]) => a - b)
      const learnt = shuffled.reduce<Game[]>((before, [, one]) => mergeGames(before, [one]), [])
      expect(numberGames(learnt)).toEqual(numberGames(known))
    }),
  )
})
