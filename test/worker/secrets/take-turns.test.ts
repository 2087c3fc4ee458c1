import { expect, test } from 'vitest'
import { takeTurns } from '#worker/secrets/take-turns.ts'

/** Works that end when told, and the names of those that have begun. */
function someWorks(most: number) {
  const inTurn = takeTurns(most)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (line: string, name: string) =>
    inTurn(line, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.push(end))
    })
  const endOne = async () => {
    ends.shift()!()
    // A few turns of the loop, in which the next one begins.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { begun, add, endOne }
}

test('no more than a few works run at once', async () => {
  const { begun, add, endOne } = someWorks(2)
  for (const name of ['a', 'b', 'c', 'd']) void add('one line', name)
  expect(begun).toEqual(['a', 'b'])
  await endOne()
  expect(begun).toEqual(['a', 'b', 'c'])
  await endOne()
  await endOne()
  await endOne()
  void add('one line', 'e')
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('those who come later wait for one work of a long line, not for all', async () => {
  const { begun, add, endOne } = someWorks(1)
  for (let at = 0; at < 100; at += 1) void add('flood', `flood ${at}`)
  void add('ann', 'ann')
  void add('bob', 'bob')
  for (let at = 0; at < 4; at += 1) await endOne()
  expect(begun).toEqual(['flood 0', 'flood 1', 'ann', 'bob', 'flood 2'])
})

test('a work that fails makes room, too', async () => {
  const inTurn = takeTurns(1)
  await expect(inTurn('', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn('', async () => 'done')).toBe('done')
})
