import { expect, test } from 'vitest'
import { aMade, person, result, START } from '#test/support/made-tournament.ts'

test('a Keizer event is drawn by its ranking, and ranks by Keizer points', async () => {
  const { does, snapshot, change } = await aMade('Club nights', { system: 'keizer', rounds: 20 })
  expect((await snapshot()).settings.tieBreaks).toEqual(['keizer', 'PTS', 'WIN'])
  await does(...START, result(1, '10'), result(2, '10'), { type: 'close', round: 1 })
  await does({ type: 'draw', round: 2 }, { type: 'publish', round: 2 })
  const { rounds } = await snapshot()
  const pairs = rounds[1]!.white.map((one, at) => [one + 1, rounds[1]!.black[at]! + 1].toSorted())
  expect(pairs).toEqual([
    [1, 4],
    [2, 3],
  ])
  expect(await change({ type: 'editEvent', settings: { keizerPause: 101 } })).toMatchObject({ status: 400 })
})

test('a Scheveningen match needs sides of one size, and follows its table', async () => {
  const entries = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => person(name))
  const { does, change, snapshot } = await aMade('Two sides', { system: 'scheveningen', rounds: 2, entries })
  await does({ type: 'open' })
  expect(await change({ type: 'draw', round: 1 })).toMatchObject({
    status: 409,
    message: 'Both sides need the same number of players. There are 3 and 2 now.',
  })
  await does({ type: 'removeEntries', nos: [5] }, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  const { rounds } = await snapshot()
  expect(rounds[0]).toMatchObject({ white: [0, 1], black: [2, 3] })
  expect(await change({ type: 'exchangePlayers', round: 1, one: 1, other: 2 })).toMatchObject({ status: 409 })
})

test('prohibited groups are set at the desk before round 1, and can be undone', async () => {
  const { change, undo, snapshot } = await aMade('Families', { system: 'swiss', rounds: 2 })
  const { version } = await change({ type: 'forbid', groups: [{ nos: [1, 3] }] })
  expect((await snapshot()).forbidden).toEqual([{ players: [0, 2], from: 1, to: null }])
  expect(await undo(version)).toMatchObject({ status: 200 })
  expect((await snapshot()).forbidden).toBeUndefined()
  expect(await change({ type: 'forbid', groups: [{ nos: [1, 9] }] })).toMatchObject({ status: 409 })
  expect(await change({ type: 'forbid', groups: [{ nos: [1] }] })).toMatchObject({ status: 400 })
})

test('acceleration and the order of a double round robin are fixed once round 1 is published', async () => {
  const { does, change, snapshot } = await aMade('Fast start', { system: 'swiss', rounds: 3 })
  await does({ type: 'editEvent', settings: { acceleration: 'baku' } }, ...START)
  expect((await snapshot()).settings.acceleration).toBe('baku')
  expect(await change({ type: 'editEvent', settings: { acceleration: 'none' } })).toMatchObject({ status: 409 })
  expect(await change({ type: 'editEvent', settings: { swapLastRounds: false } })).toMatchObject({ status: 409 })
})

test('visitors are shown norms once the organiser says so', async () => {
  const { does, history, snapshot } = await aMade('Norm open', { system: 'swiss', rounds: 9 })
  expect((await snapshot()).settings.showNorms).toBe(false)
  await does({ type: 'editEvent', settings: { showNorms: true } })
  expect((await snapshot()).settings.showNorms).toBe(true)
  expect(JSON.stringify(await history())).toContain('norms for visitors')
})
