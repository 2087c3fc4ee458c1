import { expect, test } from 'vitest'
import { moveText } from '#core/pgn/move-text.ts'

test.each([
  ['Nf3', 'Nf3'],
  ['♘f3', 'Nf3'],
  ['♟e5', 'e5'],
  ['0-0', 'O-O'],
  ['0–0–0+', 'O-O-O+'],
  ['o-o', 'O-O'],
  ['a8(Q)', 'a8=Q'],
  ['a8=q', 'a8=Q'],
  ['bxa8/N+', 'bxa8=N+'],
  ['a8Q#', 'a8=Q#'],
  ['exd6e.p.', 'exd6'],
  ['Pe4', 'e4'],
  ['e2-e4', 'e2e4'],
  ['Ng1-f3', 'Ng1f3'],
  ['e4:d5', 'e4xd5'],
  ['N×d5', 'Nxd5'],
  ['Qh5ch', 'Qh5'],
  ['Nf3++', 'Nf3+'],
  ['Qf7#!!', 'Qf7#'],
  ['Rd1?!', 'Rd1'],
  ['Rd1+/=', 'Rd1'],
  ['Sf3', 'Sf3'],
])('%s is the move %s', (word, move) => expect(moveText(word)).toBe(move))

test.each(['±', '∓', '□', '+/=', '=', 'N', 'D', 'e.p.', '!?', '$14', '…', '12', '`', '∞'])('%s is no move', (word) =>
  expect(moveText(word)).toBe(''),
)

test.each(['--', 'Z0', '––', '@@@@'])('%s is a move that nobody recorded', (word) => expect(moveText(word)).toBe('--'))
