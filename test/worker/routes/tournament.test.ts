import { expect, test, vi } from 'vitest'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import type { PairingRow } from '#core/rows/pairing-row.ts'
import type { PlayerRow } from '#core/rows/player-row.ts'
import { plan, scans } from '../../support/count-statements.ts'
import { ask, aSaved, bindings, fetchJson } from '#test/support/worker.ts'

const CALLS = [
  'snapshot',
  'getSettings',
  'getState',
  'getStatus',
  'isLive',
  'getAnnouncements',
  'fetchRounds',
  'fetchBonuses',
  'fetchPlayers',
  'getPairings?round=1',
  'getIndividualPlayers',
]

test.each(CALLS)(
  '%s is answered by id and by vanity URL, and asks the database nothing the second time',
  async (call) => {
    const id = `warm${CALLS.indexOf(call)}`
    await aSaved({ id, rounds: ['1-2 1, 3 U', '2-3 ='], settings: { vanityURL: `Vanity${id}` } })
    const first = await ask(`/api/tournament/${id}/${call}`)
    expect(first.status).toBe(200)
    expect(first.response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const again = await ask(`/api/tournament/${id}/${call}`)
    expect(again.text).toBe(first.text)
    expect(again.statements).toEqual([])
    expect((await ask(`/api/tournament/vanity${id}/${call}`)).text).toBe(first.text)
  },
)

test.each(CALLS)('%s is answered with 304 when nothing changed, without a query', async (call) => {
  const id = `etag${CALLS.indexOf(call)}`
  await aSaved({ id, rounds: ['1-2 1'] })
  const { response } = await ask(`/api/tournament/${id}/${call}`)
  const etag = response.headers.get('etag')!
  const again = await ask(`/api/tournament/${id}/${call}`, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect(again).toMatchObject({ status: 304, text: '', statements: [] })
  expect(again.response.headers.get('etag')).toBe(etag)
})

test.each(CALLS)('%s of an unknown tournament is not found', async (call) => {
  expect(await ask(`/api/tournament/nowhere/${call}`)).toMatchObject({
    status: 404,
    text: 'Tournament not found.',
  })
})

test('a snapshot is read in one batch of three statements that search by key', async () => {
  const players = 500
  const round = Array.from({ length: players / 2 }, (_, at) => `${2 * at + 1}-${2 * at + 2} 1`).join(', ')
  await aSaved({ id: 'keyed', players, rounds: Array<string>(9).fill(round) })
  const { statements } = await ask('/api/tournament/keyed/snapshot')
  expect(statements).toHaveLength(3)
  expect(statements.reduce((sum, { read }) => sum + read, 0)).toBeLessThanOrEqual(1.1 * (players + 9 * 250))
  const plans = await Promise.all(statements.map((ran) => plan(bindings.DB, ran)))
  // The single row without a table, to which the tournament or its archive is joined, is no scan.
  expect(plans.flatMap(scans)).toEqual([])
})

test('concurrent requests share one query', async () => {
  await aSaved({ id: 'crowd', rounds: ['1-2 1'] })
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/tournament/crowd/snapshot')))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.flatMap(({ statements }) => statements)).toHaveLength(3)
})

test('a new version is served once the room has it', async () => {
  await aSaved({ id: 'grows', rounds: ['1-2 *'] })
  const before = await fetchJson<{ version: number }>('/api/tournament/grows/snapshot')
  await aSaved({ id: 'grows', rounds: ['1-2 1'] })
  await bindings.TournamentRoom.getByName('grows').publish({ type: 'round', v: before.version + 1 })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const after = await fetchJson<{ version: number; rounds: { outcomes: string }[] }>('/api/tournament/grows/snapshot')
  expect(after).toMatchObject({ version: before.version + 1, rounds: [{ outcomes: '10' }] })
})

test('a match that goes live without a write has another etag', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const soon = Date.now() + 300
  await aSaved({
    id: 'ticks',
    rounds: [{ white: [0], black: [1], outcomes: '  ', facts: { 0: { startTime: soon } } }],
  })
  const call = '/api/tournament/ticks/getPairings?round=1'
  const before = await ask(call)
  expect(JSON.parse(before.text)).toMatchObject([{ status: 'scheduled', isLive: false }])
  vi.setSystemTime(soon)
  const after = await ask(call, { headers: { 'if-none-match': before.response.headers.get('etag')! } })
  expect(after.status).toBe(200)
  expect(JSON.parse(after.text)).toMatchObject([{ status: 'live', isLive: true }])
  vi.useRealTimers()
})

test('players can be selected by their ids', async () => {
  await aSaved({ id: 'some', players: ['Ann Lee 2200 NED', 'Bob', 'Cleo'], rounds: ['1-2 1, 3 U'] })
  const found = await fetchJson<PlayerRow[]>('/api/tournament/some/fetchPlayers?ids=some-1,some-3,other-2')
  expect(found.map(({ id }) => id)).toEqual(['some-1', 'some-3'])
  expect(found[0]).toMatchObject({ firstName: 'Ann', lastName: 'Lee', rating: 2200, nationality: 'NED' })
})

test('notes about a player are public, except contact details and those that start with an underscore', async () => {
  await aSaved({ id: 'noted', players: 1 })
  await bindings.DB.prepare(
    `update players set meta = '{"club?":true,"_phone":"secret"}', contact = 'secret', lichess = 'ann'
    where tournament_id = 'noted'`,
  ).run()
  const { text } = await ask('/api/tournament/noted/fetchPlayers')
  expect(JSON.parse(text)).toMatchObject([{ meta: { 'club?': true }, lichess: 'ann' }])
  expect(text).not.toContain('secret')
})

test('pairings are selected by round, or by their ids', async () => {
  await aSaved({ id: 'pairs', rounds: ['1-2 1, 3-4 =', '1-3 0, 2-4 *'] })
  const ids = async (query: string) =>
    (await fetchJson<PairingRow[]>(`/api/tournament/pairs/getPairings?${query}`)).map(({ id }) => id)
  expect(await ids('round=2')).toEqual(['pairs-2-1', 'pairs-2-2'])
  expect(await ids('round=2&ids=pairs-2-2,pairs-1-1')).toEqual(['pairs-2-2'])
  expect(await ids('ids=pairs-2-2,pairs-1-1')).toEqual(['pairs-1-1', 'pairs-2-2'])
  expect(await ids('round=7')).toEqual([])
})

test('the state is the podium', async () => {
  await aSaved({ id: 'podium', rounds: ['1-2 1, 3-4 1', '1-3 1, 2-4 1'] })
  const state = await fetchJson<Record<string, PlayerRow[]>>('/api/tournament/podium/getState')
  expect(Object.entries(state).map(([place, players]) => [place, players.map(({ id }) => id)])).toEqual([
    ['1', ['podium-1']],
    ['2', ['podium-2', 'podium-3']],
  ])
})

const TEAMS = {
  individuals: [
    { no: 1, team: 1, board: 1, name: 'Ann', title: '', rating: 2200, nationality: 'NED' },
    { no: 2, team: 2, board: 1, name: 'Bob', username: 'bobby', title: 'IM', rating: 2400, nationality: 'NOR' },
  ],
  games: [
    { round: 1, matchNo: 1, no: 1, board: 1, white: 'Ann', black: 'Bob', outcome: '10', pgn: '1. e4 *' },
    { round: 1, matchNo: 1, no: 2, board: 1, white: 'Bob', black: 'Ann', outcome: '==' },
  ].map((game, at) => ({
    ...game,
    whiteIndividual: at === 0 ? 1 : 2,
    blackIndividual: at === 0 ? 2 : 1,
    whiteFirst: at === 0,
  })),
}

test('the games of a match come on request', async () => {
  const settings = { competitors: 'team', gamePointTotal: 2 } as const
  await aSaved({ id: 'boards', players: ['Tigers', 'Lions'], rounds: ['1-2 1½:½'], settings }, TEAMS)
  const [without] = await fetchJson<PairingRow[]>('/api/tournament/boards/getPairings?round=1')
  expect(without).not.toHaveProperty('games')
  const [match] = await fetchJson<PairingRow[]>('/api/tournament/boards/getPairings?round=1&games=true&withResults=1')
  expect(match).toMatchObject({
    resultWhite: 1.5,
    games: [
      { white: { username: 'Ann', result: 1, team: 'Tigers' }, pgn: '1. e4 *', board: 1 },
      { white: { username: 'Bob', result: 0.5, team: 'Lions' } },
    ],
  })
  const byId = await fetchJson<PairingRow[]>('/api/tournament/boards/getPairings?ids=boards-1-1&games=true')
  expect(byId[0]!.games).toEqual(match!.games)
})

test('the players at the boards come with their scores there', async () => {
  const settings = { competitors: 'team', gamePointTotal: 2 } as const
  await aSaved({ id: 'people', players: ['Tigers', 'Lions'], rounds: ['1-2 1½:½'], settings }, TEAMS)
  const rows = await fetchJson<IndividualRow[]>('/api/tournament/people/getIndividualPlayers')
  expect(rows).toMatchObject([
    { name: 'Ann', team: 'Tigers', username: null, userId: null, histories: [{ round: 1, board: 1, score: 1.5 }] },
    { name: 'Bob', team: 'Lions', username: 'bobby', histories: [{ score: 0.5, resultId: 'people-1-1' }] },
  ])
})

test.each([
  ['getPairings', 'Add a round or ids.'],
  ['getPairings?round=one', 'The round must be a number.'],
  ['getPairings?round=-1', 'The round must be a number.'],
  ['getPairings?round=1&round=2', 'The round must be a number.'],
  ['getPairings?round=1&games=maybe', 'games must be true or false.'],
  ['fetchPlayers?ids=a&ids=b', 'The ids must be a comma-separated list.'],
])('%s is refused in a sentence', async (call, sentence) => {
  await aSaved({ id: 'asked', rounds: ['1-2 1'] })
  const { response, status, text } = await ask(`/api/tournament/asked/${call}`)
  expect({ status, text }).toEqual({ status: 400, text: sentence })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
})
