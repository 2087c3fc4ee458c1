import { beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMade, person, START } from '#test/support/made-tournament.ts'
import { aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'

type Starts = AnswerOf<'get', '/tournament/:id/getStarts'>
type Own = AnswerOf<'get', '/result/:id/ownStart'>

vi.spyOn(console, 'warn').mockImplementation(() => {})
const site = await aChessSite()
beforeEach(async () => {
  await site.mood('ok')
})

const soon = <Seen>(look: () => Promise<Seen>) => expect.poll(look, { timeout: 20_000, interval: 200 })
const LINKS = { round: 1, way: 'links', rated: true }

/** An event of four players on Lichess whose first round is published. Players have an account unless it is null. */
async function aRoundOnLichess(name: string, accounts: (string | null)[] = ['ann', 'bo', 'cy', 'di']) {
  const made = await aMade(name, {})
  const own = accounts.map((account) => account && `${account}_${name.replaceAll('-', '')}`)
  for (const [at, account] of own.entries()) {
    if (account !== null) await site.lichess({ username: account })
    if (account !== null) await made.does({ type: 'editEntry', no: at + 1, change: {}, details: { lichess: account } })
  }
  await made.does({ type: 'editEvent', settings: { timeControl: '10+5', pullResults: 2 } }, ...START)
  const post = (call: string, body: object) => postJson(`/api/tournament/${made.id}/${call}`, body, made.headers)
  return {
    ...made,
    accounts: own,
    post,
    starts: () => fetchJson<Starts>(`/api/tournament/${made.id}/getStarts`, { headers: made.headers }),
    states: async () =>
      (await fetchJson<Starts>(`/api/tournament/${made.id}/getStarts`, { headers: made.headers })).boards.map(
        ({ state }) => state,
      ),
    challenges: async () =>
      (await site.challenges()).filter(({ users }) => users?.some((user) => own.includes(user)) ?? false),
    look: () => post('askSite', {}),
  }
}

test('a round is started by links for exactly the two players, and its games become the pairings’ links', async () => {
  const event = await aRoundOnLichess('starts-links')
  expect(await event.states()).toEqual(['none', 'none'])
  expect(await event.post('startGames', LINKS)).toMatchObject({ status: 200 })
  await soon(event.states).toEqual(['created', 'created'])
  const { boards } = await event.starts()
  const challenges = await event.challenges()
  expect(challenges).toHaveLength(2)
  const [first] = boards
  const challenge = challenges.find(({ id }) => first!.whiteLink?.includes(id))!
  expect(challenge).toMatchObject({
    users: [first!.whiteAccount, first!.blackAccount],
    clock: { limit: 600, increment: 5 },
    rated: true,
    name: 'starts-links',
    owner: null,
  })
  expect(first!.whiteLink).toBe(`https://lichess.org/${challenge.id}?color=white`)
  expect(first!.blackLink).toBe(`https://lichess.org/${challenge.id}?color=black`)
  await site.joinChallenge(challenge.id, { startTime: Date.now() - 60 * 60_000, secondsPerMove: 1 })
  await event.look()
  await soon(async () => (await event.snapshot()).rounds[0]!.facts?.[0]?.link).toBe(
    `https://lichess.org/${challenge.id}`,
  )
  await soon(async () => (await event.snapshot()).rounds[0]!.outcomes.slice(0, 2).trim()).not.toBe('')
  expect((await event.states())[0]).toBe('over')
})

test('asking twice, or from two desks at once, starts no game twice', async () => {
  const event = await aRoundOnLichess('starts-twice')
  await Promise.all([event.post('startGames', LINKS), event.post('startGames', LINKS)])
  await soon(event.states).toEqual(['created', 'created'])
  expect(await event.post('startGames', LINKS)).toMatchObject({ status: 409 })
  await event.look()
  expect(await event.challenges()).toHaveLength(2)
})

test('a board without an account, with a closed one or an unknown one is refused in words; the others start', async () => {
  const event = await aRoundOnLichess('starts-missing', ['ann', 'bo', null, 'di'])
  const { text } = await event.post('startGames', LINKS)
  expect(JSON.parse(text).message).toContain('1 board needs a look.')
  await soon(event.states).toEqual(expect.arrayContaining(['created', 'failed']))
  expect((await event.starts()).boards.find(({ state }) => state === 'failed')).toMatchObject({
    fault: 'no Lichess account',
    hint: expect.stringContaining('Add it here'),
  })
  const closed = await aRoundOnLichess('starts-closed')
  await site.lichess({ username: closed.accounts[0]!, disabled: true })
  await bindings.DB.prepare(`update players set lichess = 'nobody_here_9' where tournament_id = ? and no = 2`)
    .bind(closed.id)
    .run()
  await closed.post('startGames', LINKS)
  await soon(closed.states).not.toContain('asked')
  const faults = (await closed.starts()).boards.flatMap(({ fault }) => fault ?? [])
  expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(/closed on Lichess|no such account/)]))
})

