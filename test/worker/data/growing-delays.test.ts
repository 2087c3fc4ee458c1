import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { open } from '#worker/data/db.ts'
import { admit, takeBack, waitOf } from '#worker/data/growing-delays.ts'

const db = open(bindings.DB)
const paced = (key: string, free = 3) => ({ key, free, longest: MINUTE })
const isIn = async (one: ReturnType<typeof paced>, now: number) => (await admit(db, [one], now))[0] !== undefined

test('after the free tries each further one waits about twice as long, at most the longest delay', async () => {
  const one = paced('doubles')
  for (const at of [0, 1, 2]) expect(await isIn(one, at)).toBe(true)
  const waits: number[] = []
  let now = 3
  for (let tries = 0; tries < 9; tries += 1) {
    expect(await isIn(one, now)).toBe(false)
    const wait = await waitOf(db, [one], now)
    waits.push(Math.round(wait / SECOND))
    expect(await isIn(one, now + wait - 1)).toBe(false)
    now += wait
    expect(await isIn(one, now)).toBe(true)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 32, 60, 60])
})

test('of tries at the same moment only the free ones are let in', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => isIn(paced('at once'), 0)))
  expect(all.filter(Boolean)).toHaveLength(3)
})

test('a refused try does not make the wait longer', async () => {
  const one = paced('patient')
  for (let at = 0; at < 3; at += 1) await isIn(one, 0)
  for (let at = 0; at < 50; at += 1) expect(await isIn(one, 999)).toBe(false)
  expect(await isIn(one, SECOND)).toBe(true)
})

test('one try is forgotten in each longest delay', async () => {
  const one = paced('forgets')
  for (let at = 0; at < 3; at += 1) await isIn(one, 0)
  expect([await isIn(one, MINUTE), await isIn(one, MINUTE)]).toEqual([true, false])
  const later = 10 * MINUTE
  expect(await Promise.all(Array.from({ length: 4 }, () => isIn(one, later)))).toEqual([true, true, true, false])
})

test('a try that is taken back was never counted', async () => {
  const one = paced('taken back')
  for (let at = 0; at < 20; at += 1) {
    expect(await isIn(one, at)).toBe(true)
    await takeBack(db, [one])
  }
  for (let at = 0; at < 3; at += 1) expect(await isIn(one, 20)).toBe(true)
  expect(await isIn(one, 20)).toBe(false)
  for (let at = 0; at < 5; at += 1) await takeBack(db, [one])
  expect(await admit(db, [one], 21)).toEqual([1])
})

test('several keys are counted each for itself', async () => {
  const [strict, mild] = [paced('strict', 1), paced('mild', 9)]
  expect(await admit(db, [strict, mild], 0)).toEqual([1, 1])
  const [second, other] = await admit(db, [strict, mild], 1)
  expect(second).toBeUndefined()
  expect(other).toBeCloseTo(2)
  expect(await waitOf(db, [strict, mild], 1)).toBe(SECOND - 1)
})
