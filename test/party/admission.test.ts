import { afterEach, expect, test, vi } from 'vitest'
import { Admission } from '#party/admission.ts'
import { CLOSE_SIGNED_OUT } from '#party/sockets.ts'
import { aConnection, someSockets } from '#test/support/room-parts.ts'

afterEach(() => void vi.restoreAllMocks())

const aSession = (handle: string) => aConnection('known', `session:${handle}`)

/** The admission of these connections; `world.admitted` has the sessions that may still watch. */
function anAdmission(...accepted: ReturnType<typeof aConnection>[]) {
  const sockets = someSockets()
  sockets.accepted.push(...accepted)
  const world = { now: 10_000, admitted: new Set<string>(), isDown: false, reads: 0 }
  const admission = new Admission({
    connections: sockets.connections,
    loadAdmitted: async () => {
      world.reads += 1
      if (world.isDown) throw new Error('D1_ERROR')
      return world.admitted
    },
    now: () => world.now,
  })
  return { admission, world, closed: () => accepted.map(({ closed }) => closed) }
}

test('when a tournament turns private, anonymous connections are closed and those with a session stay', () => {
  const [visitor, director] = [aConnection(), aSession('hers')]
  const { admission, closed } = anAdmission(visitor, director)
  expect(admission.admits(visitor)).toBe(true)
  admission.setPublic(false)
  expect(closed()).toEqual([CLOSE_SIGNED_OUT, undefined])
  expect([admission.admits(aConnection()), admission.admits(director)]).toEqual([false, true])
  admission.setPublic(true)
  expect(admission.admits(aConnection())).toBe(true)
})

test('the connections of a session that ended or lost its right are closed at the next check', async () => {
  const { admission, world, closed } = anAdmission(aSession('stays'), aSession('leaves'))
  world.admitted.add('stays')
  await admission.check(0)
  expect(closed()).toEqual([undefined, CLOSE_SIGNED_OUT])
})

test('sessions are checked again after the time for which they are trusted', async () => {
  const { admission, world } = anAdmission(aSession('stays'))
  world.admitted.add('stays')
  await admission.check(4000)
  world.now += 3999
  await admission.check(4000)
  expect(world.reads).toBe(1)
  world.now += 1
  await admission.check(4000)
  expect(world.reads).toBe(2)
})

test('no session is checked while the tournament is public', async () => {
  const { admission, world } = anAdmission(aConnection())
  await admission.check(0)
  expect([admission.hasSessions, world.reads]).toEqual([false, 0])
})

test('while the database fails every connection stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { admission, world, closed } = anAdmission(aSession('stays'))
  world.isDown = true
  await admission.check(0)
  expect(closed()).toEqual([undefined])
})
