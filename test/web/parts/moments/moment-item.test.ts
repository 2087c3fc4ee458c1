import { expect, test } from 'vitest'
import type { MomentRow } from '#core/moments/shown-moments.ts'
import { momentPath } from '#web/parts/moments/moment-path.ts'
import { sentenceParts } from '#web/parts/moments/sentence-parts.ts'

const of = { id: 'x', at: 0, no: 3, table: 3, entries: [1, 2], names: ['Owls', 'Hawks'], match: 'cup-2-3', side: 0 }

test('a moment of a move opens its position, one of a game its game, one of a match the match', () => {
  const path = (moment: object) => momentPath({ ...of, ...moment } as MomentRow)
  expect(path({ kind: 'swing', board: 6, game: 6, ply: 52 })).toBe('/g/cup-2-3/6#m52')
  expect(path({ kind: 'upset', board: 6, game: 6 })).toBe('/g/cup-2-3/6')
  expect(path({ kind: 'decided' })).toBe('/g/cup-2-3')
})

test('the beginning of a sentence is bold', () => {
  expect(sentenceParts('**Owls have won** against Hawks.')).toEqual(['Owls have won', ' against Hawks.'])
  expect(sentenceParts('Plain.')).toEqual(['', 'Plain.'])
})
