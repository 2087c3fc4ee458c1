import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { actRefusal, ACTS, actText, applyAct, inverseOf } from '#core/changes/acts.ts'
import { planChange } from '#core/changes/plan.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ACT_TYPES, anAct } from '#test/support/acts.ts'
import { deskSnapshots } from '#test/support/arbitrary.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { cases } from '#test/support/audit.ts'

const LINK = {
  link: 'https://www.chess.com/club/matches/live/7',
  linkSource: 'chessCom',
  linkType: 'team',
} as const

// To make them takes longer than all else: every type of act is done to the same. They are the same each time, since some of
// each type must be acts that are not refused.
const TOURNAMENTS = fc.sample(deskSnapshots, { numRuns: cases(100, 300), seed: 2026 })

// Matches of a fixture: test/core/changes/minis.test.ts.
const NOT_HERE: (typeof ACT_TYPES)[number][] = ['eraseIndividual', 'createTournament', 'setMini', 'ruleMini']

const withAct = (type: (typeof ACT_TYPES)[number]) =>
  fc
    .constantFrom(...TOURNAMENTS)
    .chain((snapshot) => anAct(snapshot, type).map((act): [Snapshot, Act] => [snapshot, act]))

test('every type of act has a generator', () => {
  expect(ACT_TYPES.toSorted()).toEqual(Object.keys(ACTS).toSorted())
})

test.each(ACT_TYPES)('%s: its inverse undoes it', (type) => {
  let done = 0
  fc.assert(
    fc.property(withAct(type), ([snapshot, act]) => {
      if (actRefusal(snapshot, act) !== undefined) return
      const inverse = inverseOf(snapshot, act)
      const after = applyAct(snapshot, act)
      if (!inverse) return
      done += 1
      expect(actRefusal(after, inverse)).toBeUndefined()
      expect(applyAct(after, inverse)).toEqual(snapshot)
    }),
    { numRuns: cases(200, 3000), seed: 2026 },
  )
  expect(done > 0 || NOT_HERE.includes(type)).toBe(true)
})

test.each(ACT_TYPES)('%s: doing it twice is refused or changes nothing', (type) => {
  fc.assert(
    fc.property(withAct(type), ([snapshot, act]) => {
      if (actRefusal(snapshot, act) !== undefined) return
      const once = applyAct(snapshot, act)
      if (actRefusal(once, act) === undefined) expect(applyAct(once, act)).toEqual(once)
    }),
  )
})

test.each(ACT_TYPES)('%s: it does not modify the snapshot before it, nor the version', (type) => {
  fc.assert(
    fc.property(withAct(type), ([snapshot, act]) => {
      const before = structuredClone(snapshot)
      if (actRefusal(snapshot, act) === undefined) expect(applyAct(snapshot, act).version).toBe(snapshot.version)
      expect(actText(snapshot, act)).not.toBe('')
      expect(snapshot).toEqual(before)
    }),
  )
})

test('many acts are one change, and are undone in reverse order', () => {
  const snapshot = aSnapshot({ players: 4, rounds: ['1-2 *, 3-4 *'] })
  const plan = planChange(snapshot, [
    { type: 'setResult', round: 1, no: 1, change: { outcome: '10' } },
    { type: 'setResult', round: 1, no: 1, change: { outcome: '==' } },
    { type: 'grantBonus', bonus: { player: 1, round: 1, mp: 1, gp: 0 } },
  ])
  if (typeof plan === 'string') throw new Error(plan)
  expect(plan.after.rounds[0]!.outcomes).toBe('==  ')
  const back = planChange(plan.after, plan.inverse!)
  expect(typeof back === 'string' ? back : back.after).toEqual(snapshot)
})

test('if one of many acts is refused, none is done', () => {
  const snapshot = aSnapshot({ players: 2, rounds: ['1-2 *'] })
  const acts: Act[] = [
    { type: 'setResult', round: 1, no: 1, change: { outcome: '10' } },
    { type: 'removeEntry', no: 1 },
  ]
  expect(planChange(snapshot, acts)).toBe('Entry 1 (P1) has pairings: withdraw it instead.')
})

