import fc from 'fast-check'
import type { RuleMini } from '#core/changes/rule-mini.ts'
import type { SetMini } from '#core/changes/set-mini.ts'
import { RULING_KINDS, type RuledScore } from '#core/match/mini.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isVisible } from '#core/text/visible.ts'
import { facts } from './arbitrary-facts.ts'
import { refOf } from './pairing-refs.ts'

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isVisible)

const k = fc.integer({ min: 1, max: 3 })

const change: fc.Arbitrary<SetMini['change']> = fc.record(
  {
    outcome: fc.constantFrom('10', '01', '==', '  ', '+-'),
    points: fc.option(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 }))),
    games: fc.constantFrom('', '10', '==  01'),
    facts: facts.map((known) => ({ ...known, link: null })),
    minBoards: fc.constantFrom(null, 4),
  },
  { requiredKeys: [] },
)

const ruling = fc.record({
  kind: fc.constantFrom(...RULING_KINDS),
  before: fc.constant<RuledScore>({ outcome: '  ', points: null }),
  after: fc.constantFrom<RuledScore[]>({ outcome: '+-', points: null }, { outcome: '01', points: [5, 11] }),
  reason: text,
  by: fc.option(text),
  at: fc.nat(),
})

/** Random acts on matches of fixtures. */
export const MINI_ACTS = {
  setMini: (snapshot: Snapshot): fc.Arbitrary<SetMini> =>
    fc.tuple(refOf(snapshot), k, change).map(([ref, no, some]) => ({ type: 'setMini', ...ref, k: no, change: some })),
  ruleMini: (snapshot: Snapshot): fc.Arbitrary<RuleMini> =>
    fc
      .tuple(refOf(snapshot), k, fc.option(ruling))
      .map(([ref, no, some]) => ({ type: 'ruleMini', ...ref, k: no, ruling: some })),
}
