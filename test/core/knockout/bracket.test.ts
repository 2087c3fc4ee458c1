import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bracketsOf, slotPadding, type Bracket, type SlotSide, type BracketSlot } from '#core/knockout/bracket.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { snapshots } from '#test/support/arbitrary.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { cases } from '#test/support/audit.ts'

const knockout = { pairingSystem: 'knockout' as const, totalRounds: 3 }
const aCup = (rounds: string[], totalRounds = 3) =>
  aSnapshot({ players: 16, rounds, settings: { ...knockout, totalRounds } })

const who = (side: SlotSide): string => {
  if (side.kind === 'player') return String(side.player + 1)
  if (side.kind === 'either') return side.players.map((player) => player + 1).join(' or ')
  return side.kind === 'winner' ? `winner of ${side.of}` : side.kind
}
const words = (slot: BracketSlot | undefined): string =>
  slot ? (slot.isPass ? 'passes' : slot.sides.map(who).join('-')) : ''
const drawing = ({ columns }: Bracket) => columns.map(({ slots }) => slots.map(words))
const titles = ({ columns }: Bracket) => columns.map(({ title }) => title)
const main = (rounds: string[], totalRounds?: number) => bracketsOf(aCup(rounds, totalRounds), 1)[0]!

test('each column halves the one before, and winners are between the matches they come from', () => {
  const bracket = main(['1-8 1, 4-5 0, 3-6 1, 2-7 1', '1-5 1, 3-2 0', '1-2 0'])
  expect(drawing(bracket)).toEqual([['1-8', '4-5', '3-6', '2-7'], ['1-5', '3-2'], ['1-2']])
  expect(titles(bracket)).toEqual(['Quarter-finals', 'Semi-finals', 'Final'])
  expect(bracket.columns[1]!.slots.map((slot) => slot!.won)).toEqual([0, 1])
})

test('the draw decides who meets whom, not the order of boards', () => {
  const bracket = main(['1-8 1, 2-7 1, 3-6 1, 4-5 1', '2-3 1, 1-4 1', '1-2 1'])
  expect(drawing(bracket)).toEqual([['2-7', '3-6', '1-8', '4-5'], ['2-3', '1-4'], ['1-2']])
})

test('the padding of a column is 45 × 2^(round − 1) − 45 pixels', () => {
  expect([1, 2, 3, 4, 7].map(slotPadding)).toEqual([0, 45, 135, 315, 2835])
})

test('a round that is not drawn shows who is through, who may come, and which match is awaited', () => {
  const bracket = main(['1-8 1, 4-5 *, 3-6 *, 2-7 1'])
  expect(drawing(bracket).slice(1)).toEqual([['1-4 or 5', '3 or 6-2'], ['winner of 1-winner of 2']])
  expect(bracket.columns.map(({ drawn }) => drawn)).toEqual([true, false, false])
})

test('a result that awaits a director advances no player', () => {
  const round = aRound('1-4 1, 2-3 1', { facts: { 0: { provisional: true } } })
  const snapshot = aSnapshot({ rounds: [round], settings: { ...knockout, totalRounds: 2 } })
  expect(drawing(bracketsOf(snapshot, 1)[0]!)[1]).toEqual(['1 or 4-2'])
})

test('if the draw has not followed the boards, nothing is predicted', () => {
  const bracket = main(
    ['1-16 1, 2-15 1, 3-14 1, 4-13 1, 5-12 1, 6-11 1, 7-10 1, 8-9 1', '1-8 1, 2-7 1, 3-6 1, 4-5 1'],
    4,
  )
  expect(drawing(bracket).slice(2)).toEqual([['open-open', 'open-open'], ['open-open']])
})

test('the last column is that of the last round', () => {
  expect(titles(main(['1-8 1, 4-5 0, 3-6 1, 2-7 1'], 2))).toEqual(['Round 1', 'Round 2'])
})

test('a bye advances a player, whether it is recorded or not', () => {
  expect(drawing(main(['1 U, 4-5 0, 3-6 1, 2 F', '1-5 1, 3-2 0']))).toEqual([
    ['1-bye', '4-5', '3-6', '2-bye'],
    ['1-5', '3-2'],
    ['1-2'],
  ])
  expect(drawing(main(['4-5 0, 3-6 1', '1-5 1, 3-2 0']))).toEqual([['', '4-5', '3-6', ''], ['1-5', '3-2'], ['1-2']])
  expect(drawing(main(['1-2 1, 3-4 1', '3-5 1', '1-3 1']))).toEqual([
    ['1-2', '', '3-4', ''],
    ['passes', '3-5'],
    ['1-3'],
  ])
})

test('after a level match the next round shows who went on', () => {
  const bracket = main(['1-4 =, 2-3 =', '4-2 1'], 2)
  expect(bracket.columns[0]!.slots.map((slot) => slot!.won)).toEqual([1, 0])
  expect(drawing(bracket)).toEqual([['1-4', '2-3'], ['4-2']])
})

test('no player advances from a match that both lost', () => {
  expect(drawing(main(['1-4 --, 2-3 1'], 2))[1]).toEqual(['open-2'])
})

test('losers play for places in brackets of their own, the best places first', () => {
  const snapshot = aCup(['1-8 1, 4-5 1, 3-6 1, 2-7 1', '1-4 1, 3-2 0, 8-5 1, 6-7 1', '1-2 1, 4-3 1, 8-6 1, 5-7 1'])
  const brackets = bracketsOf(snapshot, 3)
  expect(brackets.map(({ title }) => title)).toEqual(['Main bracket', 'Third place', 'Places 5–8', 'Places 7–8'])
  expect(brackets.map(drawing)).toEqual([
    [['1-8', '4-5', '3-6', '2-7'], ['1-4', '3-2'], ['1-2']],
    [['4-3']],
    [['8-5', '6-7'], ['8-6']],
    [['5-7']],
  ])
  expect(titles(brackets[1]!)).toEqual(['Round 3'])
})

