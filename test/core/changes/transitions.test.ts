import { expect, test } from 'vitest'
import { closingAct, reopeningAct } from '#core/changes/set-round-closed.ts'
import type { Act } from '#core/changes/act.ts'
import { deskActs } from '#core/changes/desk-acts.ts'
import { applyAct, actRefusal } from '#core/changes/acts.ts'
import { TRANSITIONS, transitionRefusal, type Transition } from '#core/changes/transitions.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { eventState, type EventState } from '#core/snapshot/event-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'

const draw = (round: number): Draw => ({ round, engine: 'hand', proposed: [], pairs: [{ white: 1, black: 2 }] })
const at = (fields: Parameters<typeof aSnapshot>[0]): Snapshot => ({
  ...aSnapshot({ players: 2, ...fields, settings: { totalRounds: 2, ...fields?.settings } }),
  desk: EMPTY_DESK,
})

const EVENTS: Record<EventState, Snapshot> = {
  draft: at({ stage: 'draft' }),
  registration: at({ settings: { allowRegistration: 'open' } }),
  ready: at({}),
  drawn: { ...at({}), desk: { ...EMPTY_DESK, draws: [draw(1)] } },
  published: at({ rounds: ['1-2 *'] }),
  playing: at({ rounds: ['1-2 1'] }),
  closed: at({ rounds: ['1-2 1'], closed: 1 }),
  finished: at({ rounds: ['1-2 1', '2-1 1'], closed: 2, active: false }),
  reported: at({ rounds: ['1-2 1', '2-1 1'], closed: 2, active: false, stage: 'reported' }),
  abandoned: at({ rounds: ['1-2 1'], stage: 'abandoned' }),
}

/** The act of each transition. */
const STEPS: Record<Transition, (snapshot: Snapshot) => Act> = {
  open: () => ({ type: 'setStage', from: 'draft', to: null }),
  openRegistration: () => ({ type: 'editEvent', settings: { allowRegistration: 'open' } }),
  closeRegistration: () => ({ type: 'editEvent', settings: { allowRegistration: 'closed' } }),
  draw: ({ round }) => ({ type: 'drawRound', draw: draw(round + 1) }),
  editDraw: ({ round }) => ({ type: 'editDraw', round: round + 1, pairs: [{ white: 2, black: 1 }] }),
  discard: ({ round }) => ({ type: 'discardDraw', round: round + 1 }),
  publish: ({ round }) => ({ type: 'publishRound', round: round + 1 }),
  unpublish: ({ round }) => ({ type: 'unpublishRound', round }),
  changeBoards: (snapshot) => {
    const acts = deskActs(snapshot, { type: 'swapColours', round: 1, no: 1, white: 2 })
    return typeof acts === 'string' ? { type: 'changeBoards', round: 99, boards: [], removed: [] } : acts[0]!
  },
  close: closingAct,
  reopen: reopeningAct,
  report: () => ({ type: 'setStage', from: null, to: 'reported' }),
  withdrawReport: () => ({ type: 'setStage', from: 'reported', to: null }),
  abandon: () => ({ type: 'setStage', from: null, to: 'abandoned' }),
  resume: () => ({ type: 'setStage', from: 'abandoned', to: null }),
}
const NAMES = Object.keys(TRANSITIONS) as Transition[]
const STATES = Object.keys(EVENTS) as EventState[]

test.each(STATES)('an event that is %s is in that state', (state) => {
  expect(eventState(EVENTS[state])).toBe(state)
})

test.each(NAMES.flatMap((name) => TRANSITIONS[name].from.map((from) => [name, from] as const)))(
  '%s leads from %s to where the table says',
  (name, from) => {
    const act = STEPS[name](EVENTS[from])
    expect(actRefusal(EVENTS[from], act)).toBeUndefined()
    expect(TRANSITIONS[name].to).toContain(eventState(applyAct(EVENTS[from], act)))
  },
)

const byActs = NAMES.filter((name) => name !== 'openRegistration' && name !== 'closeRegistration')
test.each(byActs.flatMap((name) => STATES.map((state) => [name, state] as const)))(
  '%s is refused with a sentence, unless the table allows it: %s',
  (name, state) => {
    const isKnown = (TRANSITIONS[name].from as readonly string[]).includes(state)
    const refusal = transitionRefusal(EVENTS[state], name)
    expect(refusal === undefined).toBe(isKnown)
    if (isKnown) return
    expect(refusal).toMatch(/^[A-Z].*\.$/)
    expect(actRefusal(EVENTS[state], STEPS[name](EVENTS[state]))).toMatch(/^[A-Z].*\.$/)
  },
)

test('closing the last round ends the event, and reopening it continues the event', () => {
  const last = at({ rounds: ['1-2 1', '2-1 1'], closed: 1 })
  const over = applyAct(last, closingAct(last))
  expect([over.active, eventState(over)]).toEqual([false, 'finished'])
  expect(applyAct(over, reopeningAct(over))).toEqual(last)
})

test('drawing or publishing a round twice is refused', () => {
  expect(actRefusal(EVENTS.drawn, { type: 'drawRound', draw: draw(1) })).toBe('Round 1 has already been drawn.')
  expect(actRefusal(EVENTS.published, { type: 'publishRound', round: 1 })).toBe('Round 1 has already been published.')
  expect(actRefusal(EVENTS.closed, { type: 'drawRound', draw: draw(3) })).toBe('Round 2 comes first.')
})
