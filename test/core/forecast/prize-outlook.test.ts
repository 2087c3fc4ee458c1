import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needTexts, stillOpenText } from '#core/forecast/prize-needs.ts'
import { prizeOutlook } from '#core/forecast/prize-outlook.ts'
import { prizeTable, type PrizeField } from '#core/prizes/prize-table.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { NO_PRIZES, SHARINGS, type OnePrize, type PrizeCategory, type PrizePlan } from '#core/tournament/prizes.ts'
import { aSnapshot } from '#test/support/build.ts'

const category = (amounts: number[], rest: Partial<PrizeCategory> = {}): PrizeCategory => ({
  name: '',
  condition: {},
  sharing: 'equal',
  leastShare: 0,
  leastEntries: 0,
  prizes: amounts.map((amount) => ({ amount: amount * 100, thing: '', worth: 0 })),
  ...rest,
})
const fieldOf = (snapshot: Snapshot, categories: PrizeCategory[], rest: Partial<PrizePlan> = {}): PrizeField => ({
  snapshot,
  details: [],
  plan: { ...NO_PRIZES, categories, ...rest },
  round: snapshot.round,
})
const BY_POINTS = 0
const outlookOf = (field: PrizeField, most?: number) => prizeOutlook(field, most)!

/** Ann and Bob have 2 of 2 and meet in the last round; Cy and Dee have 0. */
const FOUR = aSnapshot({
  players: ['Ann', 'Bob', 'Cy', 'Dee'],
  rounds: ['1-4 1, 2-3 1', '1-3 1, 4-2 0', '1-2, 3-4'],
  settings: { totalRounds: 3, tieBreaks: [] },
})

describe('a last round of two games, all of whose results are reckoned', () => {
  // 300 and 100, shared equally.
  const field = fieldOf(FOUR, [category([300, 100])])
  const amounts = (player: number) =>
    outlookOf(field)
      .chances(player)
      .map(({ gain, least, most }) => [gain, least / 100, most / 100])

  test('the two who lead get 300, 200 or 100 by their own game alone', () => {
    expect(outlookOf(field).isExact).toBe(true)
    expect(amounts(0)).toEqual([
      [0, 100, 100],
      [1, 200, 200],
      [2, 300, 300],
    ])
    expect(amounts(1)).toEqual(amounts(0))
  })

  test('the two who can’t reach them get nothing', () => {
    expect(amounts(2)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ])
    expect(outlookOf(field).outOfReach(2)).toEqual([0])
    expect(needTexts(field, outlookOf(field), 2)).toEqual(['No prize is within reach any more.'])
  })

  test('in words', () => {
    expect(needTexts(field, outlookOf(field), 0)).toEqual([
      'Already certain: at least 100\u00A0€.',
      '½ from the last round: at least shared 1st (Overall), 200\u00A0€',
      '1 from the last round: 1st (Overall), 300\u00A0€',
    ])
    const names = (at: number, holder?: number) => stillOpenText(field, outlookOf(field).contenders(0, at), holder)
    expect(names(0)).toBe('can still win it: Ann and Bob')
    expect(names(1)).toBe('can still win it: Ann and Bob')
  })

  test('who shares can win a part of each prize that is shared', () => {
    // Ann and Bob drew; Cy and Dee play: either leads alone, or all four are level.
    const level = aSnapshot({
      players: ['Ann', 'Bob', 'Cy', 'Dee'],
      rounds: ['1-2 =, 3-4'],
      settings: { totalRounds: 1 },
    })
    const outlook = outlookOf(fieldOf(level, [category([500, 200])]))
    expect(outlook.chances(0)).toMatchObject([{ least: 10_000, most: 17_500, isSure: true }])
    expect([0, 1].map((at) => outlook.contenders(0, at).toSorted())).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ])
  })

  test('by points alone the same is certain here', () => {
    const byPoints = outlookOf(field, BY_POINTS)
    expect(byPoints.isExact).toBe(false)
    expect([0, 1, 2, 3].map((player) => byPoints.chances(player))).toMatchObject(
      [0, 1, 2, 3].map((player) =>
        outlookOf(field)
          .chances(player)
          .map(({ gain, least, most }) => ({ gain, least, most })),
      ),
    )
  })
})

