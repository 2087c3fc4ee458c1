import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { changedResults, movedPlaces } from '#core/changes/compare-moments.ts'
import type { MadeChange } from '#core/changes/history.ts'
import { shownPast, snapshotAt } from '#core/changes/past.ts'
import { planChange } from '#core/changes/plan.ts'
import { openChanges, openText } from '#core/changes/told-history.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ACT_TYPES, anAct } from '#test/support/acts.ts'
import { aSnapshot } from '#test/support/build.ts'

const STEPS = ['drawRound', 'publishRound', 'setResult', 'setResult', 'setRoundClosed'] as const
// An import replaces everything, whatever was there before.
const OTHERS = ACT_TYPES.filter((type) => !['importTournament', 'createTournament'].includes(type))
const begun: Snapshot = {
  ...aSnapshot({ players: ['Ann 2100', 'Bo 2000', 'Cy 1900', 'Di 1800'], settings: { totalRounds: 5 } }),
  desk: EMPTY_DESK,
}

type MadeAt = MadeChange & { at: number }

/**
 * A tournament and its history: each act is one change that takes one to three versions. `saved` has the snapshot at
 * each version.
 */
function history(acts: ((now: Snapshot) => Act)[]) {
  let now: Snapshot = { ...begun, version: 1 }
  const saved = [now]
  const changes: MadeAt[] = []
  for (const act of acts) {
    const plan = planChange(now, [act(now)])
    if (typeof plan === 'string') continue
    const version = now.version + 1 + (changes.length % 3)
    now = { ...plan.after, version, updatedAt: 1000 + version }
    saved.push(now)
    changes.unshift({ version, at: now.updatedAt, acts: plan.acts, inverse: plan.inverse ?? null, undoes: null })
  }
  return { now, saved, changes }
}

test('a tournament rebuilt at any of its versions equals the one saved at that version', () => {
  const types = fc.tuple(fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...OTHERS)), fc.nat())
  fc.assert(
    fc.property(fc.array(types, { minLength: 40, maxLength: 40 }), (chosen) => {
      const { now, saved, changes } = history(
        chosen.map(
          ([type, seed]) =>
            (facts: Snapshot) =>
              fc.sample(anAct(facts, type), { numRuns: 1, seed })[0]!,
        ),
      )
      const [first, ...later] = saved
      expect(snapshotAt(now, changes, 1)).toEqual({ ...first, updatedAt: expect.any(Number) })
      for (const then of later) expect(snapshotAt(now, changes, then.version)).toEqual(then)
    }),
    { numRuns: 60 },
  )
})

const result = (no: number, outcome: string, round = 1): Act => ({ type: 'setResult', round, no, change: { outcome } })
const draw: Act = {
  type: 'drawRound',
  draw: {
    round: 1,
    engine: 'hand',
    proposed: [],
    pairs: [
      { white: 1, black: 2 },
      { white: 3, black: 4 },
    ],
  },
}
const publish: Act = { type: 'publishRound', round: 1 }
const told = ({ now, changes }: ReturnType<typeof history>) =>
  openChanges(now, changes).map((each) => {
    const { words, was, is } = openText(each)
    return [words, was, is].filter(Boolean).join(' ')
  })

test('the public history has draws, results and entries of published rounds, and nothing of the desk’s', () => {
  const bye: Act = { type: 'setBye', player: 1, round: 2, bye: { type: 'H', state: 'waiting' } }
  const here: Act = { type: 'setCheckIns', round: 1, marks: [{ player: 1, isPresent: true }] }
  const acts = [
    draw,
    bye,
    here,
    publish,
    result(1, '10'),
    result(1, '=='),
    { ...draw, draw: { ...draw.draw, round: 2 } },
  ]
  const close: Act = { type: 'setRoundClosed', round: 1, closed: 1, active: true }
  expect(told(history([...acts.slice(0, 6), result(2, '01'), close, acts[6]!].map((act) => () => act)))).toEqual([
    'Round 1 closed',
    'Round 1, board 2: Cy – Di no result 0–1',
    'Round 1, board 1: Ann – Bo 1–0 ½–½',
    'Round 1, board 1: Ann – Bo no result 1–0',
    'Round 1 published: 2 boards',
    'Round 1 drawn by hand',
  ])
  expect(told(history([() => draw, () => bye]))).toEqual([])
})

test('changes of a draft and of a private tournament stay private after it is opened', () => {
  const shown = (isPublic: boolean): Act => ({ type: 'editEvent', settings: { public: isPublic } })
  const rename: Act = { type: 'editEvent', name: 'Secret plan' }
  const made = history([shown(false), rename, shown(true), draw, publish].map((act) => () => act))
  expect(told(made)).toEqual(['Round 1 published: 2 boards', 'Round 1 drawn by hand', 'Settings: public'])
})

test('past versions use current names, and a removed entry has only its number', () => {
  const [add, rename] = [
    { type: 'addEntry', entry: { ...begunRow(5), firstName: 'Eve' } },
    { type: 'editEntry', no: 1, change: { firstName: 'Anna' } },
  ] as Act[]
  const made = history([() => add!, () => rename!, () => ({ type: 'removeEntry', no: 5 })])
  const past = shownPast(snapshotAt(made.now, made.changes, made.saved[1]!.version)!, made.now)
  expect(past.players.firstName).toEqual(['Anna', 'Bo', 'Cy', 'Di', 'Entry 5'])
  expect('desk' in past).toBe(false)
  expect(told(made)).toEqual([
    'Entry 5 (Entry 5) removed',
    'Entry 1 (Anna): first name Anna',
    'Entry 5 added as entry 5',
  ])
})

const begunRow = (no: number) => ({
  no,
  firstName: '',
  lastName: '',
  title: '',
  rating: 1500,
  nationality: '',
  pool: 0,
  active: true,
  joinedFrom: null,
  withdrawnFrom: null,
  owner: null,
})

test('two versions are compared by changed ranks and changed results', () => {
  const { saved, now } = history(
    [draw, publish, result(1, '10'), result(2, '10'), result(1, '01')].map((act) => () => act),
  )
  const before = saved[4]!
  expect(changedResults(before, now)).toEqual([
    { round: 1, no: 1, board: 1, white: 1, black: 2, was: '1–0', is: '0–1' },
  ])
  const moved = movedPlaces(before, now)
  expect(moved.map(({ no, from, to }) => [no, from?.score, to?.score])).toEqual(
    expect.arrayContaining([
      [1, 2, 0],
      [2, 0, 2],
    ]),
  )
  expect(movedPlaces(now, now)).toEqual([])
})
