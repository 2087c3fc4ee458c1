import { expect, test } from 'vitest'
import type { ResultRow } from '#core/rows/result-row.ts'
import { ask, aSaved, fetchJson } from '#test/support/worker.ts'

const GAME = { no: 1, board: 1, white: 'Ann', black: 'Bob', whiteFirst: true, outcome: '10', pgn: '1. e4 *' }

await aSaved(
  { id: 'cup', rounds: ['1-2 1, 3-4 =', '1-3 0'] },
  {
    games: [
      { ...GAME, round: 1, matchNo: 1 },
      { ...GAME, round: 2, matchNo: 1 },
    ],
  },
)
await aSaved({ id: 'open', rounds: ['1-2 0'] })

test('a result comes with its games', async () => {
  expect(await fetchJson<ResultRow>('/api/result/cup-1-1')).toMatchObject({
    id: 'cup-1-1',
    idW: 'cup-1',
    idB: 'cup-2',
    tournamentId: 'cup',
    round: 1,
    scores: [1, 0],
    isFinished: true,
    games: [{ white: { username: 'Ann', result: 1 }, pgn: '1. e4 *' }],
  })
})

test('results of several tournaments come in one answer, of one round if it is named, with games on request', async () => {
  const ids = 'ids=cup-1-1,open-1-1,cup-2-1,nowhere-1-1'
  const found = async (query: string) => (await fetchJson<ResultRow[]>(`/api/results?${query}`)).map(({ id }) => id)
  expect(await found(ids)).toEqual(['cup-1-1', 'cup-2-1', 'open-1-1'])
  expect(await found(`${ids}&round=1`)).toEqual(['cup-1-1', 'open-1-1'])
  const played = await fetchJson<ResultRow[]>(`/api/results?${ids}&games=true`)
  expect(played.map(({ games }) => games.length)).toEqual([1, 1, 0])
})

test.each(['/api/result/cup-1-1', '/api/results?ids=cup-1-1,open-1-1&games=1'])(
  '%s asks the database nothing the second time, and says when nothing changed',
  async (path) => {
    const first = await ask(path)
    expect((await ask(path)).statements).toEqual([])
    expect((await ask(path)).text).toBe(first.text)
    const headers = { 'if-none-match': first.response.headers.get('etag')! }
    expect(await ask(path, { headers })).toMatchObject({ status: 304, statements: [] })
  },
)

test.each([
  '/api/result/cup-1-9',
  '/api/result/cup-9-1',
  '/api/result/nowhere-1-1',
  '/api/result/x',
  '/api/result/-1-1',
])('%s is not found', async (path) => {
  const { status, text, response } = await ask(path)
  expect({ status, text }).toEqual({ status: 404, text: 'Match not found.' })
  expect(response.headers.get('etag')).toBeNull()
})

test.each([
  ['/api/results', 'Add the ids of the results.'],
  ['/api/results?ids=cup-1-1&round=x', 'The round must be a number.'],
  [
    `/api/results?ids=${Array.from({ length: 21 }, (_, at) => `cup${at}-1-1`).join(',')}`,
    'Up to 20 tournaments per request.',
  ],
])('%s is refused in a sentence', async (path, text) => {
  expect(await ask(path)).toMatchObject({ status: 400, text })
})
