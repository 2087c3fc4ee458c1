import { expect, test } from 'vitest'
import { consequencesOf } from '#core/changes/consequences.ts'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { undoingActs } from '#core/changes/history.ts'
import { planChange, type ChangePlan } from '#core/changes/plan.ts'
import { enteringActs } from '#core/changes/result-acts.ts'
import { drawnMatches } from '#core/changes/drawn-pairs.ts'
import { boardsOf } from '#core/changes/change-boards.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'

function planOf(snapshot: Snapshot, request: DeskRequest): ChangePlan | string {
  const acts = deskActs(snapshot, request)
  return typeof acts === 'string' ? acts : planChange(snapshot, acts)
}

function asked(begun: Snapshot, ...requests: DeskRequest[]): Snapshot {
  return requests.reduce((now, request) => {
    const plan = planOf(now, request)
    if (typeof plan === 'string') throw new Error(plan)
    return plan.after
  }, begun)
}

type Outcome = '10' | '01' | '==' | '--'
const result = (round: number, no: number, outcome: Outcome, more: object = {}): DeskRequest => ({
  type: 'enterResult',
  round,
  no,
  result: { outcome },
  ...more,
})
const played = (round: number, outcomes: Outcome[]): DeskRequest[] => [
  { type: 'draw', round, ...(round === 3 && { hasThirdPlace: true }) },
  { type: 'publish', round },
  ...outcomes.map((outcome, at) => result(round, at + 1, outcome)),
]
const close = (round: number): DeskRequest => ({ type: 'close', round })

const begun: Snapshot = {
  ...aSnapshot({ players: 8, settings: { pairingSystem: 'knockout', totalRounds: 3 } }),
  desk: EMPTY_DESK,
}
/** 1-8, 4-5, 2-7, 3-6: the first of each pair wins. */
const first = asked(begun, ...played(1, ['10', '10', '10', '10']), close(1))
const running = asked(first, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })
const boards = (snapshot: Snapshot, round = 2): string[] =>
  boardsOf(snapshot, round).map(
    ({ white, black, outcome }) => `${white}-${black ?? ''}${outcome.trim() && ` ${outcome.trim()}`}`,
  )

test('a correction that lets someone else go through is refused until the desk says what happens in the next round', () => {
  expect(planOf(running, result(1, 1, '01'))).toBe(
    'Round 2 was drawn without P8, who would go through on board 1. Say at the desk whether P8 gets the seat, or P1 stays in; or take round 2 back first.',
  )
  const drawn = asked(first, { type: 'draw', round: 2 })
  expect(planOf(drawn, result(1, 1, '01'))).toContain('or discard the draw of round 2 first.')
})

test('before it is saved, the correction shows whose seat goes to whom', () => {
  const { seat, level, rule } = consequencesOf(
    running,
    1,
    enteringActs(running, { round: 1, no: 1 }, { outcome: '01' }),
  )
  expect(seat).toMatchObject({ round: 1, board: 1, sides: [0, 7], through: 1, was: 0, seated: [0] })
  expect([level, rule]).toEqual([3, 'Round 2 was drawn with P1. With the new result P8 goes through.'])
  const same = consequencesOf(running, 1, enteringActs(running, { round: 1, no: 1 }, { outcome: '10' }))
  expect(same.seat).toBeUndefined()
})

test('the player who goes through now gets the seat and the board starts again; other boards keep their results', () => {
  const entered = asked(running, result(2, 1, '10'), result(2, 2, '01'))
  expect(boards(entered)).toEqual(['1-4 10', '2-3 01'])
  const after = asked(entered, result(1, 1, '01', { goes: 'replace' }))
  expect(boards(after)).toEqual(['8-4', '2-3 01'])
  const back = asked(after, { type: 'unpublish', round: 2, isWithResults: true })
  expect(back.desk!.draws.find(({ round }) => round === 2)!.pairs[0]).toMatchObject({ white: 8, black: 4 })
})

test('in a closed round the seat is given too, and the round is open again', () => {
  const closed = asked(running, result(2, 1, '10'), result(2, 2, '10'), close(2))
  const after = asked(closed, result(1, 2, '01', { goes: 'replace' }))
  expect([boards(after), after.closed]).toEqual([['1-5', '2-3 10'], 1])
})

