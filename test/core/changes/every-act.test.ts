import fc from 'fast-check'
import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consequencesOf } from '#core/changes/consequences.ts'
import { deskActs, neededDraw } from '#core/changes/desk-acts.ts'
import { undoingActs, wordsOf } from '#core/changes/history.ts'
import { planChange, type ChangePlan } from '#core/changes/plan.ts'
import { enteringActs } from '#core/changes/result-acts.ts'
import type { Act } from '#core/changes/act.ts'
import { recordsOf, snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ACT_TYPES, anAct } from '#test/support/acts.ts'
import { cases } from '#test/support/audit.ts'
import { EVENT_STATES } from '#test/support/event-states.ts'
import { REQUEST_TYPES, requestsOf } from '#test/support/every-request.ts'

// Every act is tried in every state of an event: it is done, or refused with a sentence, and it never throws.

const STATES = Object.entries<Snapshot>(EVENT_STATES)
const SENTENCE = /^[\p{Lu}\d].*[.?]$/su

/** What is wrong with an answer; undefined if it is a sentence, or a change that has words and can be saved. */
function fault(snapshot: Snapshot, ask: () => ChangePlan | string): string | undefined {
  try {
    const answer = ask()
    if (typeof answer === 'string') return SENTENCE.test(answer) ? undefined : `no sentence: ${answer}`
    if (answer.acts.length > 0 && wordsOf(snapshot, answer.acts) === '') return 'no words'
    const saved = snapshotFromRecords(recordsOf(answer.after))
    expect(saved).toEqual(answer.after)
    const back = answer.inverse && undoingActs(saved, { ...answer, version: 2, undoes: null, inverse: answer.inverse })
    if (typeof back === 'string' && back !== 'This change can’t be undone.') return `its undo: ${back}`
    return undefined
  } catch (error) {
    return String(error)
  }
}

function expectNoFaults(name: string, cells: (readonly [cell: string, fault: string | undefined])[]): void {
  const violations = cells.filter(([, wrong]) => wrong !== undefined)
  console.log(`${name}: ${cells.length} cells, ${violations.length} violations`)
  expect(violations).toEqual([])
}

test('every request of the desk in every state of an event is done or refused with a sentence', () => {
  const cells = STATES.flatMap(([state, snapshot]) =>
    REQUEST_TYPES.flatMap((type) =>
      requestsOf(snapshot, type).map((request) => {
        const wrong = fault(snapshot, () => {
          neededDraw(snapshot, request)
          const acts = deskActs(snapshot, request)
          return typeof acts === 'string' ? acts : planChange(snapshot, acts)
        })
        return [`${state}: ${JSON.stringify(request)}`, wrong] as const
      }),
    ),
  )
  expectNoFaults('requests × states', cells)
})

test('every act in every state of an event is done or refused with a sentence', () => {
  const numRuns = cases(4, 100)
  const cells = STATES.flatMap(([state, snapshot]) =>
    ACT_TYPES.flatMap((type) =>
      fc
        .sample(anAct(snapshot, type), { numRuns, seed: 2026 })
        .map(
          (act: Act) =>
            [`${state}: ${JSON.stringify(act)}`, fault(snapshot, () => planChange(snapshot, [act]))] as const,
        ),
    ),
  )
  expectNoFaults('acts × states', cells)
})

test('the consequences of a correction are told in every state of an event', () => {
  const cells = STATES.flatMap(([state, snapshot]) =>
    [1, 2, 99].flatMap((round) =>
      [1, 99].map((no) => {
        const ask = () => {
          const acts = enteringActs(snapshot, { round, no }, { outcome: '01' })
          return consequencesOf(snapshot, round, acts).rule
        }
        return [`${state}: round ${round}, no ${no}`, fault(snapshot, ask)] as const
      }),
    ),
  )
  expectNoFaults('consequences × states', cells)
})

test('acts are applied where their refusal was asked, and where the past is rebuilt, and nowhere else', () => {
  const users = globSync('{core,worker,web,party,cli}/**/*.{ts,tsx}').filter((file) =>
    /\bapplyAct\b/.test(readFileSync(file, 'utf8')),
  )
  expect(users.toSorted()).toEqual([
    'core/changes/acts.ts',
    'core/changes/history.ts',
    'core/changes/past.ts',
    'core/changes/plan.ts',
    'core/changes/told-events.ts',
    'core/moments/arrivals.ts',
  ])
})
