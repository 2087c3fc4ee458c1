import { expect, test, vi } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMade, START } from '#test/support/made-tournament.ts'
import { lendAccount } from '#test/support/started-games.ts'
import { aSession, aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'

type Starts = AnswerOf<'get', '/tournament/:id/getStarts'>
type Own = AnswerOf<'get', '/result/:id/ownStart'>

vi.spyOn(console, 'warn').mockImplementation(() => {})
const site = await aChessSite()
const soon = <Seen>(look: () => Promise<Seen>) => expect.poll(look, { timeout: 20_000, interval: 200 })

/** Four players who let arbiters start their games, unless left out, and an organiser who may start many. */
async function aRoundOfLenders(name: string, lenders = [1, 2, 3, 4]) {
  const made = await aMade(name, {})
  const account = (no: number) => `${name.replaceAll('-', '')}${no}`
  for (const no of lenders) {
    await aUser(account(no))
    await lendAccount(site, {
      user: account(no),
      account: account(no),
      token: `lio_${account(no)}`,
      scopes: ['challenge:write'],
    })
    await bindings.DB.prepare('update players set user_id = ?1 where tournament_id = ?2 and no = ?3')
      .bind(account(no), made.id, no)
      .run()
  }
  await lendAccount(site, {
    user: `${name}-boss`,
    account: `${name.replaceAll('-', '')}b`,
    token: `lio_${name.replaceAll('-', '_')}`,
    scopes: ['challenge:write', 'challenge:bulk'],
  })
  await made.does({ type: 'editEvent', settings: { timeControl: '10+5', pullResults: 2 } }, ...START)
  const starts = () => fetchJson<Starts>(`/api/tournament/${made.id}/getStarts`, { headers: made.headers })
  return {
    ...made,
    starts,
    account,
    post: (call: string, body: object) => postJson(`/api/tournament/${made.id}/${call}`, body, made.headers),
    states: async () => (await starts()).boards.map(({ state }) => state),
    bulks: async () => (await site.bulks()).filter(({ owner }) => owner === `${name.replaceAll('-', '')}b`),
  }
}

test('a round begins at one time: players see when, one board can’t be cancelled alone, all can', async () => {
  const event = await aRoundOfLenders('bulk-api')
  const pairAt = Date.now() + HOUR
  expect((await event.starts()).mayCreateMany).toBe(true)
  const asked = await event.post('startGames', { round: 1, way: 'bulk', rated: false, pairAt, clocksAfter: 5 })
  expect(asked).toMatchObject({ status: 200 })
  await soon(event.states).toEqual(['scheduled', 'scheduled'])
  expect(await event.bulks()).toMatchObject([{ pairAt, startClocksAt: pairAt + 5 * MINUTE, rated: false }])
  const { boards } = await event.starts()
  expect(boards[0]).toMatchObject({ pairAt, whiteLink: null, mayBegin: true })
  const own = await fetchJson<Own>(`/api/result/${event.id}-1-1/ownStart`, {
    headers: (await aSession(boards[0]!.whiteAccount!)).headers,
  })
  expect(own).toMatchObject({ state: 'scheduled', colour: 'w', pairAt, link: null })
  expect((await event.post('startGames', { round: 1, way: 'bulk', rated: false, pairAt })).status).toBe(409)
  expect(await event.bulks()).toHaveLength(1)
  const one = await event.post('cancelStarts', { round: 1, nos: [1] })
  expect([one.status, one.text]).toEqual([409, 'These games begin together. Cancel all of them.'])
  expect((await event.post('cancelStarts', { round: 1 })).status).toBe(200)
  await soon(event.states).toEqual(['cancelled', 'cancelled'])
  expect(await event.bulks()).toEqual([])
})

test('players who don’t let arbiters start games are named, and the others begin', async () => {
  const event = await aRoundOfLenders('bulk-some', [1, 2, 4])
  await event.does({ type: 'editEntry', no: 3, change: {}, details: { lichess: 'without_leave' } })
  await event.post('startGames', { round: 1, way: 'bulk', rated: true, pairAt: Date.now() + HOUR })
  await soon(async () => (await event.states()).toSorted()).toEqual(['failed', 'scheduled'])
  expect((await event.starts()).boards.find(({ state }) => state === 'failed')).toMatchObject({
    fault: 'doesn’t let arbiters start games',
    mayBegin: false,
  })
})

test('a time in the past, or more than a week ahead, is refused', async () => {
  const event = await aRoundOfLenders('bulk-when')
  for (const pairAt of [Date.now() - HOUR, Date.now() + 8 * 24 * HOUR])
    expect((await event.post('startGames', { round: 1, way: 'bulk', rated: true, pairAt })).text).toBe(
      'Choose a time within the next seven days.',
    )
})
