import { expect, test } from 'vitest'
import { withFideModeLeft } from '#core/snapshot/remarks.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'
import { draftNotes, questionableNotes } from '#web/parts/desk/draw/draft-notes.ts'
import { exchanged, withColoursSwapped, withFixed } from '#web/parts/desk/draw/draw-seats.ts'

const cup: Snapshot = {
  ...aSnapshot({
    players: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'],
    rounds: ['1-2 1, 3-4 1, 5 U', '1-3 1, 4-5 1, 2 U'],
    closed: 2,
    settings: { totalRounds: 5 },
  }),
  desk: EMPTY_DESK,
}
const draft = (pairs: Draw['pairs'], proposed = pairs): Draw => ({ round: 3, engine: 'swiss', proposed, pairs })
const heads = (draw: Draw): string[] => draftNotes(cup, draw).map(({ head }) => head)
const WELL: Draw['pairs'] = [
  { white: 4, black: 1 },
  { white: 2, black: 5 },
  { white: 3, black: null, bye: 'U' },
]

test('a draft without problems says who has the bye and that no pair meets again', () => {
  expect(heads(draft(WELL))).toEqual(['No pair meets again. The bye goes to Cy.'])
})

test('a breach of the pairing rules is named with its board', () => {
  const pairs: Draw['pairs'] = [
    { white: 1, black: 2 },
    { white: 3, black: 4 },
    { white: 5, black: null, bye: 'U' },
  ]
  expect(draftNotes(cup, draft(pairs))).toMatchObject([
    { is: 'warn', head: 'Board 1: Ann and Bo met in round 1.', board: 1 },
    { is: 'warn', head: 'Board 1: Ann gets White for the third time running.' },
    { is: 'warn', head: 'Board 2: Cy and Di met in round 1.', board: 2 },
    { is: 'warn', head: 'Ed has a second bye.' },
    { is: 'ok', head: 'The bye goes to Ed.' },
  ])
  expect(heads(draft(WELL.slice(1), WELL))).toEqual([
    'Ann and Di sit nowhere yet.',
    'Board 1 differs from the engine.',
    'No pair meets again. The bye goes to Cy.',
  ])
})

const WRONG: Draw['pairs'] = [
  { white: 4, black: 2 },
  { white: 3, black: 5 },
  { white: 1, black: null, bye: 'U' },
]

test('a pair of which both get the colour that they are not due is named', () => {
  expect(heads(draft(WRONG))).toContain('Board 1: Di is due Black, and Bo is due White.')
  expect(heads(draft(withColoursSwapped(WRONG, 4)))).toEqual(['No pair meets again. The bye goes to Ann.'])
  // Teams are due colours by other rules.
  const teams: Snapshot = { ...cup, settings: { ...cup.settings, competitors: 'team' } }
  expect(draftNotes(teams, draft(WRONG)).map(({ is }) => is)).toEqual(['ok'])
})

test('in FIDE mode what is unusual about a round is asked about before it is published, but not what the rules permit', () => {
  const asked = (snapshot: Snapshot, draw: Draw) => questionableNotes(snapshot, draw).map(({ head }) => head)
  expect(asked(cup, draft(WELL))).toEqual([])
  expect(asked(cup, draft(WRONG, WELL))).toEqual([
    'Board 1: Di is due Black, and Bo is due White.',
    'Boards 1, 2 and 3 differ from the engine.',
  ])
  expect(asked(withFideModeLeft(cup, 2), draft(WRONG, WELL))).toEqual([])
  const third: Draw['pairs'] = [
    { white: 1, black: 4 },
    WELL[1]!,
    { white: 2, black: null, bye: 'H' },
    { white: 3, black: null },
  ]
  expect(asked(cup, draft(third, WELL))).toContain('Board 1: Ann gets White for the third time running.')
  const last = { ...cup, settings: { ...cup.settings, totalRounds: 3 } }
  expect(asked(last, draft(third, WELL))).not.toContain('Board 1: Ann gets White for the third time running.')
  // The engine has reasons for its pairs.
  expect(asked(cup, draft(third))).toEqual([])
})

