import { expect, test } from 'vitest'
import type { SearchHit } from '#core/contract/search-hit.ts'
import { aRound } from '#test/support/build.ts'
import { ask, aSaved, aUser, fetchJson } from '#test/support/worker.ts'

await aSaved({ id: 'rook', name: 'Rook Rapid', players: ['Rooky Roe 2000 NOR'], rounds: ['1 U'] })

test('a search finds a few rows of each kind', async () => {
  expect(await fetchJson<SearchHit[]>('/api/search?q=rook')).toEqual([
    {
      id: 'rook',
      kind: 'tournament',
      name: 'Rook Rapid',
      where: '',
      flag: '',
      href: '/t/rook/dashboard',
      isLive: true,
      match: null,
    },
    {
      id: 'rook-1',
      kind: 'player',
      name: 'Rooky Roe',
      where: 'Rook Rapid',
      flag: 'NOR',
      href: '/player/rook-1',
      isLive: false,
      match: null,
    },
  ])
})

test.each([
  ['/api/search', 'Enter a search term.'],
  [`/api/search?q=${'x'.repeat(101)}`, 'A search can’t be longer than 100 characters.'],
])('%s is refused', async (path, text) => {
  expect(await ask(path)).toMatchObject({ status: 400, text })
})

test('a search without words finds nothing, and costs no query', async () => {
  const { text, statements } = await ask('/api/search?q=%20%2A')
  expect({ text, statements }).toEqual({ text: '[]', statements: [] })
})

test('all viewers find the same', async () => {
  await aSaved({ id: 'own', name: 'Ownprivate', user: 'boss', settings: { public: false } })
  const { headers } = await aUser('boss', 9)
  expect(await fetchJson('/api/search?q=ownprivate', { headers })).toEqual([])
  expect((await ask('/api/search?q=rook', { headers })).response.headers.get('cache-control')).toContain('public')
})

test('a player or team that plays now is found with the score of the match', async () => {
  const live = aRound('1-2 *5:3', { facts: { 0: { startTime: Date.now() - 1000 } } })
  await aSaved({
    id: 'livesearch',
    players: ['Zugzwangers', 'Zwischenzugs'],
    rounds: [live],
    settings: { competitors: 'team', gamePointTotal: 8 },
  })
  const hits = (headers = {}) => fetchJson<SearchHit[]>('/api/search?q=zugzwangers', { headers })
  const match = { href: '/g/livesearch-1-1', opponent: 'Zwischenzugs', scores: [5, 3], won: 'own' }
  expect(await hits()).toMatchObject([{ kind: 'team', name: 'Zugzwangers', match }])
  expect(await hits({ cookie: 'spoilers=hide' })).toMatchObject([{ name: 'Zugzwangers', match: null }])
})
