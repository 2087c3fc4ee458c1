import { beforeAll, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { aDailyPlan, dailyTeam } from '#simulator/daily/daily-plan.ts'
import { open } from '#worker/data/db.ts'
import * as links from '#worker/data/links.ts'
import { proposeLinks } from '#worker/jobs/propose-links.ts'
import { loadPairing } from '#worker/use-cases/pairing-role.ts'
import { answerGameLink, submitGameLink } from '#worker/use-cases/game-links.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import { aSignedIn } from '../../support/caller.ts'
import { aChessSite } from '../../support/chess-site.ts'
import { moveTo } from '../../support/daily-match.ts'
import { aSaved, aUser, bindings } from '../../support/worker.ts'

vi.useFakeTimers({ toFake: ['Date'] })
const START = Date.UTC(2026, 4, 1, 12)
let site: ChessSiteClient
beforeAll(async () => {
  site = await aChessSite()
  await moveTo(site, START)
})

/** An event of two rounds whose teams name their clubs at Chess.com. */
async function aLeague(id: string, names: [string, string, string, string]) {
  await aUser(`${id}dir`)
  await aSaved({
    id,
    players: names,
    rounds: ['1-2 *, 3-4 *', '1-3 *, 2-4 *'],
    dates: [START, START + 30 * DAY],
    settings: { competitors: 'team', gamePointTotal: 20, pullResults: 2 },
  })
  await bindings.DB.prepare('update tournaments set organiser_id = ?1 where id = ?2').bind(`${id}dir`, id).run()
  await bindings.DB.prepare(
    `update players set chess_com = 'https://www.chess.com/club/' || replace(lower(first_name), ' ', '-') where tournament_id = ?`,
  )
    .bind(id)
    .run()
  const { caller } = aSignedIn(`${id}dir`)
  const stored = async () => snapshotFromRecords((await loadRecords(open(bindings.DB), id, 'any'))!)
  const submit = async (pairing: string, link: string) =>
    submitGameLink(caller, await loadPairing(caller, `${id}-${pairing}`), link)
  return { caller, stored, submit, pending: () => links.listPending(open(bindings.DB), id) }
}

const search = () => proposeLinks(bindings, Math.ceil(Date.now() / (10 * MINUTE)) * 10 * MINUTE)
const plan = (id: number, first: string, second: string, startTime: number) =>
  site.daily(aDailyPlan({ id, teams: [dailyTeam(first), dailyTeam(second)], startTime }))

test('matches in the lists of both clubs that start in the time of the round are proposed, and confirmed with one press', async () => {
  const league = await aLeague('propose', ['Ash Club', 'Birch Club', 'Cedar Club', 'Dale Club'])
  await plan(8101, 'Ash Club', 'Birch Club', START + 2 * DAY)
  // Other opponents, and another time.
  await plan(8102, 'Ash Club', 'Elm Club', START + 2 * DAY)
  await plan(8103, 'Dale Club', 'Cedar Club', START + 90 * DAY)
  await search()
  const [found, ...others] = await league.pending()
  expect(others).toEqual([])
  expect(found).toMatchObject({
    match: 'propose-1-1',
    link: 'https://www.chess.com/club/matches/8101',
    sides: ['Ash Club', 'Birch Club'],
    username: null,
  })
  await answerGameLink(league.caller, await league.stored(), { link: found!.id, accept: true })
  const { facts } = (await loadPairing(league.caller, 'propose-1-1')).pairing
  expect(facts).toMatchObject({ link: 'https://www.chess.com/club/matches/8101', linkType: 'daily' })
})

test('a declined proposal does not come back, and a list is read at most every six hours', async () => {
  const league = await aLeague('declined', ['Fir Club', 'Gorse Club', 'Hazel Club', 'Ivy Club'])
  await plan(8201, 'Fir Club', 'Gorse Club', START + 2 * DAY)
  await search()
  const [found] = await league.pending()
  await answerGameLink(league.caller, await league.stored(), { link: found!.id, accept: false })
  await site.clearLog()
  await moveTo(site, Date.now() + HOUR)
  await search()
  expect(await site.log('/pub/club/fir-club')).toEqual([])
  await moveTo(site, Date.now() + 6 * HOUR)
  await search()
  await search()
  expect((await site.log('/pub/club/fir-club/matches')).length).toBeGreaterThan(0)
  expect(await league.pending()).toEqual([])
})

test('a link to a match of other clubs is refused with the teams that play there', async () => {
  const league = await aLeague('foreign', ['Kale Club', 'Larch Club', 'Maple Club', 'Oak Club'])
  await plan(8301, 'Zebra Society', 'Quokka Union', START + DAY)
  await expect(league.submit('1-1', 'https://www.chess.com/club/matches/8301')).rejects.toThrow(
    'That’s another match: Chess.com has Zebra Society – Quokka Union there.',
  )
})

test('the same match can’t count twice', async () => {
  const league = await aLeague('linkedtwice', ['Pine Club', 'Rowan Club', 'Spruce Club', 'Teak Club'])
  await plan(8401, 'Pine Club', 'Rowan Club', START + DAY)
  await league.submit('1-1', 'https://www.chess.com/club/matches/pine-club/8401')
  await expect(league.submit('2-1', 'https://api.chess.com/pub/match/8401')).rejects.toThrow('It can’t count twice.')
})

test('a club that was renamed is known by its number', async () => {
  const league = await aLeague('clubrenamed', ['Ulmus Club', 'Vine Club', 'Willow Club', 'Yew Club'])
  await plan(8501, 'Ulmus Club', 'Nobody Knows', START + DAY)
  await bindings.DB.prepare(
    `insert or replace into site_clubs (slug, club_id, looked_at) values ('vine-club', 4711, ?1), ('nobody-knows', 4711, ?1)`,
  )
    .bind(Date.now())
    .run()
  await league.submit('1-1', 'https://www.chess.com/club/matches/8501')
  expect((await loadPairing(league.caller, 'clubrenamed-1-1')).pairing.facts.linkType).toBe('daily')
})
