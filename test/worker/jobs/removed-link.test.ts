import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { ChessSiteClient } from '#simulator/client.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { call } from '../../support/sign-in.ts'
import { aViewer, until } from '#test/support/viewer.ts'
import { aPlanFor, aWatchedTournament, rowOf, rowsOf } from '../../support/watched-tournament.ts'
import { aUser, bindings, fetchJson } from '#test/support/worker.ts'

let site: ChessSiteClient
/** While true, answers of the chess site are held back. */
let isHeld = false
let asked = 0
beforeAll(async () => {
  site = await aChessSite()
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', async (...question: Parameters<typeof fetch>) => {
    const answer = await ask(...question)
    asked += 1
    await until(() => !isHeld, 'the release', 30_000)
    return answer
  })
})

/** A linked match without a result, and the site's answer on its way: a game is over, or (`isOver`) the match. */
async function anAnswerOnItsWay(id: string, number: number, isOver = false) {
  isHeld = false
  const plan = aPlanFor(number, 1)
  await site.plan(plan)
  await aWatchedTournament(id, [plan], { pullResults: 2 })
  const room = bindings.TournamentRoom.getByName(id)
  const { headers } = await aUser(`director-${id}`, 2)
  await (isOver ? site.finish(plan.id) : site.finishGame(plan.id, { board: 1, game: 1, result: '1-0' }))
  const viewer = await aViewer(room)
  isHeld = true
  const before = asked
  const look = room.pollNow(1, 1)
  await until(() => asked > before, 'the question')
  return {
    headers,
    viewer,
    arrive: async () => {
      isHeld = false
      await look
    },
  }
}

const stored = (id: string) =>
  rowOf<{ facts: string | null }>(
    'select outcome, white_points as white, black_points as black, games, facts from matches where tournament_id = ?',
    id,
  )
const versionOf = (id: string) => rowOf<{ version: number }>('select version from tournaments where id = ?', id)
const NOTHING = { outcome: '  ', white: null, black: null, games: null }

test.each([
  ['a game', 'unlinked', 801, false],
  ['the match', 'unlinkedresult', 804, true],
] as const)('an answer that %s is over restores nothing of a link removed meanwhile', async (_, id, number, isOver) => {
  const { headers, viewer, arrive } = await anAnswerOnItsWay(id, number, isOver)
  expect((await call('/submit/removeGameLink', { id: `${id}-1-1` }, headers)).status).toBe(200)
  const removed = await versionOf(id)
  const heard = viewer.told().length
  await arrive()
  expect(await stored(id)).toEqual({ ...NOTHING, facts: null })
  expect(await rowsOf('select no from games where tournament_id = ?', id)).toEqual([])
  expect(await rowsOf('select site_id from watches where tournament_id = ?', id)).toEqual([])
  expect(await versionOf(id)).toEqual(removed)
  expect(viewer.told().slice(heard)).not.toContainEqual(expect.objectContaining({ type: 'match' }))
  expect(await fetchJson(`/api/result/${id}-1-1`)).toMatchObject({ games: [], link: null })
})

test('an answer about a replaced link is not taken for the match of the new link', async () => {
  const other = 'https://www.chess.com/club/matches/live/803'
  // The look that is under way keeps the site's queue, so what the new link leads to is asked in vain.
  const { SITE_TIMEOUTS } = bindings
  Object.assign(bindings, { SITE_TIMEOUTS: JSON.stringify({ link: 200 }) })
  onTestFinished(() => void Object.assign(bindings, { SITE_TIMEOUTS }))
  const { headers, arrive } = await anAnswerOnItsWay('relinked', 802)
  await call('/submit/removeGameLink', { id: 'relinked-1-1' }, headers)
  const link = { id: 'relinked-1-1', tournamentId: 'relinked', link: other }
  const added = call('/submit/gameLink', link, headers)
  await until(async () => (await stored('relinked')).facts?.includes(other), 'the other link')
  await arrive()
  await added
  const { facts, ...result } = await stored('relinked')
  expect(result).toEqual(NOTHING)
  expect(JSON.parse(facts!)).toMatchObject({ link: other })
  expect(await rowsOf("select no from games where tournament_id = 'relinked'")).toEqual([])
  expect(await rowsOf("select site_id as id, done from watches where tournament_id = 'relinked'")).toEqual([
    { id: '803', done: 0 },
  ])
})
