import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import { aViewer, until } from '#test/support/viewer.ts'

test('the site tells how many are here', async () => {
  const room = bindings.SiteRoom.getByName('site')
  const [one] = [await aViewer(room), await aViewer(room)]
  await until(() => one.told().length === 2, 'two counts')
  expect(one.told()).toEqual([
    { type: 'connected_count', count: 1 },
    { type: 'connected_count', count: 2 },
  ])
})

test('who asks is answered, and nobody else', async () => {
  const room = bindings.SiteRoom.getByName('asked')
  const [asker, other] = [await aViewer(room), await aViewer(room)]
  await until(() => other.told().length > 0, 'a count')
  const [before, quiet] = [asker.frames.length, other.frames.length]
  asker.say({ type: 'request_online' })
  asker.say({ type: 'request_notifs' })
  asker.say({ type: 'public_page', section: 'pairings', tournament: 'cup', minutes: 0, mobile: false })
  asker.say('{"type":"connected_count","count":9}')
  await until(() => asker.frames.length === before + 2, 'two answers')
  expect(asker.told().slice(before)).toEqual([
    { type: 'connected_count', count: 2 },
    { type: 'notifs', notifications: [] },
  ])
  expect(other.frames).toHaveLength(quiet)
})
