import fc from 'fast-check'
import type { SetExclusion } from '#core/changes/set-exclusion.ts'
import type { SetFideMode } from '#core/changes/set-fide-mode.ts'
import type { SetRemark } from '#core/changes/set-remark.ts'
import { EXCLUSIONS } from '#core/tournament/exclusion.ts'

/** Random exclusions, which the event's report mentions. */
export const exclusions = (nos: fc.Arbitrary<number>): fc.Arbitrary<SetExclusion> =>
  fc
    .tuple(nos, fc.boolean(), fc.option(fc.integer({ min: 1, max: 9 })), fc.option(fc.constantFrom(...EXCLUSIONS)))
    .map(([no, isActive, withdrawnFrom, exclusion]) => {
      const active = isActive && exclusion === null
      return { type: 'setExclusion', no, active, withdrawnFrom: active ? null : withdrawnFrom, exclusion }
    })

export const fideModes: fc.Arbitrary<SetFideMode> = fc
  .integer({ min: 1, max: 9 })
  .map((leftAt) => ({ type: 'setFideMode', leftAt }))

export const remarks: fc.Arbitrary<SetRemark> = fc
  .tuple(fc.constantFrom('Configuration @ Round 2: rounds 9 => 8', 'MPA @ Round 1: 1-2 => 1-3'), fc.boolean())
  .map(([remark, isNoted]) => ({ type: 'setRemark', remark, isNoted }))