test.each<[string, Snapshot, Act]>([
  [
    'Round 1, board 1: Ann Novak – Bo Lind ½–½, was 1–0',
    aSnapshot({ players: ['Ann Novak', 'Bo Lind'], rounds: ['1-2 1'] }),
    { type: 'setResult', round: 1, no: 1, change: { outcome: '==' } },
  ],
  [
    'Round 1, table 1: Rooks – Owls 3½–2½, waiting for confirmation',
    aSnapshot({ players: ['Rooks', 'Owls'], rounds: ['1-2 *'], settings: { competitors: 'team' } }),
    {
      type: 'setResult',
      round: 1,
      no: 1,
      change: { outcome: '10', points: [7, 5], facts: { provisional: true } },
    },
  ],
  [
    'Round 1, board 2: P3 – P4: game link removed',
    aSnapshot({ rounds: [aRound('1-2 *, 3-4 *', { facts: { 1: LINK } })] }),
    { type: 'removeLink', round: 1, no: 2 },
  ],
  [
    'Entry 2 (Bo): bonus of 1 match point and ½ game point from round 3',
    aSnapshot({ players: ['Ann', 'Bo'] }),
    { type: 'grantBonus', bonus: { player: 2, round: 3, mp: 2, gp: 1 } },
  ],
  [
    'Settings: system round robin, registration with approval, table counts points of a game',
    aSnapshot({}),
    {
      type: 'editEvent',
      settings: { pairingSystem: 'roundRobin', allowRegistration: 'approve', displayPoints: 'game' },
    },
  ],
  [
    'Settings: results from the chess site saved, no links sent by players, names of pools I, II',
    aSnapshot({}),
    { type: 'editEvent', settings: { pullResults: 2, allowSelfLinks: 0, poolDisplay: 2 } },
  ],
])('an act is described: %s', (words, snapshot, act) => {
  expect(actText(snapshot, act)).toBe(words)
})

test.each<[string, Snapshot, Act]>([
  [
    'A bye has no result to enter.',
    aSnapshot({ rounds: ['1 U'] }),
    { type: 'setResult', round: 1, no: 1, change: { outcome: '10' } },
  ],
  [
    'Not a valid result.',
    aSnapshot({ rounds: ['1-2 *'] }),
    { type: 'setResult', round: 1, no: 1, change: { outcome: '1x' } },
  ],
  [
    'Pairing not found.',
    aSnapshot({ rounds: ['1-2 *'] }),
    { type: 'setResult', round: 2, no: 1, change: { outcome: '10' } },
  ],
  [
    'This match already has a game link or a result.',
    aSnapshot({ rounds: [aRound('1-2 *', { facts: { 0: LINK } })] }),
    { type: 'addLink', round: 1, no: 1, link: LINK.link, source: 'chessCom', linkType: 'team' },
  ],
  [
    'There’s no game link to remove, or the match already has a result.',
    aSnapshot({ rounds: [aRound('1-2 1', { facts: { 0: LINK } })] }),
    { type: 'removeLink', round: 1, no: 1 },
  ],
  [
    'Round 1 has been drawn. To withdraw, ask the tournament director.',
    aSnapshot({ rounds: ['1-2 *'] }),
    { type: 'withdrawEntry', no: 1 },
  ],
  [
    'Someone else has already claimed this entry.',
    aSnapshot({ players: { ...aSnapshot({ players: 2 }).players, owner: { 0: 'ann' } } }),
    { type: 'claimEntry', no: 1, owner: 'bo' },
  ],
  [
    'You already have an entry in this tournament.',
    aSnapshot({ players: { ...aSnapshot({ players: 2 }).players, owner: { 0: 'ann' } } }),
    { type: 'claimEntry', no: 2, owner: 'ann' },
  ],
  [
    'Entry 1 (P1) already has this in round 2. Give another reason to add it again.',
    aSnapshot({ players: 1, bonuses: [{ player: 0, round: 2, MP: 1, GP: 1 }] }),
    { type: 'grantBonus', bonus: { player: 1, round: 2, mp: 1, gp: 1 } },
  ],
  [
    'An announcement needs a text.',
    aSnapshot(),
    { type: 'announce', announcement: { id: 1, title: 'Lunch', announcement: ' ', createdAt: 1 } },
  ],
])('an act is refused: %s', (sentence, snapshot, act) => {
  expect(actRefusal(snapshot, act)).toBe(sentence)
})