test('pools are brackets with their own titles', () => {
  const rounds = [aRound('1-4 1, 2-3 1, 5-6 1', { pool: [0, 0, 1] }), aRound('1-2 1, 4-3 0', { pool: [0, 1] })]
  const systems = [{ from: 1, to: 2, system: 'knockout' as const, poolNames: ['Gold'] }]
  const brackets = bracketsOf(aSnapshot({ rounds, systems, settings: { ...knockout, totalRounds: 2 } }), 1)
  expect(brackets.map(({ title }) => title)).toEqual(['Gold', 'Pool B'])
  expect(drawing(brackets[0]!)).toEqual([['1-4', '2-3'], ['1-2']])
})

test('only the rounds of the knockout are in its bracket', () => {
  const systems = [
    { from: 1, to: 2, system: 'swiss' as const, poolNames: [] },
    { from: 3, to: 4, system: 'knockout' as const, poolNames: [] },
  ]
  const snapshot = aSnapshot({
    rounds: ['1-2 1, 3-4 1', '1-3 1, 2-4 1', '1-4 1, 3-2 1'],
    systems,
    settings: { ...DEFAULTS, totalRounds: 4 },
  })
  expect(bracketsOf(snapshot, 2)).toEqual([])
  const [bracket] = bracketsOf(snapshot, 4)
  expect(bracket!.columns.map(({ round, title }) => [round, title])).toEqual([
    [3, 'Semi-finals'],
    [4, 'Final'],
  ])
  expect(drawing(bracket!)).toEqual([['1-4', '3-2'], ['1-3']])
})

test('before the draw there is no bracket', () => {
  expect(bracketsOf(aSnapshot({ players: 8, settings: knockout }), 0)).toEqual([])
})

test('rounds that never halve are lists, side by side', () => {
  const bracket = main(
    Array.from({ length: 20 }, () => '1-2 1'),
    20,
  )
  expect(bracket.isTree).toBe(false)
  expect(bracket.columns.every(({ slots }) => slots.length === 1 && !slots[0]!.from.includes(true))).toBe(true)
})

/** A whole knockout: number of entrants, winner of each match, order of each round, and share of rounds played. */
const cups = fc.record({
  size: fc.integer({ min: 2, max: 128 }),
  seed: fc.infiniteStream(fc.boolean()),
  shuffle: fc.boolean(),
  played: fc.double({ min: 0, max: 1, noNaN: true }),
})

function played({
  size,
  seed,
  shuffle,
  played,
}: {
  size: number
  seed: Iterator<boolean>
  shuffle: boolean
  played: number
}) {
  const total = Math.ceil(Math.log2(size))
  const rounds: string[] = []
  let entered = Array.from({ length: size }, (_, at) => at + 1)
  // The first round has a bye for each entrant missing to a power of two.
  let byes = 2 ** total - size
  while (rounds.length < Math.max(1, Math.round(total * played))) {
    const pairs: string[] = []
    const winners: number[] = []
    for (let at = 0; at < entered.length;) {
      const [one, other] = [entered[at]!, entered[at + 1]!]
      if (byes > 0) {
        byes -= 1
        pairs.push(`${one} U`)
        winners.push(one)
        at += 1
        continue
      }
      const first = seed.next().value as boolean
      pairs.push(`${one}-${other} ${first ? 1 : 0}`)
      winners.push(first ? one : other)
      at += 2
    }
    if (shuffle && rounds.length % 2) pairs.reverse()
    rounds.push(pairs.join(', '))
    entered = winners
  }
  return aSnapshot({ players: size, rounds, settings: { ...knockout, totalRounds: total } })
}

test('in a knockout of any size columns halve down to the final, all matches are there, and lines follow winners', () => {
  fc.assert(
    fc.property(cups, (cup) => {
      const snapshot = played(cup)
      const [bracket, ...others] = bracketsOf(snapshot, 1)
      expect(others).toEqual([])
      const { columns, isTree } = bracket!
      expect(isTree).toBe(true)
      expect(columns.map(({ slots }) => slots.length)).toEqual(columns.map((_, at) => 2 ** (columns.length - 1 - at)))
      expect(columns.map(({ title }) => title).at(-1)).toBe('Final')
      for (const [column, { slots, drawn, round }] of columns.entries()) {
        expect(drawn).toBe(round <= snapshot.round)
        expect(slots.flatMap((slot) => slot?.id ?? []).length).toBe(snapshot.rounds[round - 1]?.white.length ?? 0)
        for (const [place, slot] of slots.entries()) {
          if (!slot || column === 0 || !drawn) continue
          for (const branch of [0, 1] as const) {
            const before = columns[column - 1]!.slots[2 * place + branch]
            expect(slot.from[branch]).toBe(before !== undefined)
            const through = before!.sides[before!.won!]
            expect(slot.sides).toContainEqual(through)
          }
        }
      }
    }),
    { numRuns: cases(30, 300) },
  )
})

test('in any event each pairing is in the brackets exactly once', () => {
  fc.assert(
    fc.property(snapshots, fc.integer({ min: 0, max: 9 }), (snapshot, round) => {
      const brackets = bracketsOf({ ...snapshot, systems: [], settings: { ...snapshot.settings, ...knockout } }, round)
      const ids = brackets.flatMap(({ columns }) =>
        columns.flatMap(({ slots }) => slots.flatMap((slot) => slot?.id ?? [])),
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe(snapshot.rounds.reduce((sum, { white }) => sum + white.length, 0))
      bracketsOf(snapshot, round)
    }),
  )
})
