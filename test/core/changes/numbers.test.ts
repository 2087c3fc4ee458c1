import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { planChange } from '#core/changes/plan.ts'
import { numbersRefusal } from '#core/changes/renumber.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf } from '#core/trf/export.ts'
import { aSnapshot } from '#test/support/build.ts'

/** Cy’s rating was wrong, and Bo and Di were interchanged. */
const begun: Snapshot = {
  ...aSnapshot({
    players: ['Ann 2400', 'Bo 2300', 'Cy 2500', 'Di 2300'],
    rounds: ['1-3 1, 4-2 0'],
    settings: { totalRounds: 5 },
    active: true,
  }),
  closed: 1,
  desk: {
    ...EMPTY_DESK,
    draws: [
      {
        round: 1,
        engine: 'swiss',
        version: '1',
        proposed: [{ white: 1, black: 3 }],
        pairs: [
          { white: 1, black: 3 },
          { white: 4, black: 2 },
        ],
      },
    ],
  },
}
function planOf(now: Snapshot, request: DeskRequest) {
  const acts = deskActs(now, request)
  const plan = typeof acts === 'string' ? acts : planChange(now, acts)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}
const namesOf = ({ players, rounds }: Snapshot) =>
  rounds[0]!.white.map((white, at) => [players.firstName[white], players.firstName[rounds[0]!.black[at]!]])

test('after round 1 the list is renumbered from corrected data; games and drafts keep their players', () => {
  const { after, inverse } = planOf(begun, { type: 'renumber' })
  expect(after.players.firstName).toEqual(['Cy', 'Ann', 'Bo', 'Di'])
  expect(namesOf(after)).toEqual(namesOf(begun))
  expect(after.desk!.draws[0]).toMatchObject({
    proposed: [{ white: 2, black: 1 }],
    pairs: [
      { white: 2, black: 1 },
      { white: 4, black: 3 },
    ],
  })
  expect(exportTrf(after)).toContain('### TPN regeneration @ Round 1: 3=>1 1=>2 2=>3')
  const back = planChange(after, inverse!)
  expect(typeof back === 'string' ? back : back.after).toEqual(begun)
})

test('only entries of equal rating can exchange numbers', () => {
  const { after, inverse } = planOf(begun, { type: 'exchangeNumbers', one: 2, other: 4 })
  expect(after.players.firstName).toEqual(['Ann', 'Di', 'Cy', 'Bo'])
  expect(namesOf(after)).toEqual(namesOf(begun))
  expect(exportTrf(after)).toContain('### TPN exchange @ Round 1: 2=>4 4=>2')
  const back = planChange(after, inverse!)
  expect(typeof back === 'string' ? back : back.after).toEqual(begun)
  expect(deskActs(begun, { type: 'exchangeNumbers', one: 1, other: 2 })).toBe(
    'Numbers can be exchanged between equal ratings only: Entry 1 (Ann) has 2400, Entry 2 (Bo) 2300.',
  )
  expect(deskActs(begun, { type: 'exchangeNumbers', one: 1, other: 9 })).toBe('Entry not found.')
})

test('numbers are final once round 4 is drawn, in a round robin once round 1 is; a draft has to be discarded first', () => {
  const after = (count: number, settings = begun.settings): Snapshot => ({
    ...begun,
    settings,
    round: count,
    rounds: Array.from({ length: count }, () => begun.rounds[0]!),
  })
  const drafted = (snapshot: Snapshot): Snapshot => ({
    ...snapshot,
    desk: { ...EMPTY_DESK, draws: [{ round: snapshot.round + 1, engine: 'hand', proposed: [], pairs: [] }] },
  })
  const fixed = 'Round 4 has been drawn. By the handbook numbers can’t change from then on.'
  expect(numbersRefusal(after(3))).toBeUndefined()
  expect(numbersRefusal(after(4))).toBe(fixed)
  expect(numbersRefusal(drafted(after(3)))).toBe(fixed)
  expect(numbersRefusal(drafted(after(2)))).toBe(
    'Round 3 has been drawn. Its numbers stay, unless that draw is discarded first.',
  )
  expect(numbersRefusal(after(1, { ...begun.settings, pairingSystem: 'roundRobin' }))).toBe(
    'Round 1 has been drawn. Here the numbers say who meets whom, so they stay.',
  )
})

test('before round 1 the numbers of a round robin are given by lot or by hand, and a Swiss keeps those of the ratings', () => {
  const robin: Snapshot = {
    ...begun,
    round: 0,
    rounds: [],
    desk: { ...begun.desk!, draws: [] },
    settings: { ...begun.settings, pairingSystem: 'roundRobin' },
    systems: [{ from: 1, to: 3, system: 'roundRobin', poolNames: [] }],
  }
  const names = robin.players.firstName
  const { after, inverse } = planOf(robin, { type: 'renumber', order: [3, 1, 4, 2] })
  expect(after.players.firstName).toEqual([names[2], names[0], names[3], names[1]])
  const back = planChange(after, inverse!)
  expect(typeof back === 'string' ? back : back.after).toEqual(robin)
  expect(deskActs(robin, { type: 'renumber', order: [1, 2, 3, 4] })).toBe('The entries have these numbers already.')
  expect(deskActs(robin, { type: 'renumber', order: [1, 2, 3] })).toMatch(/changed/)
  const swiss: Snapshot = { ...robin, systems: [{ from: 1, to: 3, system: 'swiss', poolNames: [] }] }
  expect(deskActs(swiss, { type: 'renumber', order: [3, 1, 4, 2] })).toBe(
    'In a Swiss the numbers follow from the ratings.',
  )
})