describe('before the last two rounds are over', () => {
  // Six play three rounds; after the first Ann, Bob and Cy have 1, the others 0, and round 2 is drawn.
  const six = aSnapshot({
    players: ['Ann', 'Bob', 'Cy', 'Dee', 'Eva', 'Fay'],
    rounds: ['1-4 1, 2-5 1, 3-6 1', '1-2, 3-4, 5-6'],
    settings: { totalRounds: 3, tieBreaks: [] },
  })

  test('who wins both games is at least level with whoever does so too', () => {
    const field = fieldOf(six, [category([300, 100])])
    const chances = outlookOf(field).chances(0)
    expect(outlookOf(field)).toMatchObject({ rounds: 2, isExact: false })
    // Ann with 3: by points Bob and Cy may have 3 as well: 400 among three.
    expect(chances.at(-1)).toMatchObject({ gain: 4, least: 13_333, most: 30_000, place: { place: 1, isShared: true } })
    expect(chances[0]).toMatchObject({ gain: 0, least: 0, isSure: false })
  })

  test('nothing is told before them, of an event that is over, or to who hides results', () => {
    const field = fieldOf(six, [category([300])])
    const changed = (change: Partial<Snapshot>) => prizeOutlook({ ...field, snapshot: { ...six, ...change } })
    expect(changed({ settings: { ...six.settings, totalRounds: 4 } })).toBeUndefined()
    expect(changed({ active: false })).toBeUndefined()
    expect(changed({ hidden: { round: 2, active: true, shown: '' } })).toBeUndefined()
    expect(prizeOutlook({ ...field, plan: { ...field.plan, onePrize: 'pool' } })).toBeUndefined()
  })

  test('things are told as things', () => {
    const cup = { amount: 0, thing: 'Cup', worth: 0 }
    const field = fieldOf(FOUR, [category([], { prizes: [cup], sharing: 'place' })])
    expect(needTexts(field, outlookOf(field, BY_POINTS), 0)).toEqual([
      'Without another point: no prize',
      '½ from the last round: perhaps Cup',
      '1 from the last round: 1st (Overall), Cup',
    ])
  })
})

interface PrizeEvent {
  results: number[][]
  order: number[]
  categories: PrizeCategory[]
  onePrize: OnePrize
  undrawn: boolean
}

const SIZE = 8
const LETTERS = ['1', '=', '0']

/** Three rounds of eight; the last one is open, or not drawn yet. */
const events: fc.Arbitrary<PrizeEvent> = fc.record({
  results: fc.array(fc.array(fc.nat({ max: 2 }), { minLength: SIZE / 2, maxLength: SIZE / 2 }), {
    minLength: 3,
    maxLength: 3,
  }),
  order: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: SIZE }),
  onePrize: fc.constantFrom<OnePrize>('most', 'first', 'all'),
  undrawn: fc.boolean(),
  categories: fc.array(
    fc
      .record({
        amounts: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 4 }),
        isFalling: fc.boolean(),
        sharing: fc.constantFrom(...SHARINGS),
        leastShare: fc.constantFrom(0, 0, 4000),
        nos: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 }), { nil: undefined }),
        cup: fc.boolean(),
      })
      .map(({ amounts, isFalling, sharing, leastShare, nos, cup }) => {
        const made = category(isFalling ? amounts.toSorted((a, b) => b - a) : amounts, {
          sharing,
          leastShare,
          condition: nos ? { nos } : {},
        })
        return cup
          ? { ...made, prizes: [{ ...made.prizes[0]!, thing: 'Cup', worth: 5000 }, ...made.prizes.slice(1)] }
          : made
      }),
    { minLength: 1, maxLength: 3 },
  ),
})

function snapshotsOf({ results, order, undrawn }: PrizeEvent): { now: Snapshot; end: Snapshot } {
  const round = (at: number, pairs: number[], isOpen = false): string =>
    Array.from(
      { length: SIZE / 2 },
      (_, game) => `${pairs[game]}-${pairs[SIZE - 1 - game]}${isOpen ? '' : ` ${LETTERS[results[at]![game]!]}`}`,
    ).join(', ')
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8]
  const [first, second] = [round(0, numbers), round(1, [1, 3, 5, 7, 2, 4, 6, 8])]
  const settings = { totalRounds: 3 }
  const end = aSnapshot({ players: SIZE, rounds: [first, second, round(2, order)], settings })
  const now = undrawn
    ? aSnapshot({ players: SIZE, rounds: [first, round(1, [1, 3, 5, 7, 2, 4, 6, 8], true)], settings })
    : aSnapshot({ players: SIZE, rounds: [first, second, round(2, order, true)], settings })
  return { now, end }
}

test.each([
  ['by points', 0],
  ['with all results reckoned', 100_000],
])('%s: what comes never contradicts what was certain or out of reach', (_, most) => {
  fc.assert(
    fc.property(events, (event) => {
      const { now, end } = snapshotsOf(event)
      const field = fieldOf(now, event.categories, { onePrize: event.onePrize })
      const outlook = prizeOutlook(field, most)!
      const before = prizeTable({ ...field, snapshot: now }).standings.rows
      const final = prizeTable({ ...field, snapshot: end, round: end.round })
      for (let player = 0; player < SIZE; player++) {
        const own = final.categories.flatMap(({ awards }) => awards.filter(({ person }) => person === player))
        const scoreIn = (rows: typeof before) => rows.find((row) => row.player === player)!.score
        const gain = scoreIn(final.standings.rows) - scoreIn(before)
        const chance = outlook.chances(player).find((one) => one.gain === gain)
        const money = own.reduce((sum, award) => sum + award.money, 0)
        expect(money).toBeGreaterThanOrEqual(chance?.least ?? 0)
        expect(money).toBeLessThanOrEqual(chance?.most ?? 0)
        if (chance?.isSure) expect(own).not.toEqual([])
        for (const { thing } of own) if (thing) expect(chance!.things).toContain(thing)
        for (const { race, place } of own) {
          if (place <= event.categories[race]!.prizes.length)
            expect(outlook.contenders(race, place - 1)).toContain(player)
          expect(outlook.outOfReach(player)).not.toContain(race)
        }
      }
    }),
    { numRuns: most === 0 ? 150 : 30 },
  )
})
