import { expect, test } from 'vitest'
import { ReplayBuffer, type VersionedEvent } from '#party/replay-buffer.ts'

const missed = (...versions: number[]) => {
  const kept = new ReplayBuffer()
  for (const v of versions) kept.append({ type: 'round', v })
  return kept
}
const versions = (happenings: VersionedEvent[] | undefined) => happenings?.map(({ v }) => v)

test('what happened after a version is known in order', () => {
  expect(versions(missed(4, 5, 6).between(4, 6))).toEqual([5, 6])
  expect(versions(missed(4, 6, 5).between(3, 6))).toEqual([4, 5, 6])
  expect(versions(missed(4, 5).between(5, 5))).toEqual([])
})

test('a gap is not filled with the rest', () => {
  expect(missed(4, 6).between(3, 6)).toBeUndefined()
  expect(missed().between(3, 4)).toBeUndefined()
  expect(missed(5).between(4, 6)).toBeUndefined()
})

test('the last five hundred are remembered', () => {
  const kept = missed(...Array.from({ length: 2345 }, (_, at) => at + 1))
  expect(versions(kept.between(1845, 2345))).toHaveLength(500)
  expect(kept.between(1844, 2345)).toBeUndefined()
})
