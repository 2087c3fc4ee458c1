import { describe, expect, test } from 'vitest'
import { NO_OVERALL_PRIZES, type OverallCategory, type OverallPlan } from '#core/festival/overall-prizes.ts'
import type { PrizeSection } from '#core/festival/placings.ts'
import { samePeople, type KnownEntry } from '#core/festival/same-people.ts'
import { lineTexts } from '#core/rows/festival-prize-texts.ts'
import { festivalPrizesCsv } from '#core/rows/festival-prizes-csv.ts'
import { festivalPrizes } from '#core/rows/festival-prizes.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { NO_PRIZES, type PrizePlan } from '#core/tournament/prizes.ts'
import { aSnapshot } from '#test/support/build.ts'

const prizesOf = (...euros: number[]) => euros.map((amount) => ({ amount: amount * 100, thing: '', worth: 0 }))
const ofAll = { name: '', condition: {}, sharing: 'place', leastShare: 0, leastEntries: 0 } as const
const own = (...euros: number[]): PrizePlan => ({
  ...NO_PRIZES,
  categories: [{ ...ofAll, prizes: prizesOf(...euros) }],
})
const overall = (euros: number[], rest: Partial<OverallCategory> = {}): OverallCategory => ({
  ...ofAll,
  prizes: prizesOf(...euros),
  sections: [],
  compare: 'points',
  bestOfClub: null,
  ...rest,
})
const details = (no: number, known: Partial<PublicEntryDetails>): PublicEntryDetails => ({
  no,
  fideId: null,
  sex: null,
  club: null,
  birthYear: null,
  ...known,
})

/** Open: Ann 2 of 2, Bea 1, Cy 1, Dee 0. Blitz, one round: Ann and Eva won, Fay and Gil lost. */
const OPEN = aSnapshot({ id: 'open', players: ['Ann', 'Bea', 'Cy', 'Dee'], rounds: ['1-4 1, 2-3 1', '1-2 1, 3-4 1'] })
const BLITZ = aSnapshot({ id: 'blitz', players: ['Ann', 'Eva', 'Fay', 'Gil'], rounds: ['1-4 1, 2-3 1'] })

function sections(openPlan?: PrizePlan, blitzPlan?: PrizePlan): PrizeSection[] {
  const section = (
    word: string,
    snapshot: Snapshot,
    known: PublicEntryDetails[],
    prizes?: PrizePlan,
  ): PrizeSection => ({
    section: { tournament: snapshot.id, word },
    snapshot: prizes ? { ...snapshot, prizes } : snapshot,
    details: known,
    registered: new Map(),
  })
  return [
    section(
      'Open',
      OPEN,
      [
        details(1, { fideId: '7', sex: 'w', club: 'Rooks' }),
        details(2, { sex: 'w', club: 'Owls' }),
        details(3, { sex: 'm', club: 'rooks' }),
      ],
      openPlan,
    ),
    section(
      'Blitz',
      BLITZ,
      [
        details(1, { fideId: '7', sex: 'w', club: 'Rooks' }),
        details(2, { sex: 'w', club: 'Owls' }),
        details(3, { sex: 'w', club: 'Owls' }),
      ],
      blitzPlan,
    ),
  ]
}
const table = (plan: Partial<OverallPlan>, of = sections()) =>
  festivalPrizes('EUR', { ...NO_OVERALL_PRIZES, ...plan }, of)
const winners = (plan: Partial<OverallPlan>, of = sections()) =>
  table(plan, of).races.map(({ lines }) => lines.map(({ winner, amount }) => [winner?.name, amount / 100]))

describe('a person who wins in two sections', () => {
  test('keeps the prize worth most, and those below move up in the other section', () => {
    // Ann wins both; Eva is second in the blitz and level with her on points.
    const of = sections(own(100, 60), own(80, 40))
    expect(winners({ onePrize: 'most' }, of)).toEqual([
      [
        ['Ann', 100],
        ['Bea', 60],
      ],
      [
        ['Eva', 80],
        ['Fay', 40],
      ],
    ])
    const { races } = table({ onePrize: 'most' }, of)
    expect(races[1]!.passed).toMatchObject([{ name: 'Ann', place: 1, amount: 8000, kept: 0, keptAmount: 10_000 }])
    expect(lineTexts(table({ onePrize: 'most' }, of), races[1]!, races[1]!.lines[0]!)).toContain(
      'Ann keeps 100\u00A0€ (Open: Overall): others move up',
    )
  })

  test('keeps the first in the list, or all, by the festival’s rule', () => {
    const of = sections(own(50), own(80))
    expect(winners({ onePrize: 'first' }, of)).toEqual([[['Ann', 50]], [['Eva', 80]]])
    expect(winners({ onePrize: 'all' }, of)).toEqual([[['Ann', 50]], [['Ann', 80]]])
  })

  test('has prizes over sections before those of a section, where both are worth the same', () => {
    const of = sections(own(80))
    expect(winners({ categories: [overall([80])] }, of)).toEqual([[['Ann', 80]], [['Bea', 80]]])
    expect(winners({ categories: [overall([80])], withSections: false }, of)).toEqual([[['Ann', 80]]])
  })

  test('but not where a section has another currency or pools its prizes: it is told apart', () => {
    const of = sections({ ...own(80), currency: 'CHF' }, { ...own(80), onePrize: 'pool' })
    expect(table({ categories: [overall([50])] }, of)).toMatchObject({
      apart: ['Open', 'Blitz'],
      races: [{ section: null }],
    })
  })
})

