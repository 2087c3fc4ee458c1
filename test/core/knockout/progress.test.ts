import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { planChange } from '#core/changes/plan.ts'
import { boardsOf } from '#core/changes/change-boards.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import { bracketsOf } from '#core/knockout/bracket.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

function refusalOf(snapshot: Snapshot, request: DeskRequest): string | undefined {
  const acts = deskActs(snapshot, request)
  const plan = typeof acts === 'string' ? acts : planChange(snapshot, acts)
  return typeof plan === 'string' ? plan : undefined
}

function asked(begun: Snapshot, ...requests: DeskRequest[]): Snapshot {
  return requests.reduce((now, request) => {
    const acts = deskActs(now, request)
    const plan = typeof acts === 'string' ? acts : planChange(now, acts)
    if (typeof plan === 'string') throw new Error(plan)
    return plan.after
  }, begun)
}

const cup = (rounds: Parameters<typeof aSnapshot>[0] & object, totalRounds = 3): Snapshot => ({
  ...aSnapshot({ ...rounds, settings: { pairingSystem: 'knockout', totalRounds, ...rounds.settings } }),
  desk: EMPTY_DESK,
})
const closing = (round: number): DeskRequest => ({ type: 'close', round })
const decide = (round: number, no: number, more: Partial<Extract<DeskRequest, { type: 'decide' }>>): DeskRequest => ({
  type: 'decide',
  round,
  no,
  tieBreak: [],
  goesThrough: null,
  ...more,
})
const rapid = { kind: 'rapid', white: 'w', points: [0.5, 0.5] as [number, number], timeControl: '10+5' } as const
const armageddon = { ...rapid, kind: 'armageddon', timeControl: '5v4' } as const
const pairs = (snapshot: Snapshot, round: number): string[] => {
  const draw = proposeDraw(snapshot, round)
  return typeof draw === 'string' ? [draw] : draw.pairs.map(({ white, black }) => `${white}-${black ?? ''}`)
}

test.each([
  ['a drawn game', cup({ rounds: ['1-4 =, 2-3 1'] }, 2)],
  ['1–1 in two games', cup({ rounds: ['1-4 1:1, 2-3 2:0'], settings: { gamePointTotal: 2 } }, 2)],
  ['2–2 of teams', cup({ rounds: ['1-4 2:2, 2-3 3:1'], settings: { gamePointTotal: 4, competitors: 'team' } }, 2)],
])('%s: the round does not close until tie-break games or a decision say who goes through', (_, tied) => {
  expect(refusalOf(tied, closing(1))).toMatch(/^There is no winner on (board|table) 1 \(.*\): it’s tied\./)
  const level = asked(tied, decide(1, 1, { tieBreak: [rapid] }))
  expect(refusalOf(level, closing(1))).toContain('it’s tied')
  const won = asked(level, decide(1, 1, { tieBreak: [rapid, armageddon] }), closing(1))
  expect(pairs(won, 2)).toEqual(['4-2'])
  const byLot = asked(tied, decide(1, 1, { goesThrough: { side: 'w', reason: 'lot' } }), closing(1))
  expect(pairs(byLot, 2)).toEqual(['1-2'])
})

test('a knockout round does not close with an adjourned or aborted game', () => {
  const open = cup({ rounds: ['1-4 *, 2-3 1'] }, 2)
  expect(refusalOf(open, { ...closing(1), isAdjourning: true } as DeskRequest)).toContain(
    'There is no winner on board 1',
  )
  const aborted = cup({ rounds: [aRound('1-4 *, 2-3 1', { facts: { 0: { aborted: true } } })] }, 2)
  expect(refusalOf(aborted, closing(1))).toContain('There is no winner on board 1')
})

test('only tied matches of a knockout with a confirmed result are decided', () => {
  const byLot = decide(1, 1, { goesThrough: { side: 'w', reason: 'lot' } })
  expect(refusalOf(cup({ rounds: ['1-2 1'] }), byLot)).toBe('This match isn’t tied.')
  expect(refusalOf(cup({ rounds: ['1-2 *'] }), byLot)).toContain('no confirmed result')
  const swiss = { ...aSnapshot({ rounds: ['1-2 ='] }), desk: EMPTY_DESK }
  expect(refusalOf(swiss, byLot)).toContain('Only knockout matches')
  const tied = cup({ rounds: ['1-2 ='] })
  expect(refusalOf(tied, decide(1, 1, { tieBreak: [armageddon, rapid] }))).toBe('No game follows an armageddon game.')
})

test('after a double forfeit the opponent of the next round has a bye, and the rounds after follow the bracket', () => {
  const first = cup({ rounds: ['1-8 --, 4-5 1, 2-7 1, 3-6 1'], closed: 1 })
  expect(pairs(first, 2)).toEqual(['4-', '2-3'])
  const second = cup({ rounds: ['1-8 --, 4-5 1, 2-7 1, 3-6 1', '4 U, 2-3 1'], closed: 2 })
  expect(pairs(second, 3)).toEqual(['4-2'])
  const four = '1-16 --, 8-9 --, 5-12 1, 4-13 1, 6-11 1, 3-14 1, 7-10 1, 2-15 1'
  const wide = cup({ rounds: [four, '5-4 1, 6-3 1, 7-2 1'], closed: 2 }, 4)
  expect(pairs(wide, 3)).toEqual(['5-', '6-7'])
})

test('a bye after a double forfeit is beside that match in the bracket', () => {
  const [bracket] = bracketsOf(cup({ rounds: ['1-8 --, 4-5 1, 2-7 1, 3-6 1', '4 U, 2-3 *'] }), 2)
  expect(bracket!.columns.map(({ slots }) => slots.length)).toEqual([4, 2, 1])
  expect(bracket!.columns[1]!.slots[0]).toMatchObject({ from: [true, true], won: 0 })
})

test('a round of byes alone can be published in a knockout', () => {
  const void1 = cup({ rounds: ['1-4 --, 2-3 1'], closed: 1 }, 2)
  const final = asked(void1, { type: 'draw', round: 2 }, { type: 'publish', round: 2 }, closing(2))
  expect(boardsOf(final, 2)).toMatchObject([{ white: 2, black: null, outcome: 'U ' }])
  expect(final.active).toBe(false)
})

test('by hand only those who are still in can be seated; the losers of the semi-finals only for third place', () => {
  const quarters = asked(cup({ rounds: ['1-8 1, 4-5 1, 2-7 1, 3-6 1'], closed: 1 }), {
    type: 'draw',
    round: 2,
    isByHand: true,
  })
  const seat = (white: number, black: number | null, round = 2): DeskRequest => ({
    type: 'editDraw',
    round,
    pairs: [{ white, black }],
  })
  expect(refusalOf(quarters, seat(1, 5))).toBe('Entry 5 (P5) has been knocked out.')
  expect(refusalOf(quarters, seat(1, 4))).toBeUndefined()
  const semis = asked(cup({ rounds: ['1-4 1, 2-3 1'], closed: 1 }, 2), { type: 'draw', round: 2, isByHand: true })
  expect(refusalOf(semis, seat(4, 3))).toBeUndefined()
  expect(refusalOf(semis, seat(1, 4))).toContain('Entry 4 (P4) has been knocked out.')
  expect(refusalOf(semis, seat(4, null))).toContain('has been knocked out')
})

test('by hand too nothing is drawn while a match is undecided', () => {
  const tied = cup({ rounds: ['1-4 =, 2-3 1'], closed: 1 }, 2)
  expect(refusalOf(tied, { type: 'draw', round: 2, isByHand: true })).toContain('it’s tied')
})
