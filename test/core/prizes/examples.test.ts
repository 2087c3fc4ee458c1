import { describe, expect, test } from 'vitest'
import { allocate } from '#core/prizes/allocate.ts'
import type { ShareRounding, Race } from '#core/prizes/race.ts'
import type { OnePrize, Sharing } from '#core/tournament/prizes.ts'

// Worked examples: Sharly-Chess (prize list), Vega's manual of 2016, US Chess rule 32B. Amounts are euros or dollars.

interface CategoryText {
  /** Amounts, and names of things. */
  prizes: (number | string)[]
  sharing?: Sharing
  least?: number
  /** Who fits, if not everybody. */
  of?: string[]
}

/** The field as `'W5 M5 M4'`: names with points, the best first. Equal names get a star. */
function given(field: string, written: CategoryText[], onePrize: OnePrize = 'most', division = EXACT) {
  const people = field.split(' ').map((text) => ({ name: text, points: Number(text.replace(/^\D+/, '')) }))
  const points = [...new Set(people.map((one) => one.points))]
  const all = people.map((one, at) => ({ person: at, level: points.indexOf(one.points), rank: at + 1 }))
  const races = written.map(({ prizes, sharing = 'place', least = 0, of }): Race => ({
    prizes: prizes.map((prize) =>
      typeof prize === 'number'
        ? { amount: Math.round(prize * 100), thing: '', worth: 0 }
        : { amount: 0, thing: prize, worth: 0 },
    ),
    sharing,
    leastShare: least * 100,
    contenders: all.filter(({ person }) => !of || of.includes(people[person]!.name)),
  }))
  const { awards, left, unclaimed } = allocate(races, onePrize, division)
  const money = people.map((_, person) => {
    const own = awards.filter((award) => award.person === person)
    return own.reduce((sum, award) => sum + award.money, 0) / 100
  })
  const by = people.map((_, person) => awards.find((award) => award.person === person)?.race)
  return { money, by, awards, left, unclaimed, names: people.map(({ name }) => name) }
}
const EXACT: ShareRounding = { rounding: 'exact', unit: 100 }

describe('those level on points share', () => {
  test('equally: 200, 100 and 60 for 5 5 4 4 4 3 are twice 150 and three times 20', () => {
    const { money } = given('a5 b5 c4 d4 e4 f3', [{ prizes: [200, 100, 60], sharing: 'equal' }])
    expect(money).toEqual([150, 150, 20, 20, 20, 0])
  })

  test('by halves (Hort): half the prize of the own place and half an equal share', () => {
    const { money } = given('a5 b5 c4 d4 e4 f3', [{ prizes: [200, 100, 60], sharing: 'hort' }])
    expect(money).toEqual([175, 125, 40, 10, 10, 0])
    const vega = given('a5 b5 c5 d5', [{ prizes: [10_000, 8000, 6000, 4000], sharing: 'hort' }])
    expect(vega.money).toEqual([8500, 7500, 6500, 5500])
  })

  test('not at all where tie-breaks decide', () => {
    expect(given('a5 b5 c4', [{ prizes: [200, 100] }]).money).toEqual([200, 100, 0])
  })

  test('among so few that no share is below the least one', () => {
    const prizes = [200, 100, 60]
    expect(given('a5 b4 c3 d3 e3', [{ prizes, sharing: 'equal', least: 30 }]).money).toEqual([200, 100, 30, 30, 0])
    expect(given('a5 b4 c3 d3 e3', [{ prizes, sharing: 'hort', least: 15 }]).money).toEqual([200, 100, 45, 15, 0])
  })

  test('and those left out of a share keep the prize of their own place', () => {
    expect(given('a5 b5 c5', [{ prizes: [60, 40, 10], sharing: 'equal', least: 40 }]).money).toEqual([50, 50, 10])
    expect(given('a5 b5 c5', [{ prizes: [60, 10, 10], sharing: 'hort', least: 38 }]).money).toEqual([60, 10, 10])
  })

  test('to the cent: what is left of a division goes to the best placed, or is kept by rule', () => {
    const prizes = [{ prizes: [100], sharing: 'equal' as const }]
    expect(given('a5 b5 c5', prizes).money).toEqual([33.34, 33.33, 33.33])
    expect(given('a5 b5 c5', prizes, 'most', { rounding: 'whole', unit: 100 }).money).toEqual([33, 33, 33])
    const yen = given('a5 b5 c5', [{ prizes: [1], sharing: 'equal' }], 'most', { rounding: 'exact', unit: 1 })
    expect(yen.money).toEqual([0.34, 0.33, 0.33])
  })

  test('a cup is never halved: it goes to the better tie-break', () => {
    const { awards } = given('a5 b5', [{ prizes: ['Cup'], sharing: 'equal' }])
    expect(awards).toMatchObject([{ person: 0, thing: 'Cup', money: 0 }])
  })
})