describe('prizes over sections', () => {
  test('compare by points, by their share, and only in the sections that were chosen', () => {
    const women = { condition: { sex: 'w' as const } }
    expect(winners({ categories: [overall([50, 30, 10], women)] })).toEqual([
      [
        ['Ann', 50],
        // One point each; Bea is third in the open, Eva second in the blitz.
        ['Eva', 30],
        ['Bea', 10],
      ],
    ])
    // Eva has all points of the blitz, as Ann has of the open.
    const share = table({ categories: [overall([50, 30], { ...women, compare: 'share', sharing: 'equal' })] })
    expect(share.races[0]!.lines.map(({ winner, amount, value }) => [winner?.name, amount, value])).toEqual([
      ['Ann', 4000, 10_000],
      ['Eva', 4000, 10_000],
    ])
    expect(winners({ categories: [overall([50], { ...women, sections: ['blitz'] })] })).toEqual([[['Ann', 50]]])
  })

  test('for clubs add up the best players, each person once', () => {
    // Rooks: Ann 2, Cy 1. Owls: Bea 1, Eva 1, Fay 0.
    const { races } = table({ categories: [overall([50, 30], { bestOfClub: 2 })] })
    expect(races[0]!.lines.map(({ winner, value }) => [winner?.name, winner?.section, value])).toEqual([
      ['Rooks', null, 6],
      ['Owls', null, 4],
    ])
  })

  test('are unclaimed where nobody fits, and have no winners before a round', () => {
    const { races } = table({ categories: [overall([50], { condition: { ageTo: 8 } })] })
    expect(races[0]).toMatchObject({ fitting: 0, unknown: 7, lines: [{ winner: null }] })
    const empty = sections(own(80)).map((one) => ({ ...one, snapshot: { ...one.snapshot, round: 0, rounds: [] } }))
    expect(table({ categories: [overall([50])] }, empty).races).toMatchObject([
      { hasBegun: false, lines: [{ winner: null }] },
      { hasBegun: false, lines: [{ winner: null }] },
    ])
  })

  test('as a file', () => {
    expect(festivalPrizesCsv(table({ categories: [overall([50])] }, sections(undefined, own(20))))).toBe(
      [
        'Section,Category,Place,Name,Federation,Played in,No.,Amount,Currency,Thing',
        ',Overall,1,Ann,,Open,1,50,EUR,',
        'Blitz,Overall,1,Eva,,Blitz,2,20,EUR,',
        '',
      ].join('\r\n'),
    )
  })
})

describe('who is the same person', () => {
  const entry = (section: string, name: string, known: Partial<KnownEntry> = {}): KnownEntry => ({
    section,
    name,
    registered: null,
    fideId: null,
    birthYear: null,
    ...known,
  })

  test('follows from the register, the FIDE ID, or name and year of birth', () => {
    expect(samePeople([entry('a', 'Ann', { registered: 4 }), entry('b', 'Anna', { registered: 4 })])).toEqual([0, 0])
    expect(samePeople([entry('a', 'Ann', { fideId: '7' }), entry('b', 'Anna', { fideId: '7' })])).toEqual([0, 0])
    expect(samePeople([entry('a', 'Éva N', { birthYear: 2001 }), entry('b', 'eva n', { birthYear: 2001 })])).toEqual([
      0, 0,
    ])
    expect(
      samePeople([entry('a', 'Ann', { birthYear: 2001 }), entry('b', 'Ann', { birthYear: 2001, fideId: '7' })]),
    ).toEqual([0, 0])
  })

  test('never from a name alone, from other IDs, or in one section', () => {
    expect(samePeople([entry('a', 'Ann'), entry('b', 'Ann')])).toEqual([0, 1])
    expect(
      samePeople([
        entry('a', 'Ann', { birthYear: 2001, fideId: '7' }),
        entry('b', 'Ann', { birthYear: 2001, fideId: '8' }),
      ]),
    ).toEqual([0, 1])
    expect(samePeople([entry('a', 'Ann', { birthYear: 2001 }), entry('a', 'Ann', { birthYear: 2001 })])).toEqual([0, 1])
  })
})
