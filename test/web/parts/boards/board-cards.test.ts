import { expect, test } from 'vitest'
import { matchBoards } from '#core/game/match-boards.ts'
import { nameStar } from '#core/people/stars.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { boardPeople } from '#web/parts/boards/board-people.ts'
import { boardCards, countCards, shownCards, type BoardFilter } from '#web/parts/boards/board-cards.ts'
import type { RoundMatch } from '#web/parts/boards/round-matches.ts'
import { matchSide } from '#web/parts/viewer/match-view.ts'

const NOW = 1000
// Board 1 is over, 2 and 3 run, 4 starts later.
const snapshot = aSnapshot({
  players: ['Ann', 'Bob', 'Cem', 'Dia', 'Eva', 'Fay', 'Gus', 'Hal'],
  rounds: [
    aRound('1-2 1:0, 3-4 *, 5-6 *, 7-8 *', {
      facts: { 1: { startTime: 500 }, 2: { startTime: 500 }, 3: { startTime: 9000 } },
    }),
  ],
})
const matches = pairings(snapshot, 1).map((pairing): RoundMatch => ({
  pairing,
  sides: [matchSide(snapshot, pairing.white), matchSide(snapshot, pairing.black)],
  team: false,
  status: pairingStatus(pairing, NOW),
  boards: matchBoards(snapshot, pairing, { rows: [] }, NOW),
  games: [],
  lineUp: [],
  isPending: false,
  isSavedPending: false,
  seenAt: undefined,
  codes: undefined,
  mayEvaluate: true,
  skew: 0,
}))
const people = boardPeople([])
const reader = { isOwn: (id: string): boolean => id === 'cup-6', stars: new Set<string>(), people }
const numbers = (filter: BoardFilter, side?: string, by = reader) => {
  const { running, over, next } = shownCards(boardCards(matches, by), filter, side)
  return [running, over, next].map((cards) => cards.map(({ match }) => match.pairing.board))
}

test('a board runs, is over or is still to start, and each filter counts its boards', () => {
  expect(numbers('all')).toEqual([[3, 2], [1], [4]])
  expect(numbers('running')).toEqual([[3, 2], [1], []])
  expect(numbers('over')).toEqual([[], [1], []])
  expect(countCards(boardCards(matches, reader))).toEqual({ running: 2, all: 4, over: 1, own: 1, starred: 0 })
})

test('the reader’s own board comes first, then starred ones, then the order of the boards', () => {
  const stars = new Set([nameStar('Dia')])
  expect(numbers('all', undefined, { ...reader, stars, isOwn: () => false })[0]).toEqual([2, 3])
  expect(numbers('all', undefined, { ...reader, stars })[0]).toEqual([3, 2])
  expect(numbers('starred', undefined, { ...reader, stars })).toEqual([[2], [], []])
  expect(numbers('own')).toEqual([[3], [], []])
})

test('the boards of one competitor alone', () => {
  expect(numbers('all', 'cup-2')).toEqual([[], [1], []])
})
