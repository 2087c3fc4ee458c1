import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aMade, START } from '#test/support/made-tournament.ts'
import { claims } from '#test/support/people.ts'
import { aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'
import { notify } from '#worker/jobs/notify.ts'

type All = AnswerOf<'get', '/tournament/:id/getAllAnnouncements'>
type Public = AnswerOf<'get', '/tournament/:id/getAnnouncements'>

/** An open tournament in which Ann plays, and calls to make and read announcements. */
async function aTold(name: string) {
  const made = await aMade(name)
  const { id, headers } = made
  await made.does(...START)
  await aUser(`${name}-ann`)
  await claims(id, 1, { user_id: `${name}-ann`, owner: `${name}-ann` })
  const say = async (call: string, body: object) => {
    const { status, text } = await postJson(`/api/tournament/${id}/${call}`, body, headers)
    expect(status, text).toBe(200)
    return (JSON.parse(text) as { version: number }).version
  }
  const told = async (who: string) => {
    await notify(bindings, Date.now())
    const { results } = await bindings.DB.prepare(
      `select content from notifications where user_id = ? and role = 'announcement' order by id`,
    )
      .bind(`${name}-${who}`)
      .all<{ content: string }>()
    return results.map(({ content }) => content)
  }
  return {
    ...made,
    say,
    told,
    all: () => fetchJson<All>(`/api/tournament/${id}/getAllAnnouncements`, { headers }),
    everyone: () => fetchJson<Public>(`/api/tournament/${id}/getAnnouncements`),
  }
}

test('an announcement is published, edited, pinned, taken down and restored, each as a change', async () => {
  const { say, all, everyone, undo, desk } = await aTold('Told all')
  await say('announce', { title: 'Bus', announcement: 'At **13:15**.' })
  await say('announce', { announcement: 'Lunch at noon.' })
  expect((await everyone()).map(({ announcement }) => announcement)).toEqual(['Lunch at noon.', 'At **13:15**.'])
  const bus = (await all()).find(({ title }) => title === 'Bus')!
  await say('editAnnouncement', { id: bus.id, title: 'Bus', announcement: 'At **13:30**.', isPinned: true })
  expect((await everyone())[0]).toMatchObject({ announcement: 'At **13:30**.', isPinned: true })
  expect((await desk()).changes[0]!.words).toBe('Pinned the announcement “Bus”')
  const version = await say('takeDownAnnouncement', { id: bus.id })
  expect(await everyone()).toHaveLength(1)
  expect((await undo(version)).status).toBe(200)
  expect((await everyone())[0]).toMatchObject({ title: 'Bus', isPinned: true })
})

test('announcements for participants or directors are on no page, and only they are notified', async () => {
  const { say, all, everyone, told } = await aTold('Told some')
  await say('announce', { title: 'Rooms', announcement: 'Keys are here', audience: 'participants' })
  await say('announce', { announcement: 'Meet at 9', audience: 'directors' })
  expect(await everyone()).toEqual([])
  expect((await all()).map(({ audience }) => audience)).toEqual(['directors', 'participants'])
  expect(await told('ann')).toEqual(['**Told some**: Rooms: Keys are here'])
  expect(await told('boss')).toEqual(['**Told some**: Meet at 9'])
})
