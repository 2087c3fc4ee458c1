import { expect, test } from 'vitest'
import { gameEnd, type GameEnd } from '#core/game/game-end.ts'

test.each<[string, GameEnd | undefined]>([
  ['ann won by resignation', 'resigned'],
  ['bob won on time', 'time'],
  ['ann won by checkmate', 'mate'],
  ['Game drawn by agreement', 'agreed'],
  ['Game drawn by repetition', 'repetition'],
  ['Game drawn by stalemate', 'stalemate'],
  ['Game drawn by 50-move rule', 'fiftyMoves'],
  ['Game drawn by insufficient material', 'insufficient'],
  ['Game drawn by timeout vs insufficient material', 'insufficient'],
  ['bob won - game abandoned', 'abandoned'],
  ['Time forfeit', 'time'],
  ['Rules infraction', 'rules'],
  ['Normal', undefined],
  ['Unterminated', undefined],
])('the tag Termination “%s” means %s', (tag, end) => expect(gameEnd('Nf3', tag)).toBe(end))

test('a last move with # is mate, whatever the tags say', () => {
  expect(gameEnd('Qxf7#', 'Normal')).toBe('mate')
  expect(gameEnd('Qxf7#', undefined)).toBe('mate')
})

test('nothing is claimed of a game without a hint', () => expect(gameEnd(undefined, undefined)).toBeUndefined())
