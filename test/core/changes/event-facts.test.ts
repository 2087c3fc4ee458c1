import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { undoingActs, wordsOf } from '#core/changes/history.ts'
import { planChange } from '#core/changes/plan.ts'
import { DeskChangeInput } from '#core/contract/desk.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'
import { planned } from '#test/support/desk-examples.ts'

const ready: Snapshot = { ...aSnapshot({ players: 4, settings: { totalRounds: 3 } }), desk: EMPTY_DESK }
const played: Snapshot = { ...aSnapshot({ rounds: ['1-4 1, 2-3 0'], settings: { totalRounds: 3 } }), desk: EMPTY_DESK }
const acts = (snapshot: Snapshot, request: DeskRequest) => deskActs(snapshot, request)
const after = (snapshot: Snapshot, request: DeskRequest): Snapshot => planned(snapshot, acts(snapshot, request)).after
const said = (snapshot: Snapshot, request: DeskRequest): string => {
  const made = acts(snapshot, request)
  const plan = typeof made === 'string' ? made : planChange(snapshot, made)
  return typeof plan === 'string' ? plan : wordsOf(snapshot, plan.acts)
}
const faultOf = (settings: object): string | undefined =>
  DeskChangeInput.safeParse({ request: { type: 'editEvent', settings } }).error?.issues[0]?.message

test('the first colour is chosen or drawn by lot before round 1, and the history says which', () => {
  expect(after(ready, { type: 'editEvent', initialColour: 'b' }).initialColour).toBe('b')
  expect(said(ready, { type: 'editEvent', initialColour: 'b', isByLot: true })).toBe(
    'Settings: first colour Black, by lot',
  )
  expect(said(ready, { type: 'editEvent', initialColour: 'w' })).toBe('Settings: first colour White')
  expect(said(played, { type: 'editEvent', initialColour: 'w' })).toBe(
    'Round 1 is drawn: its first colour can’t change any more.',
  )
})

test('a draft of round 1 is discarded before its first colour changes', () => {
  const drawn = after(ready, { type: 'draw', round: 1 })
  expect(said(drawn, { type: 'editEvent', initialColour: 'w' })).toMatch('Discard the draw of round 1 first.')
})

test('the first colour decides the colours of the draw', () => {
  const whites = (colour: 'w' | 'b'): number[] =>
    after(after(ready, { type: 'editEvent', initialColour: colour }), {
      type: 'draw',
      round: 1,
    }).desk!.draws[0]!.pairs.map(({ white }) => white)
  expect(whites('w')).toEqual([1, 4])
  expect(whites('b')).toEqual([3, 2])
})

test('virtual points are set before round 1', () => {
  const line = { first: 1, last: 2, fromRound: 1, toRound: 2, mp: 2, gp: 2 }
  expect(after(ready, { type: 'editEvent', accelerations: [line] }).accelerations).toEqual([
    { first: 0, last: 1, from: 1, to: 2, MP: 2, GP: 2 },
  ])
  expect(said(ready, { type: 'editEvent', accelerations: [line] })).toBe(
    'Settings: virtual points +1 for numbers 1–2 in rounds 1–2',
  )
  expect(said(ready, { type: 'editEvent', accelerations: [{ ...line, last: 9 }] })).toMatch(/^Virtual points need/)
  expect(said(played, { type: 'editEvent', accelerations: [line] })).toMatch(/^Virtual points can’t change/)
})

test('a pairing is featured and no longer, and undo brings back what was', () => {
  const featured = after(played, { type: 'feature', round: 1, no: 1, isFeatured: true })
  expect(featured.rounds[0]!.facts?.[0]?.isFeatured).toBe(true)
  const made = planned(played, acts(played, { type: 'feature', round: 1, no: 1, isFeatured: true }))
  const back = undoingActs(featured, { acts: made.acts, inverse: made.inverse ?? null, version: 2, undoes: null })
  expect(typeof back === 'string' ? back : planned(featured, back).after.rounds).toEqual(played.rounds)
})

test.each([
  [{ vanityURL: 'Vltava' }, /^An address has 2 to 32 lower-case letters/],
  [{ vanityURL: '-vltava' }, /^An address has/],
  [{ vanityURL: 'news' }, 'This word is an address of the site itself. Choose another.'],
  [{ source: 'example.org' }, /^Choose a chess site/],
  [{ fideEvent: '41x' }, 'The FIDE event code has digits only, at most 12.'],
  [
    { officials: [{ role: 'chief', firstName: 'Ann', lastName: ' ', title: '', fideId: '', federation: '' }] },
    'Enter a last name of up to 80 characters.',
  ],
])('%j is refused in words', (settings, words) => {
  expect(faultOf(settings)).toMatch(words)
})

test('usual facts are accepted', () => {
  expect(
    faultOf({
      vanityURL: 'vltava-open',
      source: 'https://www.chess.com/club/matches/1',
      fideEvent: '412877',
      ratedAs: 'rapid',
      officials: [{ role: 'chief', firstName: 'Ann', lastName: 'Lee', title: 'IA', fideId: '', federation: 'NED' }],
    }),
  ).toBeUndefined()
})
