import { expect, test } from 'vitest'
import { readPgn } from '#core/pgn/read-pgn.ts'
import { outcomeOf, resultOf } from '#core/pgn/result.ts'

test.each([
  ['10', ['1-0', '1:0', '1–0', '1 - 0', '1.0-0.0', 'WHITEWIN']],
  ['01', ['0-1', '0:1', '0—1', '0 – 1', '0.0-1.0', 'BLACKWIN']],
  ['==', ['1/2-1/2', '1/2', '½-½', '½', '0.5-0.5', '0,5-0,5', '=', 'DRAW', '1/2 - 1/2']],
  ['=0', ['1/2-0', '½-0', '0.5-0']],
  ['0=', ['0-1/2', '0-½', '0-0.5']],
  ['00', ['0-0', '0:0']],
  ['+-', ['+/-', '+:-', '1-0F', '1-0 ff', '+--', '+ - -']],
  ['-+', ['-/+', '-:+', '0-1f', '--+']],
  ['--', ['-/-', '-:-', '---', '0F-0F']],
])('%s is written as %j', (outcome, written) => expect(written.map(outcomeOf)).toEqual(written.map(() => outcome)))

test.each(['*', '?', '-', '', '1-1', '2-0', 'unclear', '__proto__', 'constructor'])('%j is no result', (written) =>
  expect(outcomeOf(written)).toBeUndefined(),
)

test.each([
  '1-0',
  '0:1',
  '1–0',
  '1 - 0',
  '1/2',
  '½-½',
  '½',
  '0.5-0.5',
  '0.5-0',
  '0-0.5',
  '1/2-0',
  '0-½',
  '1-0`',
  '0-1.',
])('behind the moves %s is the result', (written) => {
  const game = readPgn(`1. e4 e5 ${written}\n`)
  expect([game.moves.length, resultOf(game).outcome]).toEqual([2, outcomeOf(written)])
})

const result = (tags: string, text: string) => {
  const { outcome, problem } = resultOf(readPgn(`[White "A"]\n[Black "B"]\n${tags}\n\n${text}\n`))
  return problem ?? outcome
}

test('tag and text make one result: the closed one, and none if they differ', () => {
  expect(result('[Result "*"]', '1. e4 e5 1-0')).toBe('10')
  expect(result('[Result "0-1"]', '1. e4 e5 *')).toBe('01')
  expect(result('[Result "1-0"]', '1. e4 e5 1/2-1/2')).toBe('differ')
  expect(result('[Result "?!"]', '1. e4 e5 *')).toBe('unreadable')
  expect(result('[Result "*"]\n[Result "1-0"]', '1. e4 e5 *')).toBe('10')
})

test('a game without moves may be a forfeit, by its Termination or as 0-0', () => {
  expect(result('[Result "1-0"]\n[Termination "unplayed"]', '1-0')).toBe('+-')
  expect(result('[Result "0-1"]\n[Termination "forfeit"]', '1. e4 0-1')).toBe('-+')
  expect(result('[Result "0-1"]\n[Termination "rules infraction"]', '1. e4 e5 0-1')).toBe('01')
  expect(result('[Result "0-0"]', '0-0')).toBe('--')
  expect(result('[Result "0-0"]', '1. e4 e5 0-0')).toBe('00')
  expect(result('[Result "+/-"]', '1-0')).toBe('+-')
})
