import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { proposeDraw } from '#core/draw/engines.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import { aSnapshot } from '#test/support/build.ts'
import { aMade, result, START } from '#test/support/made-tournament.ts'
import { bindings } from '#test/support/worker.ts'
import { drawnElsewhere, type RoundDrawer } from '#worker/rooms/round-drawer.ts'

const cup = aSnapshot({
  id: 'drawerscup',
  players: ['Ann 2400', 'Bo 2300', 'Cy 2200', 'Di 2100'],
  settings: { totalRounds: 5 },
})
const drawerOf = (id: string) =>
  bindings.RoundDrawer.getByName(id) as unknown as DurableObjectStub<RoundDrawer> & {
    propose: (...facts: Parameters<typeof proposeDraw>) => Promise<Draw | string>
  }
const stored = (id: string) =>
  runInDurableObject(drawerOf(id), (_, { storage }) => storage.kv.get<{ facts: string; draw: Draw }>('last'))

test('the drawer draws as the engine does, draws the same facts once, and forgets them after an hour', async () => {
  const drawer = drawerOf(cup.id)
  const draw = await drawer.propose(cup, 1)
  expect(draw).toEqual(proposeDraw(cup, 1))
  const mark = { round: 1, engine: 'swiss', proposed: [], pairs: [] } satisfies Draw
  const { facts } = (await stored(cup.id))!
  await runInDurableObject(drawer, (_, { storage }) => storage.kv.put('last', { facts, draw: mark }))
  expect(await drawer.propose(cup, 1)).toEqual(mark)
  const withdrawn = { ...cup, players: { ...cup.players, rating: cup.players.rating.toReversed() } }
  expect(await drawer.propose(withdrawn, 1)).toEqual(proposeDraw(withdrawn, 1))
  expect(await runDurableObjectAlarm(drawer)).toBe(true)
  expect(await stored(cup.id)).toBeUndefined()
})

test('the reason why there is no draw is an answer too', async () => {
  const alone = aSnapshot({ id: 'drawersalone', players: 1, settings: { totalRounds: 5 } })
  expect(await drawerOf('drawersalone').propose(alone, 1)).toBe('A round needs two players at least.')
})

test('the desk’s draws come from the drawer, also when a correction redraws a draft', async () => {
  const { id, does, change, desk } = await aMade('drawn-there', { system: 'swiss' })
  await does(...START)
  expect((await stored(id))!.draw.round).toBe(1)
  await does(result(1, '10'), result(2, '10'), { type: 'close', round: 1 }, { type: 'draw', round: 2 })
  const before = (await stored(id))!
  expect(before.draw).toEqual((await desk()).draws.find(({ round }) => round === 2))
  const correction = { ...result(1, '01'), goes: 'redraw' as const }
  expect(await change(correction, { reason: 'The arbiter saw it.' })).toMatchObject({ status: 200 })
  const after = (await stored(id))!
  expect(after.facts).not.toBe(before.facts)
  expect(after.draw).toEqual((await desk()).draws.find(({ round }) => round === 2))
})

test('facts that changed meanwhile are drawn in the Worker, and so are all if the drawer fails', async () => {
  const other = { ...cup, id: 'drawersother' }
  const draw = await drawnElsewhere(bindings, other, [other, 1])
  expect(draw(other, 1)).toEqual(proposeDraw(other, 1))
  const later = {
    ...other,
    version: other.version + 1,
    players: { ...cup.players, rating: cup.players.rating.toReversed() },
  }
  expect(draw(later, 1)).toEqual(proposeDraw(later, 1))
  const { error } = console
  console.error = () => {}
  try {
    const away = { getByName: () => ({ propose: () => Promise.reject(new Error('It moved.')) }) }
    const RoundDrawer = away as unknown as typeof bindings.RoundDrawer
    expect(await drawnElsewhere({ RoundDrawer }, cup, [cup, 1])).toBe(proposeDraw)
  } finally {
    console.error = error
  }
})

test('a drawer with the engine of another release is not believed: the round is drawn in the Worker', async () => {
  const other = { ...cup, id: 'drawersrelease' }
  const proposed = proposeDraw(other, 1) as Draw
  const before: Draw = { ...proposed, version: 'of another release', pairs: proposed.pairs.toReversed() }
  const RoundDrawer = { getByName: () => ({ propose: () => Promise.resolve(before) }) }
  const draw = await drawnElsewhere({ RoundDrawer } as never, other, [other, 1])
  expect(draw(other, 1)).toEqual(proposed)
})
