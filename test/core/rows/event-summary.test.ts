import { expect, test } from 'vitest'
import { summarize } from '#core/rows/event-summary.ts'
import { aSnapshot } from '../../support/build.ts'

const PLAYERS = ['GM Ann Lee 2200 NED', 'Bob', 'Cy', 'Dee']
const leadersOf = (rounds: string[], settings = {}) => {
  const { leaders, leading, points } = summarize(aSnapshot({ players: PLAYERS, rounds, settings })).summary
  return { names: leaders.map(({ name }) => name), leading, points }
}

test('the summary names who leads, and how many pairings of the round have a result', () => {
  const { summary } = summarize(
    aSnapshot({ players: [...PLAYERS, 'Eve'], rounds: ['1-2 1, 3-4 =, 5 U', '1-3 1, 2-4 *, 5 H'] }),
  )
  expect(summary).toEqual({
    round: 2,
    pairings: 2,
    finished: 1,
    leaders: [{ name: 'Ann Lee', title: 'GM', nationality: 'NED' }],
    leading: 1,
    points: 2,
  })
})

test('two who have the same points lead together, and of more the first two are named', () => {
  expect(leadersOf(['1-2 1, 3-4 1'])).toMatchObject({ leading: 2, points: 1 })
  expect(leadersOf(['1-2 1, 3-4 1']).names.toSorted()).toEqual(['Ann Lee', 'Cy'])
  expect(leadersOf(['1-2 =, 3-4 ='])).toMatchObject({ leading: 4, points: 0.5, names: { length: 2 } })
})

test('nobody leads before the first result', () => {
  expect(leadersOf(['1-2 *, 3-4 *'])).toEqual({ names: [], leading: 0, points: null })
})

test('nobody leads in a knockout; with several pools the first of each do', () => {
  expect(leadersOf(['1-2 1, 3-4 1'], { pairingSystem: 'knockout' }).names).toEqual([])
  const pools = aSnapshot({ players: PLAYERS, rounds: ['1-2 1, 3-4 1'] })
  const { leaders, leading, points } = summarize({
    ...pools,
    players: { ...pools.players, pool: [0, 0, 1, 1] },
  }).summary
  expect([leaders.map(({ name }) => name), leading, points]).toEqual([['Ann Lee', 'Cy'], 2, null])
})

test('each ranked entry has its rank and points; in a finished knockout the finalists have a place', () => {
  expect(summarize(aSnapshot({ players: PLAYERS, rounds: ['1-2 1, 3-4 ='] })).ranks).toMatchObject({
    1: [1, 1],
    2: [4, 0],
  })
  const knockout = aSnapshot({
    players: PLAYERS,
    rounds: ['1-2 1, 3-4 1', '1-3 0'],
    settings: { pairingSystem: 'knockout' },
    active: false,
  })
  expect(summarize(knockout).ranks).toMatchObject({ 1: [2, null], 3: [1, null] })
})
