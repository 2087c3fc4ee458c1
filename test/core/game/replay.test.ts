import { expect, test } from 'vitest'
import { END, hashOf, plyOf, replayAt, replayAfter, type Replay, type ReplayStep } from '#core/game/replay.ts'

const at = (ply: number | 'end', isPlaying = false): Replay => ({ at: ply, isPlaying })

test.each<[string, Replay, ReplayStep, Replay]>([
  ['the first position', at(5), 'first', at(0)],
  ['one back', at(5), 'previous', at(4)],
  ['back stops at the start', at(0), 'previous', at(0)],
  ['one on', at(5), 'next', at(6)],
  ['on to the last is the end', at(9), 'next', END],
  ['on stops at the end', END, 'next', END],
  ['back from the end', END, 'previous', at(9)],
  ['the last position', at(2), 'last', END],
  ['a move of the list', at(2), 7, at(7)],
  ['play goes on from here', at(2), 'play', at(2, true)],
  ['play at the end begins at the start', END, 'play', at(0, true)],
  ['play again stops', at(3, true), 'play', at(3)],
  ['each second one move', at(3, true), 'tick', at(4, true)],
  ['and none after the last', at(9, true), 'tick', END],
  ['a step by hand stops it', at(3, true), 'next', at(4)],
])('%s', (_, before, step, after) => expect(replayAfter(before, step, 10)).toEqual(after))

test('a reader at the end follows the game, a reader elsewhere stays there', () => {
  expect(plyOf(END, 12)).toBe(12)
  expect(plyOf(at(4), 12)).toBe(4)
})

test('a place beyond the last move is the end', () => expect(plyOf(at(900), 12)).toBe(12))

test.each([
  ['m12', at(12)],
  ['m0', at(0)],
  ['', END],
  ['m', END],
  ['m99999', END],
  ['rivers-7-1', END],
])('an address ending on #%s is a place in the game', (hash, replay) => {
  expect(replayAt(hash)).toEqual(replay)
  if (replay !== END) expect(hashOf(replay)).toBe(`#${hash}`)
})

test('a game without moves does not play', () => expect(replayAfter(END, 'play', 0)).toEqual(END))
