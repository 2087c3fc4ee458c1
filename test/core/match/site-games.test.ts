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

test('games are ordered by board, then by start', () => {
  const games = [game(2, true, '=='), game(1, true, '10', { startedAt: 9 }), game(1, false, '01', { startedAt: 5 })]
  expect(numberGames(games).map(({ no, board, whiteFirst }) => [no, board, whiteFirst])).toEqual([
    [1, 1, false],
    [2, 1, true],
    [3, 2, true],
  ])
})

test('without start times the game that ended earlier comes first', () => {
  const games = [game(1, true, '10', { endedAt: 9 }), game(1, false, '01', { endedAt: 5 })]
  expect(numberGames(games).map(({ whiteFirst }) => whiteFirst)).toEqual([false, true])
})

test('the only game on its board has the board’s first number', () => {
  expect(numberGames([game(3, false, '10')])[0]?.no).toBe(5)
})

test('letters are the first side’s and the second side’s', () => {
  expect(gameLetters([game(1, true, '10'), game(1, false, '10'), game(3, false, '01')])).toBe('1001    10')
  expect(gameLetters([])).toBe('')
})

test('a newer report of a game wins, but its link and usernames stay', () => {
  const known = [game(1, true, '10', { link: 'https://g/1', white: 'Ann' })]
  const [after] = mergeGames(known, [game(1, true, '01', { white: 'renamed' })])
  expect(after).toEqual(game(1, true, '01', { link: 'https://g/1', white: 'Ann' }))
})

test('a game that is missing from a report, or unfinished in it, is kept', () => {
  const known = [game(1, true, '10'), game(1, false, '==')]
  expect(mergeGames(known, [game(1, true, '  ')])).toEqual(known)
})

test('the order of games depends on the games, not on when they were read', () => {
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
