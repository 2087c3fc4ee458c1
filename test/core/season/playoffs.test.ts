import { describe, expect, it } from 'vitest'
import type { FinalTable } from '#core/season/facts.ts'
import { playoffPairs, playoffTiers, playoffWinners } from '#core/season/playoffs.ts'
import { promotionOf } from '#core/season/promotion.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'

const table = (tier: number, entries: number[], group = 1): FinalTable => ({
  tier,
  group,
  rows: entries.map((entry, at) => ({ entry, place: at + 1, mp: 0, gp: 0 })),
})

const RULES = { ...DEFAULT_RULES, tiers: 2, up: 1, down: 1, playoff: 2 }
const TABLES = [table(1, [1, 2, 3, 4, 5, 6]), table(2, [11, 12, 13, 14, 15, 16])]

describe('Play-offs between two tiers', () => {
  it('are played by the places beside those that move, the best above against the last below', () => {
    expect(playoffTiers(RULES)).toEqual([1])
    // 6 goes down and 11 up; 4 and 5 defend their places against 12 and 13.
    expect(playoffPairs(TABLES, RULES, 1)).toEqual([
      [4, 13],
      [5, 12],
    ])
  })

  it('there are none without places for them, and none below the last tier', () => {
    expect(playoffTiers({ ...RULES, playoff: 0 })).toEqual([])
    expect(playoffPairs(TABLES, { ...RULES, playoff: 0 }, 1)).toEqual([])
    expect(playoffPairs(TABLES, RULES, 2)).toEqual([])
  })

  it('leave an upper team without an opponent where it is', () => {
    const small = [TABLES[0]!, table(2, [11, 12])]
    expect(playoffPairs(small, RULES, 1)).toEqual([[5, 12]])
    expect(playoffWinners(small, RULES, { tier: 1, pairs: [[5, 12]] }, [12])).toEqual([12, 4])
  })

  it('decide nothing while a pair is open', () => {
    const pairs = playoffPairs(TABLES, RULES, 1)
    expect(playoffWinners(TABLES, RULES, { tier: 1, pairs }, [4, undefined])).toBeUndefined()
  })

  it('send winners up and losers down', () => {
    const pairs = playoffPairs(TABLES, RULES, 1)
    const winners = playoffWinners(TABLES, RULES, { tier: 1, pairs }, [4, 12])!
    const { places } = promotionOf(TABLES, RULES, { playoffs: { 1: winners } })
    const named = (tier: number) => places.filter((place) => place.tier === tier).map(({ entry }) => entry)
    expect(named(1).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 11, 12])
    expect(named(2).toSorted((a, b) => a - b)).toEqual([5, 6, 13, 14, 15, 16])
  })
})
