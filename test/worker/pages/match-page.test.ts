import { expect, test } from 'vitest'
import { aRound } from '../../support/build.ts'
import { ask, aSaved, aUser } from '../../support/worker.ts'

const GAME = { no: 1, board: 1, white: 'Ann', black: 'Bob', whiteFirst: true, outcome: '10', pgn: '1. e4 *' }
const TEAM = { competitors: 'team' as const, gamePointTotal: 2 }

await aSaved(
  {
    id: 'matchlg',
    name: 'League',
    players: ['Rooks', 'Owls'],
    rounds: [aRound('1-2 1½:½', { games: ['10=='] })],
    settings: TEAM,
  },
  { games: [{ ...GAME, round: 1, matchNo: 1 }] },
)
await aSaved({ id: 'hiddenlg', rounds: ['1-2 1'], settings: { public: false } })

test('a match page has the match’s name, its score and the answers of its first queries', async () => {
  const { status, text } = await ask('/g/matchlg-1-1')
  expect(status).toBe(200)
  expect(text).toContain('<title>Rooks – Owls · League · Kibitz</title>')
  expect(text).toContain('<meta property="og:description" content="Team Match, round 1: 1½ – ½.">')
  expect(text).toContain('["tournament","matchlg","snapshot"]')
  expect(text).toContain('["result","matchlg-1-1"]')
  expect(text).toContain('1. e4 *')
})

test('each game of a match has a page of its own', async () => {
  const { status, text } = await ask('/g/matchlg-1-1/2')
  expect(status).toBe(200)
  expect(text).toContain('<link rel="canonical" href="http://localhost/g/matchlg-1-1/2">')
})

test('a second request for the page costs no query', async () => {
  await ask('/g/matchlg-1-1')
  expect((await ask('/g/matchlg-1-1')).statements).toEqual([])
})

test('a match of a private tournament has a page only for its people, which is neither cached nor listed by search engines', async () => {
  const { headers } = await aUser('match-admin', 2)
  const { status, text, response } = await ask('/g/hiddenlg-1-1', { headers })
  expect([status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toContain('rel="canonical"')
})

test.each([
  '/g',
  '/g/matchlg',
  '/g/matchlg-1-2',
  '/g/matchlg-2-1',
  '/g/nobody-1-1',
  '/g/matchlg-1-1/3',
  '/g/matchlg-1-1/0',
  '/g/matchlg-1-1/x',
  '/g/matchlg-1-1/1/1',
  '/g/hiddenlg-1-1',
  '/g/%E0%A4%A',
])('%s is not found', async (path) => {
  const { status, text } = await ask(path)
  expect(status).toBe(404)
  expect(text).toContain('<title>Page not found · Kibitz</title>')
})
