import { describe, expect, it } from 'vitest'
import type { FinalTable } from '#core/season/facts.ts'
import { promotionOf } from '#core/season/promotion.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { standings } from '#core/standings/table.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { afterRemoval, CLUBS, division, FORFEITED, withMatch, withPenalty } from '#test/support/worked-league.ts'

/** From the results of both divisions to the entries of the next season (facts on leagues, §6.5). */

const NAMES = [...CLUBS.A, ...CLUBS.B]
const RULES = { ...DEFAULT_RULES, tiers: 2 }

const finalTable = (tier: number, snapshot: Snapshot): FinalTable => ({
  tier,
  group: 1,
  rows: standings(snapshot, 5).rows.map(({ player }, at) => ({
    entry: player + (tier - 1) * CLUBS.A.length,
    place: at + 1,
    mp: 0,
    gp: 0,
  })),
})

/** The clubs of both divisions of the next season. */
function next(a: Snapshot, b: Snapshot): string[] {
  const { places } = promotionOf([finalTable(1, a), finalTable(2, b)], RULES)
  return [1, 2].map((tier) =>
    places
      .filter((place) => place.tier === tier)
      .map(({ entry }) => NAMES[entry])
      .join(' '),
  )
}

const both = (settings: Partial<Settings>): [Snapshot, Snapshot] => [
  division('A', settings),
  afterRemoval(division('B', settings)),
]

describe('The next season of the worked league', () => {
  it('follows the tables after the removal: Juniper goes up', () => {
    expect(next(...both({}))).toEqual(['Ash Birch Elm Cedar Hazel Juniper', 'Dale Fir Gorse Ivy Kale Larch'])
  })

  it('had Gorse in the first division before the removal was ruled', () => {
    expect(next(division('A'), division('B'))).toEqual([
      'Ash Birch Elm Cedar Hazel Gorse',
      'Dale Fir Ivy Juniper Kale Larch',
    ])
  })

  it('has Gorse there again if Juniper gets a penalty', () => {
    const penalty = { player: 4, round: 5, mp: -2, gp: 0, reason: 'Late report' }
    expect(next(division('A'), withPenalty(afterRemoval(division('B')), penalty))[0]).toBe(
      'Ash Birch Elm Cedar Hazel Gorse',
    )
  })

  it('relegates Cedar where forfeits give no board points, are read as draws or stay without a result', () => {
    const misread = withMatch(division('A'), FORFEITED, { outcome: '==', points: [0, 0] })
    const aborted = withMatch(division('A'), FORFEITED, { outcome: '  ', facts: { aborted: true } })
    for (const a of [division('A', { forfeitBoardPoints: 'none' }), misread, aborted])
      expect(next(a, afterRemoval(division('B')))[0]).toBe('Ash Birch Elm Dale Hazel Juniper')
  })

  it('has the same clubs if the matches won decide a fixture', () => {
    expect(next(...both({ fixtureScoring: 'segments' }))).toEqual([
      'Ash Birch Elm Cedar Hazel Juniper',
      'Dale Fir Ivy Gorse Kale Larch',
    ])
  })

  it('promotes Ivy and relegates Cedar if all board points decide a fixture', () => {
    expect(next(...both({ fixtureScoring: 'sum' }))).toEqual([
      'Ash Birch Dale Elm Hazel Ivy',
      'Cedar Fir Juniper Gorse Kale Larch',
    ])
    expect(next(...both({ fixtureScoring: 'sum', forfeitBoardPoints: 'none' }))[0]).toBe('Ash Birch Dale Elm Hazel Ivy')
  })
})
