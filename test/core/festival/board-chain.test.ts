import { expect, test } from 'vitest'
import { boardChain, boardsFor, overlaps, type ChainedSection } from '#core/festival/board-chain.ts'

const section = (word: string, boards: number, more: Partial<ChainedSection> = {}): ChainedSection => ({
  word,
  kind: 'main',
  firstBoard: null,
  boards,
  ...more,
})

test('boards run through the sections with a gap, and side events begin at 1', () => {
  const sections = [
    section('A', boardsFor(40)),
    section('B', boardsFor(26)),
    section('Blitz', 40, { kind: 'side' }),
    section('C', 5, { firstBoard: null }),
  ]
  expect(boardChain(sections.slice(0, 2), 0)).toEqual([
    { first: 1, last: 20 },
    { first: 21, last: 33 },
  ])
  const [, , blitz, c] = boardChain([sections[0]!, section('B', 11), sections[2]!, sections[3]!], 2)
  expect(blitz).toEqual({ first: 1, last: 40 })
  expect(c).toEqual({ first: 36, last: 40 })
})

test('a section’s own first board moves those after it, and overlaps are found', () => {
  const sections = [section('A', 20), section('B', 13, { firstBoard: 15 }), section('C', 4)]
  const numbers = boardChain(sections, 0)
  expect(numbers).toEqual([
    { first: 1, last: 20 },
    { first: 15, last: 27 },
    { first: 28, last: 31 },
  ])
  expect(overlaps(sections, numbers)).toEqual([[0, 1]])
})

test('a section without players takes no board', () => {
  expect(boardChain([section('A', 0), section('B', 3)], 0)[1]).toEqual({ first: 1, last: 3 })
})
