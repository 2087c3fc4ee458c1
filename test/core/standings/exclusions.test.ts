import { expect, test } from 'vitest'
import { podiums } from '#core/rows/podium-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { sheets } from '#core/standings/sheet.ts'
import { standings } from '#core/standings/table.ts'
import type { Exclusion } from '#core/tournament/exclusion.ts'
import { aSnapshot } from '#test/support/build.ts'

/** Bo won both games. */
const played = aSnapshot({
  players: ['Ann 2400', 'Bo 2300', 'Cy 2200', 'Di 2100'],
  rounds: ['1-2 0, 3-4 1', '2-3 1, 4-1 0'],
  settings: { totalRounds: 3, pairingSystem: 'roundRobin', tieBreaks: ['SB'] },
})
const without = (position: number, exclusion: Exclusion): Snapshot => ({
  ...played,
  players: {
    ...played.players,
    withdrawn: [position],
    withdrawnFrom: { [position]: 3 },
    exclusions: { [position]: exclusion },
  },
})
const table = (snapshot: Snapshot) =>
  standings(snapshot, 2).rows.map(({ player, rank, score, exclusion }) => [
    snapshot.players.firstName[player],
    rank,
    score,
    exclusion,
  ])

test('an expelled player comes last and is not on the podium, and opponents keep their points', () => {
  expect(table(without(1, 'expelled'))).toEqual([
    ['Ann', 1, 2, undefined],
    ['Cy', 1, 2, undefined],
    ['Di', 3, 0, undefined],
    ['Bo', 4, 4, 'expelled'],
  ])
  const winners = podiums(without(1, 'expelled')).flatMap(({ places }) => places.flatMap((place) => place.winners))
  expect(winners.map(({ name }) => name)).not.toContain('Bo')
})

test('games of a player who left a round robin too early are shown, but count for no one', () => {
  const snapshot = without(2, 'uncounted')
  expect(table(snapshot)).toEqual(
    [
      ['Ann', 2, 2, undefined],
      ['Bo', 1, 2, undefined],
      ['Di', 3, 0, undefined],
      ['Cy', 4, 0, 'uncounted'],
    ].toSorted((a, b) => Number(a[1]) - Number(b[1])),
  )
  const [, bo, cy] = sheets(snapshot, 2)
  expect(bo).toMatchObject({ score: 2, played: 1, wins: 1 })
  expect(bo!.history[1]).toMatchObject({ opponent: 2, match: 2 })
  expect(cy).toMatchObject({ score: 0, played: 0 })
  expect(cy!.history[0]).toMatchObject({ opponent: 3, match: 2 })
})

test('in pools excluded players come last in their own pool', () => {
  const pooled: Snapshot = {
    ...without(0, 'expelled'),
    players: { ...without(0, 'expelled').players, pool: [0, 0, 1, 1] },
  }
  expect(standings(pooled, 2).rows.map(({ player, pool, rank }) => [player, pool, rank])).toEqual([
    [1, 0, 1],
    [0, 0, 2],
    [2, 1, 1],
    [3, 1, 2],
  ])
})
