import { expect, test } from 'vitest'
import { aLiveBoard, aLiveMatch } from '#test/support/live-match.ts'
import type { SiteAnswer } from '#worker/chess-sites/site-answer.ts'
import type { RequestBudget } from '#worker/chess-sites/ask-site.ts'
import { fetchMatch, type KnownMatch } from '#worker/chess-sites/chesscom.ts'

const fresh = (body: unknown, etag: string | null = 'W/"2"'): SiteAnswer => ({
  kind: 'ok',
  body: JSON.stringify(body),
  etag,
})
const failed = (wasAsked: boolean): SiteAnswer => ({ kind: 'unavailable', reason: 'status 500', wasAsked, retryAt: 0 })
const known = (rest: Partial<KnownMatch> = {}): KnownMatch => ({
  etag: null,
  games: [],
  teams: [
    { name: 'Harbour Knights', club: null },
    { name: 'Night Owls', club: null },
  ],
  ...rest,
})

/** A fake site that answers by path, and the requests it got. */
function aSite(answers: Record<string, SiteAnswer>, requests = 40) {
  const asked: { path: string; etag?: string | null | undefined }[] = []
  const budget: RequestBudget = {
    requests,
    env: {
      CHESS_COM_API: 'https://api.chess.com/pub',
      LICHESS_URL: 'https://lichess.org',
      SiteQueue: {
        getByName: (name: string) => ({
          ask: async ({ url, etag }: { url: string; etag?: string | null }) => {
            const path = url.replace('https://api.chess.com/pub/match/live/', '')
            asked.push(name === 'api.chess.com' ? { path, etag } : { path: `${name}?` })
            return answers[path] ?? { kind: 'missing' }
          },
        }),
      } as never,
    },
  }
  return { budget, asked, paths: () => asked.map(({ path }) => path) }
}

const boards = [
  { names: ['Ann', 'Bert'] as [string, string], games: [['win', 'resigned'], undefined] as never },
  { names: ['Carl', 'Dora'] as [string, string], games: [undefined, undefined] as never },
]
const match = aLiveMatch({ boards, scores: [1, 0] })
const board = aLiveBoard([{ no: 7, white: 'Ann', black: 'Bert', words: ['win', 'resigned'] }])

test('an unchanged match costs one request', async () => {
  const site = aSite({ 9: { kind: 'notModified' } })
  expect(await fetchMatch(site.budget, '9', known({ etag: 'W/"1"' }))).toEqual({ kind: 'notModified' })
  expect(site.asked).toEqual([{ path: '9', etag: 'W/"1"' }])
})

test('a changed board is read, and adds the link of its game', async () => {
  const site = aSite({ 9: fresh(match), '9/1': fresh(board) })
  const seen = await fetchMatch(site.budget, '9', known())
  expect(site.paths()).toEqual(['9', '9/1'])
  expect(seen).toMatchObject({
    kind: 'seen',
    etag: 'W/"2"',
    report: { points: [2, 0], games: [{ link: 'https://www.chess.com/game/live/7', white: 'Ann', outcome: '10' }] },
  })
})

test('a known board is read again only when its result has changed', async () => {
  const game = { board: 1, whiteFirst: true, outcome: '10', white: 'Ann', black: 'Bert', link: 'https://g/7' }
  const site = aSite({ 9: fresh(match), '9/1': fresh(board) })
  await fetchMatch(site.budget, '9', known({ games: [game] }))
  expect(site.paths()).toEqual(['9'])
  await fetchMatch(site.budget, '9', known({ games: [{ ...game, outcome: '==' }] }))
  expect(site.paths()).toEqual(['9', '9', '9/1'])
})

test.each([
  ['fails', failed(true)],
  ['is left alone', failed(false)],
  ['is not there', { kind: 'missing' } as SiteAnswer],
  ['is no board', fresh({ code: 0 })],
])('the result of a board that %s counts all the same, and everything is read at the next look', async (_, answer) => {
  const site = aSite({ 9: fresh(match), '9/1': answer })
  const seen = await fetchMatch(site.budget, '9', known())
  expect(seen).toMatchObject({ etag: null, report: { unread: true, games: [{ outcome: '10', white: 'ann' }] } })
})

test('no more requests are sent than the budget allows', async () => {
  const many = Array.from({ length: 6 }, () => boards[0]!)
  const site = aSite({ 9: fresh(aLiveMatch({ boards: many, scores: [6, 0] })) }, 4)
  expect(await fetchMatch(site.budget, '9', known())).toMatchObject({ etag: null, report: { unread: true } })
  expect(site.paths()).toEqual(['9', '9/1', '9/2', '9/3'])
})

test('results that the match does not list are looked for on its boards, up to the first that does not exist', async () => {
  const bare = aLiveMatch({ boards: [], scores: [1, 0] })
  bare.teams.team1.players = ['https://api.chess.com/pub/player/ann' as never]
  const site = aSite({ 9: fresh({ ...bare, boards: undefined }), '9/1': fresh(board) })
  const seen = await fetchMatch(site.budget, '9', known())
  expect(site.paths()).toEqual(['9', '9/1', '9/2'])
  expect(seen).toMatchObject({ etag: 'W/"2"', report: { games: [{ board: 1, whiteFirst: true, outcome: '10' }] } })
})

test('a match whose clubs were renamed is recognised by its players', async () => {
  const renamed = aLiveMatch({ boards, scores: [1, 0], teams: ['Lynx', 'Falcons of the North'] })
  const site = aSite({ 9: fresh(renamed) })
  expect(await fetchMatch(site.budget, '9', known())).toMatchObject({
    kind: 'unavailable',
    reason: expect.stringContaining('player-team'),
  })
  const game = { board: 1, whiteFirst: true, outcome: '10', white: 'Ann', black: 'Bert', link: 'https://g/7' }
  expect(await fetchMatch(site.budget, '9', known({ games: [game] }))).toMatchObject({
    kind: 'seen',
    report: { points: [2, 0] },
  })
})

test('an answer that is no match is unavailable, and so is a queue that fails', async () => {
  expect(await fetchMatch(aSite({ 9: fresh({ teams: [] }) }).budget, '9', known())).toMatchObject({
    kind: 'unavailable',
    wasAsked: true,
  })
  const { budget } = aSite({})
  budget.env = {
    ...budget.env,
    SiteQueue: { getByName: () => ({ ask: () => Promise.reject(new Error('gone')) }) } as never,
  }
  const silence = console.error
  console.error = () => {}
  expect(await fetchMatch(budget, '9', known())).toMatchObject({ kind: 'unavailable', wasAsked: false })
  console.error = silence
})
