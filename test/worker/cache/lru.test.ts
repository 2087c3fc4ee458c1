import { expect, test } from 'vitest'
import { lru } from '#worker/cache/lru.ts'

test('the least recently used value is dropped first', () => {
  const words = lru<string>(2)
  words.set('a', 'A')
  words.set('b', 'B')
  words.get('a')
  words.set('c', 'C')
  expect(['a', 'b', 'c'].map((key) => words.get(key))).toEqual(['A', undefined, 'C'])
})

test('values count by their size, and a value larger than the budget is not kept', () => {
  const words = lru<string>(5, (word) => word.length)
  words.set('a', 'aa')
  words.set('b', 'bb')
  words.set('b', 'bbb')
  expect([words.get('a'), words.get('b')]).toEqual(['aa', 'bbb'])
  words.set('c', 'cccccc')
  expect([words.get('a'), words.get('b'), words.get('c')]).toEqual(['aa', 'bbb', undefined])
  words.set('d', 'ddddd')
  expect([words.get('a'), words.get('b'), words.get('d')]).toEqual([undefined, undefined, 'ddddd'])
})

test('a value larger than the budget removes the former value of its key', () => {
  const words = lru<string>(5, (word) => word.length)
  words.set('a', 'aa')
  words.set('a', 'aaaaaa')
  expect(words.get('a')).toBeUndefined()
})
