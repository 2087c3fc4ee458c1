import { expect, test } from 'vitest'
import { readPgn } from '#core/pgn/read-pgn.ts'
import { withoutNames } from '#core/game/without-name.ts'

const PGN = '[Event "Cup"]\n[White "ada_l"]\n[Black "bob"]\n[WhiteFideId "123"]\n[BlackElo "1800"]\n\n1. e4 e5 *'

test('the tags of one side go, with the moves and the other side untouched', () => {
  const { tags, moves } = readPgn(withoutNames(PGN, ['White'], 'Deleted player'))
  expect(tags).toEqual({ Event: 'Cup', White: 'Deleted player', Black: 'bob', BlackElo: '1800' })
  expect(moves.map(({ san }) => san)).toEqual(['e4', 'e5'])
})

test('both sides go, and a game without tags stays as it is', () => {
  expect(withoutNames(PGN, ['White', 'Black'], 'X')).not.toMatch(/ada_l|bob|123|1800/)
  expect(withoutNames('1. e4 *', ['White'], 'X')).toBe('1. e4 *')
})

test('tags in small letters, without blanks or several on a line go too, and words in comments stay', () => {
  const odd = '[event "Cup"] [white "ada_l"] [Black"bob"]\n[WHITEELO "1800"]\n\n1. e4 { [White "ada_l"] } e5 *'
  const left = withoutNames(odd, ['White'], 'X')
  expect(readPgn(left).tags).toEqual({ White: 'X', Event: 'Cup', Black: 'bob' })
  expect(left.match(/ada_l/g)).toHaveLength(1)
})
