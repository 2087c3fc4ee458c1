import { expect, test } from 'vitest'
import { aUser, ask, aSaved, bindings } from '#test/support/worker.ts'
import { plan, scans, type RanStatement } from '../support/count-statements.ts'
import { open } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import { swiss } from '../../scripts/bench/swiss.ts'
import { boundAtMost, boundEqual, hold } from './rows.ts'

const PLAYERS = 500
const snapshot = swiss(PLAYERS, 9)
const pairings = snapshot.rounds.reduce((sum, { white }) => sum + white.length, 0)
await saveImport(open(bindings.DB), { snapshot, individuals: [], games: [] })

const VIEW = [`/api/tournament/${snapshot.id}/snapshot`, `/t/${snapshot.id}/standings/9`]
const CALLS = [
  'getSettings',
  'getState',
  'getStatus',
  'isLive',
  'getAnnouncements',
  'fetchRounds',
  'fetchBonuses',
  'fetchPlayers',
  `fetchPlayers?ids=${snapshot.id}-7`,
  'getIndividualPlayers',
  'getPairings?round=3',
  'getPairings?round=3&games=true',
  `getPairings?ids=${snapshot.id}-3-4&games=true&withResults=true`,
].map((call) => `/api/tournament/${snapshot.id}/${call}`)
const LISTS = [
  '/',
  '/news',
  '/api/tournaments',
  '/api/tournaments?phase=live',
  '/api/tournaments?limit=1&after=none',
  '/api/events',
  '/api/events?phase=live&system=swiss&speed=rapid&from=2020-01-01&to=2030-01-01',
  '/api/events?search=cup&federation=NED&limit=1&after=none',
  '/api/events?ids=one,two',
  '/api/announcements',
  '/api/announcements?limit=1&after=announcement-1',
  `/api/result/${snapshot.id}-3-4`,
  `/api/results?ids=${snapshot.id}-3-4,${snapshot.id}-3-5&games=true`,
]

const cold = await ask(VIEW[0]!)

test('the first view of a snapshot is one batch that reads each row once; a repeated view runs no statement', async ({
  task,
}) => {
  const read = cold.statements.reduce((sum, ran) => sum + ran.read, 0)
  const warm: RanStatement[] = []
  for (const path of VIEW) warm.push(...(await ask(path)).statements)
  const rows = [
    boundEqual('snapshot view, cached: D1 statements', 0, warm.length),
    boundEqual(
      'snapshot view of 500 × 9, uncached: batches',
      1,
      new Set(cold.statements.map(({ batch }) => batch)).size,
    ),
    boundAtMost('snapshot view of 500 × 9, uncached: statements in it', 3, cold.statements.length),
    boundAtMost(
      'snapshot view of 500 × 9, uncached: rows read per player and pairing',
      1.1,
      read / (PLAYERS + pairings),
    ),
  ]
  hold(task, rows)
})

test('no read call goes through a whole table', async ({ task }) => {
  const statements = [...cold.statements]
  for (const path of [...CALLS, ...LISTS]) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 200])
    statements.push(...answer.statements)
  }
  const { id } = await aSaved({ id: 'closed', players: 2, settings: { public: false } })
  statements.push(...(await ask(`/api/tournament/${id}/snapshot`, await aUser('stranger'))).statements)

  const distinct = [...new Map(statements.map((ran) => [ran.sql, ran])).values()]
  const plans = await Promise.all(distinct.map((ran) => plan(bindings.DB, ran)))
  const rows = [
    boundEqual(`all read calls: table scans in their ${distinct.length} statements`, 0, plans.flatMap(scans).length),
  ]
  hold(task, rows)
})
