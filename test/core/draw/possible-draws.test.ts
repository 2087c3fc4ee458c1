import { expect, test } from 'vitest'
import { proposeDraw } from '#core/draw/engines.ts'
import { possibleDraws } from '#core/draw/possible-draws.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { aSnapshot } from '#test/support/build.ts'

/** Six players before the last games of round 2. */
const after = (results: string) =>
  aSnapshot({
    players: 6,
    rounds: ['1-4 1, 5-2 0, 3-6 1', results],
    settings: { totalRounds: 5 },
    desk: EMPTY_DESK,
  })

const drawnFrom = (results: string): string[] => possibleDraws(after(results)).map(({ key }) => key)

test('with two open games there are nine possible draws, with one three, with none only the real one', () => {
  expect(drawnFrom('2-1 *, 4-3 *, 6-5 1')).toHaveLength(9)
  expect(drawnFrom('2-1 *, 4-3 =, 6-5 1')).toHaveLength(3)
  expect(drawnFrom('2-1 1, 4-3 =, 6-5 1')).toHaveLength(1)
  expect(drawnFrom('2-1 *, 4-3 *, 6-5 *')).toEqual([])
})

test('however the last games end, the prepared draw is the real one', () => {
  const ready = new Map(
    possibleDraws(after('2-1 *, 4-3 *, 6-5 1')).map(({ key, snapshot }) => [key, proposeDraw(snapshot, 3)]),
  )
  for (const one of ['1', '=', '0']) {
    for (const other of ['1', '=', '0']) {
      const real = after(`2-1 ${one}, 4-3 ${other}, 6-5 1`)
      const [{ key } = { key: '' }] = possibleDraws(real)
      expect(ready.get(key)).toEqual(proposeDraw(real, 3))
    }
  }
})

test('an absent player changes the key of the draw', () => {
  const [before] = drawnFrom('2-1 1, 4-3 =, 6-5 1')
  const checkIns = [{ round: 3, player: 6, isPresent: false }]
  const [changed] = possibleDraws({ ...after('2-1 1, 4-3 =, 6-5 1'), desk: { ...EMPTY_DESK, checkIns } })
  expect(changed!.key).not.toBe(before)
})

test('nothing is prepared for a knockout, after the last round, or for a draft', () => {
  const base = after('2-1 1, 4-3 =, 6-5 1')
  expect(possibleDraws({ ...base, settings: { ...base.settings, pairingSystem: 'knockout' } })).toEqual([])
  expect(possibleDraws({ ...base, settings: { ...base.settings, totalRounds: 2 } })).toEqual([])
  expect(possibleDraws({ ...base, stage: 'draft' })).toEqual([])
})
