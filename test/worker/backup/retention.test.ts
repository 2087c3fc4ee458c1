import { expect, test } from 'vitest'
import { expired } from '#worker/backup/retention.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.UTC(2026, 10, 26, 3, 17)
const nameOf = (daysAgo: number): string =>
  `${new Date(NOW - daysAgo * DAY).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
const names = (days: number): string[] => Array.from({ length: days }, (_, daysAgo) => nameOf(daysAgo))

test('kept are 14 daily backups and the first of each of 8 weeks; none is 8 weeks old', () => {
  let kept: string[] = []
  for (let day = 200; day >= 0; day--) {
    kept.push(nameOf(day))
    const over = expired(kept, NOW - day * DAY)
    kept = kept.filter((name) => !over.includes(name))
  }
  expect(kept.toReversed().slice(0, 14)).toEqual(names(14))
  const weekly = kept.slice(0, -14)
  expect(weekly).toHaveLength(6)
  expect(weekly.map((name) => new Date(name.slice(0, 10)).getUTCDay())).toEqual([1, 1, 1, 1, 1, 1])
  expect(kept[0]! > nameOf(56)).toBe(true)
})