test('a pair of players who are kept apart is named while that is in force', () => {
  const apart = (from: number, to: number | null): Snapshot => ({
    ...cup,
    forbidden: [{ players: [0, 3, 4], from, to }],
  })
  const said = 'Board 1: Di and Ann may not meet.'
  const headsOf = (snapshot: Snapshot) => draftNotes(snapshot, draft(WELL)).map(({ head }) => head)
  expect(headsOf(apart(1, null))).toContain(said)
  expect(headsOf(apart(1, 2))).not.toContain(said)
  expect(headsOf(apart(4, null))).not.toContain(said)
})

test('a fixed pair is not a change by hand, swapped colours are, and moving a player unfixes the pair', () => {
  const fixed = withFixed(WELL, 1)
  expect(fixed[0]).toEqual({ white: 4, black: 1, isFixed: true })
  expect(heads(draft(fixed, WELL))).toEqual(heads(draft(WELL)))
  expect(withFixed(fixed, 4)).toEqual(WELL)
  const swapped = withColoursSwapped(fixed, 4)
  expect(swapped[0]).toEqual({ white: 1, black: 4, isFixed: true })
  expect(heads(draft(swapped, WELL))).toContain('Board 1 differs from the engine.')
  expect(exchanged(fixed, 1, 5)[0]).toEqual({ white: 4, black: 5 })
})

test('a draft tells of games of older rounds that are open, and before round 1 of rounds that cannot be drawn', () => {
  const open = {
    ...cup,
    rounds: [{ ...cup.rounds[0]!, outcomes: `  ${cup.rounds[0]!.outcomes.slice(2)}` }, cup.rounds[1]!],
  }
  expect(draftNotes(open, draft(WELL))[0]).toMatchObject({
    is: 'warn',
    head: 'An older game has no result and counts as drawn here.',
    text: 'round 1: Ann – Bo.',
  })
  const fresh = { ...cup, rounds: [], round: 0, settings: { ...cup.settings, totalRounds: 7 }, systems: [] }
  expect(draftNotes(fresh, { ...draft(WELL), round: 1 })[0]!.head).toMatch(/^5 players can play 5 rounds/)
  expect(questionableNotes(fresh, { ...draft(WELL), round: 1 })).toEqual([])
})

test('in knockouts and double round robins nobody is warned of colours, second byes or second games', () => {
  const knockout: Snapshot = {
    ...aSnapshot({
      players: 8,
      rounds: ['1-8 1, 4-5 1, 2-7 1, 3-6 1', '1-4 1, 2 U, 3 U'],
      closed: 2,
      settings: { pairingSystem: 'knockout', totalRounds: 3 },
    }),
    desk: EMPTY_DESK,
  }
  const third = {
    ...draft([
      { white: 1, black: 2 },
      { white: 3, black: null, bye: 'U' },
    ]),
    engine: 'knockout' as const,
  }
  expect(draftNotes(knockout, third).map(({ head }) => head)).toEqual(['The bye goes to P3.'])
  const robin: Snapshot = {
    ...aSnapshot({
      players: 3,
      rounds: ['1-2 1, 3 Z', '1-3 1, 2 Z', '2-3 1, 1 Z'],
      closed: 3,
      settings: { pairingSystem: 'roundRobin', totalRounds: 6 },
    }),
    desk: EMPTY_DESK,
  }
  const again = { ...draft([{ white: 1, black: 2 }]), round: 4, engine: 'roundRobin' as const }
  expect(draftNotes(robin, again)).toEqual([])
})

test('in a knockout that is drawn by hand only those who are still in have no seat yet', () => {
  const knockout: Snapshot = {
    ...aSnapshot({
      players: 4,
      rounds: ['1-4 1, 2-3 1'],
      closed: 1,
      settings: { pairingSystem: 'knockout', totalRounds: 2 },
    }),
    desk: EMPTY_DESK,
  }
  const byHand = { ...draft([], []), round: 2, engine: 'hand' as const }
  expect(draftNotes(knockout, byHand).map(({ head }) => head)).toEqual(['P1 and P2 sit nowhere yet.'])
})
