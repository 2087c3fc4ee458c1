import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { planChange } from '#core/changes/plan.ts'
import { toldEvents, type RecentChange } from '#core/changes/told-events.ts'
import { drawByHand } from '#core/draw/engines.ts'
import { aSnapshot } from '#test/support/build.ts'

/** The events of a tournament after these changes. */
function told(begin: Parameters<typeof aSnapshot>[0], ...steps: Act[][]) {
  let facts = { ...aSnapshot(begin), desk: { byeRequests: [], checkIns: [], draws: [] } } as ReturnType<
    typeof aSnapshot
  >
  const changes = steps.map((acts, at): RecentChange => {
    const plan = planChange(facts, acts)
    if (typeof plan === 'string') throw new Error(plan)
    facts = { ...plan.after, version: facts.version + 1 }
    return { version: facts.version, at: 1000 + at, acts, inverse: plan.inverse ?? null }
  })
  return toldEvents(facts, changes.toReversed())
}
const cup = { id: 'told', players: ['Ann', 'Bo', 'Cy', 'Di'], settings: { totalRounds: 2 } }
const outcome = (no: number, text: string): Act => ({ type: 'setResult', round: 1, no, change: { outcome: text } })

test('drawing, publishing, playing and closing a round are reported one by one, with numbers instead of names', () => {
  const draw = drawByHand(aSnapshot(cup), 1)
  const pairs = [
    { white: 1, black: 2 },
    { white: 3, black: 4 },
  ]
  const events = told(
    cup,
    [{ type: 'drawRound', draw: { ...draw, pairs } }],
    [{ type: 'publishRound', round: 1 }],
    [outcome(2, '01')],
    [outcome(1, '==')],
    [{ type: 'setRoundClosed', round: 1, closed: 1, active: true }],
  )
  const first = events[0]!.version
  expect(events.map(({ type, version, index }) => [type, version - first, index])).toEqual([
    ['drawn', 0, 0],
    ['published', 1, 0],
    ['result', 2, 0],
    ['result', 3, 0],
    ['roundOver', 4, 0],
  ])
  expect(events[0]!.data).toEqual({ round: 1, boards: 2 })
  expect(events[2]).toMatchObject({
    at: 1002,
    data: {
      match: 'told-1-2',
      round: 1,
      no: 2,
      board: 2,
      white: 3,
      black: 4,
      outcome: '01',
      points: null,
      isConfirmed: true,
    },
  })
  expect(JSON.stringify(events)).not.toMatch(/Ann|Bo|Cy|Di/)
})

test('each result is reported as it was after its own change, whatever came later', () => {
  const played = { ...cup, rounds: ['1-2 *, 3-4 *'] }
  const outcomes = told(played, [outcome(1, '10')], [outcome(1, '01')], [outcome(1, '  ')]).map(
    ({ data }) => (data as { outcome: string | null }).outcome,
  )
  expect(outcomes).toEqual(['10', '01', null])
})

test('results of one change are reported one by one, and unchanged ones are not', () => {
  const played = { ...cup, rounds: ['1-2 *, 3-4 *'] }
  expect(told(played, [outcome(1, '10'), outcome(2, '==')]).map(({ index }) => index)).toEqual([0, 1])
  const link: Act = { type: 'setResult', round: 1, no: 1, change: { facts: { startTime: 5 } } }
  expect(told(played, [link])).toEqual([])
})

test('confirming a result is reported', () => {
  const played = { ...cup, rounds: ['1-2 *'] }
  const waiting: Act = { type: 'setResult', round: 1, no: 1, change: { outcome: '10', facts: { provisional: true } } }
  const confirmed: Act = { type: 'setResult', round: 1, no: 1, change: { facts: { provisional: null } } }
  expect(
    told(played, [waiting], [confirmed]).map(({ data }) => (data as { isConfirmed: boolean }).isConfirmed),
  ).toEqual([false, true])
})

test('closing the last round reports the end of the tournament, and reopening it does not', () => {
  const played = { ...cup, settings: { totalRounds: 1 }, rounds: ['1-2 1, 3-4 0'] }
  const types = told(
    played,
    [{ type: 'setRoundClosed', round: 1, closed: 1, active: false }],
    [{ type: 'setRoundClosed', round: 1, closed: 0, active: true }],
  ).map(({ type }) => type)
  expect(types).toEqual(['roundOver', 'finished'])
})

test('boards changed by hand are reported as a published round, so that programs read its pairings again', () => {
  const swapped = { round: 1, no: 1, board: 1, pool: 0, white: 2, black: 1, outcome: '  ', facts: null }
  const board = { ...swapped, whitePoints: null, blackPoints: null, games: null }
  const events = told({ ...cup, rounds: ['1-2 *, 3-4 *'] }, [
    { type: 'changeBoards', round: 1, boards: [board], removed: [] },
  ])
  expect(events.map(({ type, data }) => [type, data])).toEqual([['published', { round: 1, boards: 2 }]])
})