describe('one prize a person', () => {
  const women = ['W6', 'W5', 'W4', 'W3', 'W2']

  test('a woman takes the women’s prize if it is worth more, and each man below moves up', () => {
    const { money, by } = given('M6 W5 M4 M3 W2', [{ prizes: [200, 100, 50] }, { prizes: [150, 90], of: women }])
    expect(money).toEqual([200, 150, 100, 50, 90])
    expect(by).toEqual([0, 1, 0, 0, 1])
  })

  test('she keeps her place if that is worth more, and the women’s prize goes to the next woman', () => {
    const { money } = given('M6 W5 M4 W3 W2', [{ prizes: [200, 100, 60] }, { prizes: [90, 60], of: women }])
    expect(money).toEqual([200, 100, 60, 90, 60])
  })

  test('leaving a share can free a whole prize for those level with her: that is reported', () => {
    const { money, left } = given('M6 W5 N5', [
      { prizes: [200, 100], sharing: 'equal' },
      { prizes: [70], of: women },
    ])
    expect(money).toEqual([200, 70, 100])
    expect(left).toEqual([{ person: 1, race: 0, place: 2, money: 5000, kept: 1, isOvertaken: true }])
  })

  test('of two prizes of the same value it is the one listed first, and the other moves on', () => {
    const { money, by } = given('W5 M4 V3', [
      { prizes: [70], of: ['W5', 'V3'] },
      { prizes: [70], of: ['W5', 'M4'] },
    ])
    expect(money).toEqual([70, 70, 0])
    expect(by).toEqual([0, 1, undefined])
  })

  test('shares are reckoned again without those who take another prize', () => {
    const { money } = given('a4 b4 W4 y4', [
      { prizes: [125, 100], sharing: 'hort', least: 30 },
      { prizes: [50], of: ['W4'] },
      { prizes: [50], of: ['y4'] },
    ])
    expect(money).toEqual([118.75, 106.25, 50, 50])
  })

  test('with “the first in the list” the order of categories decides, whatever they are worth', () => {
    const categories = [{ prizes: [100, 50] }, { prizes: [90], of: ['W4'] }]
    expect(given('M5 W4 N3', categories, 'first').money).toEqual([100, 50, 0])
    expect(given('M5 W4 N3', categories, 'most').money).toEqual([100, 90, 50])
    expect(given('M5 W4 N3', categories, 'all').money).toEqual([100, 140, 0])
  })

  test('a thing counts for what the organiser says it is worth', () => {
    const { awards } = given('W5', [{ prizes: [50] }, { prizes: ['Cup'] }])
    expect(awards).toMatchObject([{ money: 5000, race: 0 }])
  })

  test('a prize that nobody fits is unclaimed, and not moved in silence', () => {
    const { money, unclaimed } = given('a5 b4', [{ prizes: [100] }, { prizes: [80, 40], of: ['W1'] }])
    expect(money).toEqual([100, 0])
    expect(unclaimed).toEqual([
      { race: 1, index: 0 },
      { race: 1, index: 1 },
    ])
  })
})

describe('by the rule of US Chess those level put their prizes together', () => {
  test('300 and 200 by place and 150 for a youth are 162.50 for each of four', () => {
    const { money } = given('a4 b4 c4 y4', [{ prizes: [300, 200] }, { prizes: [150], of: ['y4'] }], 'pool')
    expect(money).toEqual([162.5, 162.5, 162.5, 162.5])
  })

  test('nobody gets more than the best prize open to them: one above U2400 gets 536, three others 817', () => {
    const { money } = given(
      'a5 b5 c5 d5',
      [{ prizes: [536, 306, 230] }, { prizes: [1379, 766], of: ['b5', 'c5', 'd5'] }],
      'pool',
    )
    expect(money).toEqual([536, 817, 817, 817])
  })

  test('1,000 and 800 by place and 2,000 and 1,000 for U1700: one outside is capped at 1,000', () => {
    const { money } = given(
      'a5 b5 c5 d5',
      [{ prizes: [1000, 800] }, { prizes: [2000, 1000], of: ['b5', 'c5', 'd5'] }],
      'pool',
    )
    expect(money).toEqual([1000, 1266.67, 1266.67, 1266.66])
  })

  test('one who gets more by a prize that the others can’t win takes that alone', () => {
    const { money } = given('a5 b5 y5', [{ prizes: [300, 200] }, { prizes: [260], of: ['y5'] }], 'pool')
    expect(money).toEqual([250, 250, 260])
  })

  test('of equal amounts a place comes before a class, which stays open for the next', () => {
    const { money, by } = given('y5 z4', [{ prizes: [100] }, { prizes: [100], of: ['y5', 'z4'] }], 'pool')
    expect(money).toEqual([100, 100])
    expect(by).toEqual([0, 1])
  })

  test('things go by place', () => {
    const { awards, unclaimed } = given(
      'a5 b5',
      [{ prizes: [100, 'Cup'] }, { prizes: ['Book'], of: ['b5'] }, { prizes: ['Pen'], of: ['c1'] }],
      'pool',
    )
    expect(awards.filter(({ thing }) => thing).map(({ person, thing }) => [person, thing])).toEqual([
      [0, 'Cup'],
      [1, 'Book'],
    ])
    expect(unclaimed).toEqual([{ race: 2, index: 0 }])
  })
})
