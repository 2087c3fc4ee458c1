import { expect, test } from 'vitest'
import { RecentVisitors } from '#worker/use-cases/recent-visitors.ts'

test('a visitor who asks every half minute is online, and one who stopped asking is not', () => {
  const visitors = new RecentVisitors()
  for (const at of [0, 30_000]) visitors.note('ann', 'home', at)
  visitors.note('bob', 'home', 30_000)
  visitors.note('ann', 'home', 60_000)
  expect(visitors.count(60_000)).toBe(2)
  expect(visitors.count(70_000)).toBe(1)
  expect(visitors.count(100_000)).toBe(0)
})

test('two tabs of a browser are one visitor', () => {
  const visitors = new RecentVisitors()
  visitors.note('ann', 'home', 1)
  visitors.note('ann', 'home', 2)
  expect(visitors.count(3)).toBe(1)
})

test('an address with more visitor ids than a hall has people counts no further ones until some of them are gone', () => {
  const visitors = new RecentVisitors()
  for (let no = 0; no < 2000; no += 1) visitors.note(`v${no}`, 'one place', no)
  visitors.note('elsewhere', 'another', 2000)
  expect(visitors.count(2000)).toBe(501)
  visitors.note('late', 'one place', 35_400)
  expect(visitors.count(35_400)).toBe(101)
})
