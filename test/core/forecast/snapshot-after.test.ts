import { expect, test } from 'vitest'
import { snapshotAfter } from '#core/forecast/snapshot-after.ts'
import { simulation, type Simulation } from '#core/forecast/simulation.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ranks } from '#core/standings/progress.ts'
import { randomEvent } from '#cli/random-event.ts'

const event = randomEvent({ players: 8, rounds: 4, seed: 3, played: 4 })

const places = (snapshot: Snapshot): Int32Array => {
  const { play, tally } = simulation(snapshot, 1) as Simulation
  for (let no = 0; no < 50; no++) play(no)
  return tally.places
}

test('odds after a round equal those shown when it was the last one, and do not depend on later events', () => {
  const then = { ...event, active: true, round: 2, rounds: event.rounds.slice(0, 2), bonuses: [] }
  const over = { ...event, active: false, closed: 4, bonuses: [{ player: 0, round: 3, MP: 2, GP: 2 }] }
  expect(places(snapshotAfter(over, 2))).toEqual(places(then))
  expect([...ranks(snapshotAfter(over, 2), 2)]).toEqual([...ranks(event, 2)])
})

test('a competitor who withdrew later is still in an event after a round, one who had left before is not', () => {
  const { players } = event
  const gone = { ...event, players: { ...players, withdrawn: [1, 2], withdrawnFrom: { 1: 3, 2: 4 } } }
  expect(snapshotAfter(gone, 2).players.withdrawn).toEqual([1])
  expect(snapshotAfter(gone, 3).players.withdrawn).toEqual([1, 2])
  // The round of this withdrawal is not known, so the competitor is out.
  expect(snapshotAfter({ ...event, players: { ...players, withdrawn: [5] } }, 1).players.withdrawn).toEqual([5])
})
