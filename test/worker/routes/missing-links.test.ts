import { expect, test } from 'vitest'
import { aChessSite } from '#test/support/chess-site.ts'
import { addLink, aLeague, pairingOf } from '#test/support/linked-league.ts'
import { call } from '#test/support/sign-in.ts'
import { aPlanFor } from '#test/support/watched-tournament.ts'
import { fetchJson } from '#test/support/worker.ts'

const site = await aChessSite()

test('a link at which the chess site has nothing is refused, when it is submitted and when it is confirmed', async () => {
  const nothing = { status: 400, text: 'Chess.com has no match at this game link. Check the link.' }
  const { cap, boss } = await aLeague('gonelg', { allowSelfLinks: 1 })
  const link = 'https://www.chess.com/club/matches/live/70703'
  expect(await addLink('gonelg', link, cap)).toMatchObject(nothing)
  await site.plan(aPlanFor(70_703, 5))
  expect((await addLink('gonelg', link, cap)).status).toBe(200)
  const [waiting] = await fetchJson<{ id: string; sides: string[] }[]>('/api/tournament/gonelg/getLinks', {
    headers: boss,
  })
  expect(waiting!.sides).toEqual(['Harbour Knights', 'Night Owls'])
  await site.forget(70_703)
  const confirm = () => call('/tournament/gonelg/confirmLink', { link: waiting!.id, accept: true }, boss)
  expect(await confirm()).toMatchObject(nothing)
  expect(await pairingOf('gonelg')).toMatchObject({ link: null })
})

test('an outage of the chess site is no reason to refuse a link', async () => {
  const { boss } = await aLeague('outlg', {})
  await site.mood('503', { only: '/pub/match/live/70704' })
  const answer = await addLink('outlg', 'https://www.chess.com/club/matches/live/70704', boss)
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('Game link added.') })
})

test('a match that has more points at the chess site than in the event is refused as a game link', async () => {
  await site.plan(aPlanFor(70_705, 5))
  const link = 'https://www.chess.com/club/matches/live/70705'
  const { boss } = await aLeague('halflg', { gamePointTotal: 4 })
  expect(await addLink('halflg', link, boss)).toMatchObject({
    status: 400,
    text: 'Chess.com plays this match for 8 points, on 4 boards with two games each; a match of this event has 4. Change the games per match, or enter the result by hand.',
  })
  const twoGames = await aLeague('fulllg', { gamePointTotal: 8 })
  expect((await addLink('fulllg', link, twoGames.boss)).status).toBe(200)
  // A team that is short of players plays on fewer boards.
  const short = await aLeague('shortlg', { gamePointTotal: 10 })
  expect((await addLink('shortlg', link, short.boss)).status).toBe(200)
})
