import { expect, test } from 'vitest'
import { profile, register, signedIn } from '../../support/sign-in.ts'
import { aViewer, until } from '#test/support/viewer.ts'
import { ask, bindings } from '#test/support/worker.ts'
import { siteRoomOf } from '#worker/rooms/site-shards.ts'

test('the site’s room sends new notifications to their user, and to no other', async () => {
  const headers = signedIn(await register('noted'))
  const { id } = JSON.parse((await profile(headers)).text) as { id: string }
  await bindings.DB.prepare(
    "insert into notifications (user_id, content, role, created_at) values (?, 'Round 2 is drawn', 'draw', 5)",
  )
    .bind(id)
    .run()
  const { sessionID } = JSON.parse(headers['authorization']!) as { sessionID: string }
  const sockets = [`?sessionID=${sessionID}`, ''].map((query) =>
    aViewer({
      fetch: async () =>
        (
          await ask(`/parties/site${query}`, {
            headers: { upgrade: 'websocket', origin: 'http://localhost', cookie: headers['cookie']! },
          })
        ).response,
    } as unknown as Pick<Fetcher, 'fetch'>),
  )
  const [own, other] = await Promise.all(sockets)
  await siteRoomOf(bindings, id).notifyUsers([id])
  const notifs = (viewer: NonNullable<typeof own>) => viewer.told().filter(({ type }) => type === 'notifs')
  await until(() => notifs(own!).length === 1, 'the news')
  expect(notifs(own!)[0]).toMatchObject({ notifications: [{ content: 'Round 2 is drawn', role: 'draw', seen: false }] })
  own!.say({ type: 'request_notifs', again: true })
  other!.say({ type: 'request_notifs', again: true })
  await until(() => notifs(own!).length === 2 && notifs(other!).length === 1, 'answers')
  expect(notifs(other!)[0]).toEqual({ type: 'notifs', notifications: [] })
})
