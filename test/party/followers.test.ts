import { expect, test } from 'vitest'
import { Followers } from '#party/followers.ts'
import type { FollowTarget } from '#core/match/live.ts'

const aVisitor = (id: string, state: FollowTarget | null = null) => ({
  id,
  state,
  setState(next: FollowTarget | null) {
    this.state = next
  },
})
const FIRST = { r: 1, n: 1, b: 1 }
const SECOND = { r: 1, n: 1, b: 2 }

test('a visitor looks at one board at a time', () => {
  const ann = aVisitor('ann')
  const followers = new Followers<typeof ann>([])
  followers.follow(ann, FIRST)
  followers.follow(ann, SECOND)
  expect(followers.boards()).toEqual([SECOND])
  expect([...followers.followersOf(SECOND)]).toEqual([ann])
  expect([...followers.followersOf(FIRST)]).toEqual([])
})

test('a board that nobody looks at any more is none', () => {
  const [ann, bob] = [aVisitor('ann'), aVisitor('bob')]
  const followers = new Followers<typeof ann>([])
  followers.follow(ann, FIRST)
  followers.follow(bob, FIRST)
  followers.unfollow(ann)
  expect([...followers.followersOf(FIRST)]).toEqual([bob])
  followers.remove(bob)
  expect(followers.boards()).toEqual([])
})

test('a room that slept knows who looks at what', () => {
  const ann = aVisitor('ann')
  new Followers<typeof ann>([]).follow(ann, FIRST)
  expect(new Followers([ann, aVisitor('bob')]).boards()).toEqual([FIRST])
})

test('who looks away is not remembered either', () => {
  const ann = aVisitor('ann', FIRST)
  new Followers([ann]).unfollow(ann)
  expect(new Followers([ann]).boards()).toEqual([])
})

test('who looks at a round looks at each of its boards, and at no other', () => {
  const [ann, bob] = [aVisitor('ann'), aVisitor('bob')]
  const followers = new Followers<typeof ann>([])
  followers.follow(ann, { r: 1 })
  followers.follow(bob, SECOND)
  expect(followers.rounds()).toEqual([1])
  expect(followers.boards()).toEqual([SECOND])
  expect([...followers.followersOf(FIRST)]).toEqual([ann])
  expect([...followers.followersOf(SECOND)]).toEqual([bob, ann])
  expect([...followers.followersOf({ ...FIRST, r: 2 })]).toEqual([])
  expect(new Followers([ann]).rounds()).toEqual([1])
  followers.follow(ann, FIRST)
  expect(followers.rounds()).toEqual([])
})
