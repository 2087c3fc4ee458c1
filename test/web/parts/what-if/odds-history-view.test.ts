import { expect, test } from 'vitest'
import { snapshotAfter } from '#core/forecast/snapshot-after.ts'
import { simulation, type Simulation } from '#core/forecast/simulation.ts'
import type { RunTally } from '#core/forecast/tally.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ranks } from '#core/standings/progress.ts'
import { oddsLines, oddsPoints, oddsTip, poolMembers, whoseOdds } from '#web/parts/what-if/odds-history-view.ts'
import { randomEvent } from '#cli/random-event.ts'

const event = randomEvent({ players: 8, rounds: 4, seed: 3, played: 3 })

function tally(snapshot: Snapshot): RunTally {
  const { play, tally } = simulation(snapshot, 1) as Simulation
  for (let no = 0; no < 40; no++) play(no)
  return tally
}
const history = new Map([1, 2].map((round) => [round, tally(snapshotAfter(event, round))]))

test('the chart has a point for each round, one for the odds of now, and a gap where odds are missing', () => {
  const points = oddsPoints(
    { ...event, active: true },
    2,
    new Map([[2, history.get(2)!]]),
    tally({ ...event, active: true }),
  )
  expect(points.map(({ tick }) => tick)).toEqual(['Round 1', 'Round 2', 'Now'])
  const players = whoseOdds(points, [0, 1, 2, 3, 4, 5, 6, 7], 1)
  expect(players.length).toBeLessThanOrEqual(5)
  const lines = oddsLines(event, points, players, 1)
  for (const { values } of lines) expect(values.map((value) => value === null)).toEqual([true, false, false])
  const last = lines.map(({ values }) => values.at(-1)!)
  expect(last).toEqual(last.toSorted((a, b) => b - a))
  expect(oddsTip(event, points[1]!, players, 1)).toMatchObject({
    title: 'After round 2',
    rows: expect.arrayContaining([expect.objectContaining({ figure: expect.stringMatching(/% \(.+ to .+%\)$/) })]),
  })
})

test('an event that is over ends with its result in place of odds', () => {
  const over = { ...event, active: false, round: 3 }
  const points = oddsPoints(over, 2, history, undefined)
  expect(points.at(-1)!.tick).toBe('End')
  const winner = ranks(over, 3).indexOf(1)
  const players = whoseOdds(points, [0, 1, 2, 3, 4, 5, 6, 7], 1)
  expect(players[0]).toBe(winner)
  expect(oddsLines(over, points, players, 1)[0]!.end).toBe('100%')
})

test('each pool has a chart of its own members', () => {
  const players = { ...event.players, pool: [1, 0, 1, 0, 1, 0, 1, 0] }
  const members = poolMembers({ players })
  expect([...members]).toEqual([
    [0, [1, 3, 5, 7]],
    [1, [0, 2, 4, 6]],
  ])
  const points = oddsPoints({ ...event, players }, 2, history, undefined)
  for (const among of members.values())
    for (const player of whoseOdds(points, among, 3)) expect(among).toContain(player)
})