test('with a draft of the next round the draft is corrected', () => {
  const drawn = asked(first, { type: 'draw', round: 2 })
  const after = asked(drawn, result(1, 4, '01', { goes: 'replace' }))
  const draft = after.desk!.draws.find(({ round }) => round === 2)!
  expect(drawnMatches(after, draft).map(({ white, black, facts }) => [white, black, facts])).toEqual([
    [1, 4, null],
    [2, 6, null],
  ])
})

test('the other one can stay in: then only the result is corrected, and the bracket says why', () => {
  const after = asked(running, result(1, 1, '01', { goes: 'stays' }))
  expect(boards(after)).toEqual(['1-4', '2-3'])
  expect(after.rounds[0]!.facts![0]).toMatchObject({ goesThrough: 'w corrected 01', corrected: '10' })
  expect(boards(asked(after, result(2, 1, '10'), result(2, 2, '10'), close(2), { type: 'draw', round: 3 }))).toEqual([
    '1-4 10',
    '2-3 10',
  ])
})

test('once a later round is drawn, that round has to be taken back first', () => {
  const final = asked(running, result(2, 1, '10'), result(2, 2, '10'), close(2), ...played(3, []))
  expect(planOf(final, result(1, 1, '01', { goes: 'replace' }))).toBe(
    'Take round 3 back first, then correct the result.',
  )
  const back = asked(final, { type: 'unpublish', round: 3 })
  expect(planOf(back, result(1, 1, '01', { goes: 'replace' }))).toBe('Discard the draw of round 3 first.')
  expect(boards(asked(back, { type: 'discardDraw', round: 3 }, result(1, 1, '01', { goes: 'replace' })))).toEqual([
    '8-4',
    '2-3 10',
  ])
})

test('a semi-final corrected after the final was drawn exchanges final and match for third place', () => {
  const final = asked(running, result(2, 1, '10'), result(2, 2, '10'), close(2), ...played(3, []))
  expect(boards(final, 3)).toEqual(['1-2', '4-3'])
  expect(planOf(final, result(2, 1, '01'))).toContain('Round 3 was drawn without')
  expect(boards(asked(final, result(2, 1, '01', { goes: 'replace' })), 3)).toEqual(['4-2', '1-3'])
})

test('a result that becomes a double forfeit gives the opponent a bye, and one that no longer is takes it away', () => {
  expect(planOf(running, result(1, 1, '--'))).toContain('Say at the desk that the opponent gets a bye')
  const void1 = asked(running, result(1, 1, '--', { goes: 'replace' }))
  expect(boards(void1)).toEqual(['4- U', '2-3'])
  expect(planOf(void1, result(1, 1, '01'))).toContain('Round 2 was drawn without P8')
  expect(boards(asked(void1, result(1, 1, '01', { goes: 'replace' })))).toEqual(['8-4', '2-3'])
})

test('a match cannot become tied or open while its winner plays on', () => {
  expect(planOf(running, result(1, 1, '=='))).toBe(
    'Round 2 was drawn with P1: board 1 needs someone who goes through. Correct its result to another one; or take round 2 back first.',
  )
  expect(planOf(running, { type: 'clearResult', round: 1, no: 1 })).toContain('needs someone who goes through')
  const after = asked(running, result(1, 1, '==', { goes: 'stays' }))
  expect(after.rounds[0]!.facts![0]).toMatchObject({ goesThrough: 'w corrected ==' })
})

test('undo of a correction gives the seat and its result back', () => {
  const entered = asked(running, result(2, 1, '10'))
  const plan = planOf(entered, result(1, 1, '01', { goes: 'replace' })) as ChangePlan
  const { acts, inverse } = plan
  const back = undoingActs(plan.after, { version: 1, acts, inverse: inverse!, undoes: null })
  expect(planChange(plan.after, back as never)).toMatchObject({ after: entered })
})

test('a round taken back cannot return with someone who no longer goes through', () => {
  const taken = planOf(running, { type: 'unpublish', round: 2 }) as ChangePlan
  const corrected = asked(taken.after, result(1, 1, '01', { goes: 'replace' }))
  expect(planChange(corrected, taken.inverse!)).toContain('Round 2 was drawn without P8')
})