test('one board can be started alone, and cancelled; without an account its links work on, and come back', async () => {
  const event = await aRoundOnLichess('starts-one')
  await event.post('startGames', { ...LINKS, nos: [2] })
  await soon(event.states).toEqual(['none', 'created'])
  const before = (await event.starts()).boards[1]!.whiteLink
  expect(await event.post('cancelStarts', { round: 1, nos: [1] })).toMatchObject({ status: 409 })
  expect(await event.post('cancelStarts', { round: 1 })).toMatchObject({ status: 200 })
  await soon(event.states).toEqual(['none', 'cancelled'])
  expect((await event.starts()).boards[1]).toMatchObject({ worksOn: true, expiresAt: expect.any(Number) })
  await event.post('startGames', { ...LINKS, nos: [2] })
  await soon(event.states).toEqual(['none', 'created'])
  expect((await event.starts()).boards[1]!.whiteLink).toBe(before)
  expect(await event.challenges()).toHaveLength(1)
  await event.post('cancelStarts', { round: 1 })
  await soon(event.states).toEqual(['none', 'cancelled'])
  await event.post('startGames', { ...LINKS, rated: false, nos: [2] })
  expect((await event.starts()).boards[1]).toMatchObject({ state: 'failed', fault: 'earlier links still work' })
})

test('a player who has claimed the entry is told, and sees their own link alone; others see none', async () => {
  const event = await aRoundOnLichess('starts-own')
  const { headers } = await aUser('starts-own-player')
  const { headers: stranger } = await aUser('starts-own-stranger')
  const { whiteAccount, no } = (await event.starts()).boards[0]!
  await bindings.DB.prepare('update players set user_id = ?1 where tournament_id = ?2 and lower(lichess) = ?3')
    .bind('starts-own-player', event.id, whiteAccount)
    .run()
  const own = (as: Record<string, string>) =>
    fetchJson<Own>(`/api/result/${event.id}-1-${no}/ownStart`, { headers: as })
  expect(await own(headers)).toMatchObject({ link: null })
  await event.post('startGames', LINKS)
  await soon(async () => (await own(headers)).link).toMatch(/^https:\/\/lichess\.org\/\w{8}\?color=white$/)
  expect(await own(headers)).toMatchObject({ colour: 'w', account: whiteAccount, state: 'created' })
  expect(await own(stranger)).toMatchObject({ link: null, state: null })
  await soon(async () =>
    (await fetchJson<{ content: string; link: string }[]>('/api/profile/notifications', { headers })).map(
      ({ link }) => link,
    ),
  ).toContain(`/g/${event.id}-1-${no}`)
})

test('a round that is taken back, or a result entered by hand, cancels the links', async () => {
  const event = await aRoundOnLichess('starts-gone')
  await event.post('startGames', LINKS)
  await soon(event.states).toEqual(['created', 'created'])
  await event.does({ type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
  await event.look()
  const stored = async () =>
    (
      await bindings.DB.prepare('select state from game_starts where tournament_id = ? order by match_no')
        .bind(event.id)
        .all<{ state: string }>()
    ).results.map(({ state }) => state)
  await soon(stored).toEqual(['cancelled', 'created'])
})

test('where games can’t be started the desk says why', async () => {
  const event = await aRoundOnLichess('starts-not')
  await event.does({ type: 'editEvent', settings: { timeControl: '40/90 + 30 min' } })
  const { text, status } = await event.post('startGames', LINKS)
  expect([status, text]).toEqual([409, 'Set a time control that Lichess has, such as 10+5, in the settings.'])
  expect((await event.starts()).refusal).toBe(text)
  const bulk = { round: 1, way: 'bulk', rated: true }
  await event.does({ type: 'editEvent', settings: { timeControl: '3+2' } })
  expect((await event.post('startGames', bulk)).text).toBe(
    'Link a Lichess account that may create many games, under your Accounts.',
  )
  const team = await aMade('starts-team', { competitors: 'team', entries: ['Owls', 'Rooks'].map((one) => person(one)) })
  await team.does(...START)
  const refused = await postJson(`/api/tournament/${team.id}/startGames`, LINKS, team.headers)
  expect([refused.status, refused.text]).toEqual([409, 'Games can be started on Lichess in events of single players.'])
})

test('after a 429 Lichess is left alone, and the links are made once it answers', async () => {
  const event = await aRoundOnLichess('starts-busy')
  await site.mood('lost-answer', { only: '/lichess/api/challenge', for: { count: 1 } })
  await event.post('startGames', LINKS)
  await soon(async () => (await event.challenges()).length).toBe(1)
  // The challenge was made, but its links got lost with the answer.
  expect((await event.starts()).boards.every(({ whiteLink }) => whiteLink === null)).toBe(true)
})
