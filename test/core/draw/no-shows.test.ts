import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { unansweredNoShows } from '#core/draw/no-shows.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'
import { planned } from '#test/support/desk-examples.ts'

const closed: Snapshot = {
  ...aSnapshot({
    players: ['Ann Lee', 'Bo Lind', 'Cy Mann', 'Di Nord', 'Ed Orr', 'Flo Pitt'],
    rounds: ['1-4 +, 2-5 --, 3-6 1'],
    closed: 1,
    settings: { totalRounds: 3 },
  }),
  desk: EMPTY_DESK,
}
const does = (snapshot: Snapshot, ...requests: DeskRequest[]): Snapshot =>
  requests.reduce((facts, request) => planned(facts, deskActs(facts, request)).after, snapshot)
const draw: DeskRequest = { type: 'draw', round: 2 }

test('everyone who lost the last round by forfeit has to be asked about, both sides of a double forfeit too', () => {
  expect(unansweredNoShows(closed)).toEqual([
    { no: 4, board: 1 },
    { no: 2, board: 2 },
    { no: 5, board: 2 },
  ])
})

test('a round is not drawn before the desk has answered for each of them', () => {
  expect(deskActs(closed, draw)).toBe(
    'Di Nord, Bo Lind and Ed Orr lost round 1 by forfeit. Before round 2 is drawn, check them in, give them a bye or withdraw them.',
  )
  const answered = does(
    closed,
    { type: 'withdraw', no: 4, from: 2 },
    { type: 'checkIn', round: 2, nos: [2], isPresent: true },
    { type: 'setBye', no: 5, round: 2, bye: { type: 'Z', state: 'granted' } },
  )
  expect(unansweredNoShows(answered)).toEqual([])
  const pairs = does(answered, draw).desk!.draws[0]!.pairs
  expect(pairs.flatMap(({ white, black }) => [white, black])).not.toContain(4)
})

test('a draw by hand asks too', () => {
  expect(deskActs(closed, { ...draw, isByHand: true })).toMatch(/lost round 1 by forfeit/)
})

test('those who won by forfeit, had a bye or played are not asked about, and nobody is in a knockout', () => {
  const event = (rounds: string[], settings: object = {}): Snapshot => ({
    ...aSnapshot({ players: 4, rounds, closed: rounds.length, settings: { totalRounds: 3, ...settings } }),
    desk: EMPTY_DESK,
  })
  expect(unansweredNoShows(event(['1-2 1, 3 Z, 4 H']))).toEqual([])
  expect(unansweredNoShows(event(['1-2 --, 3-4 1', '1-3 1, 2-4 0']))).toEqual([])
  expect(unansweredNoShows(event(['1-2 +, 3-4 1'], { pairingSystem: 'knockout' }))).toEqual([])
})
