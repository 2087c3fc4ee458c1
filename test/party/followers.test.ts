import { expect, test } from 'vitest'
import type { BoardRef, FollowTarget } from '#core/match/live.ts'
import { followed, Followers } from '#party/followers.ts'
import { aConnection } from '#test/support/room-parts.ts'

const aViewer = (state: FollowTarget | null = null) =>
  Object.assign(aConnection(), {
    state,
    setState(next: FollowTarget | null) {
      this.state = next
    },
  })
type Viewer = ReturnType<typeof aViewer>
const FIRST = { r: 1, n: 1, b: 1 }
const SECOND = { r: 1, n: 1, b: 2 }

/** The viewers among these who get the moves of a board. */
function hearing(followers: Followers<Viewer>, board: BoardRef, viewers: Viewer[]): Viewer[] {
  for (const viewer of viewers) viewer.frames.length = 0
  followers.send(board, 'moves')
  return viewers.filter(({ frames }) => frames.length > 0)
}

test('a viewer follows one board at a time', () => {
  const ann = aViewer()
  const followers = new Followers<Viewer>([])
  followers.follow(ann, FIRST)
  followers.follow(ann, SECOND)
  expect(followers.targets).toEqual([SECOND])
  expect(hearing(followers, SECOND, [ann])).toEqual([ann])
  expect(hearing(followers, FIRST, [ann])).toEqual([])
})

test('a board without followers is no longer asked about', () => {
  const [ann, bob] = [aViewer(), aViewer()]
  const followers = new Followers<Viewer>([])
  followers.follow(ann, FIRST)
  followers.follow(bob, FIRST)
  followers.unfollow(ann)
  expect(hearing(followers, FIRST, [ann, bob])).toEqual([bob])
  followers.remove(bob)
  expect(followers.targets).toEqual([])
})

test('a room that hibernated knows the boards that its viewers follow', () => {
  const ann = aViewer()
  new Followers<Viewer>([]).follow(ann, FIRST)
  expect(new Followers([ann, aViewer()]).targets).toEqual([FIRST])
  new Followers([ann]).unfollow(ann)
  expect(new Followers([ann]).targets).toEqual([])
})

test('a viewer who follows a round gets the moves of all its boards, and of no other', () => {
  const [ann, bob] = [aViewer(), aViewer()]
  const followers = new Followers<Viewer>([])
  followers.follow(ann, { r: 1 })
  followers.follow(bob, SECOND)
  expect(hearing(followers, FIRST, [ann, bob])).toEqual([ann])
  expect(hearing(followers, SECOND, [ann, bob])).toEqual([ann, bob])
  expect(hearing(followers, { ...FIRST, r: 2 }, [ann, bob])).toEqual([])
  expect(new Followers([ann]).targets).toEqual([{ r: 1 }])
})

test('a viewer of all boards of a round gets gathered moves, and none singly', () => {
  const [ann, bob] = [aViewer(), aViewer()]
  const followers = new Followers<Viewer>([])
  followers.follow(ann, { r: 1, p: 1 })
  followers.follow(bob, { r: 1 })
  expect(hearing(followers, FIRST, [ann, bob])).toEqual([bob])
  bob.frames.length = 0
  followers.sendPlies(1, () => 'plies')
  followers.sendPlies(2, () => 'other plies')
  followers.sendPlies(1, () => undefined)
  expect([ann.frames, bob.frames]).toEqual([['plies'], []])
  expect(followed(followers.targets)).toEqual({ boards: [], rounds: [1] })
})

test('a client follows and leaves by messages; any other message changes nothing', () => {
  const ann = aViewer()
  const followers = new Followers<Viewer>([])
  expect(followers.handle(ann, JSON.stringify({ type: 'follow', ...FIRST }))).toBe(true)
  expect(followers.handle(ann, '{"type":"match","v":99}')).toBe(false)
  expect(followers.targets).toEqual([FIRST])
  expect(followers.handle(ann, '{"type":"leave"}')).toBe(true)
  expect(followers.targets).toEqual([])
  expect(ann.frames).toEqual([])
})

test('boards and rounds that several viewers follow are named once', () => {
  expect(followed([FIRST, { r: 2 }, { ...FIRST }, SECOND, { r: 2 }])).toEqual({ boards: [FIRST, SECOND], rounds: [2] })
})
