import { expect, test, vi } from 'vitest'
import type { NumberedGame } from '#core/match/site-games.ts'
import { aPerson } from '#test/support/people.ts'
import { aWatchedTournament, rowOf, rowsOf } from '../../support/watched-tournament.ts'
import { bindings } from '#test/support/worker.ts'
import { changedState, type PairingChange, type PairingState } from '#core/match/pairing-state.ts'
import { open } from '#worker/data/db.ts'
import { save, type LiveReport } from '#worker/data/results.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})

const FACTS = { link: 'https://www.chess.com/live#tm=9000001', linkSource: 'chessCom', linkType: 'team' } as const
const before: PairingState = { outcome: '  ', points: null, games: '', facts: FACTS }
const game: NumberedGame = {
  no: 3,
  board: 2,
  whiteFirst: false,
  outcome: '01',
  white: 'Bert',
  black: 'Ann',
  link: 'https://www.chess.com/game/live/7',
  pgn: '1. e4',
  startedAt: 5,
  endedAt: 6,
}
const report = (id: string, rest: Partial<LiveReport> = {}): LiveReport => ({
  tournament: { id, version: 1, settings: { competitors: 'team', gamePointTotal: 8 } },
  pairing: { round: 1, no: 1, white: 1, black: 2 },
  source: 'chessCom',
  before,
  change: { points: [2, 0], games: '    10', facts: { boards: 4 } },
  games: [{ ...game, whiteIndividual: 5, blackIndividual: null }],
  etag: 'W/"1"',
  done: false,
  now: 9,
  ...rest,
})
const versionAfter = async (db: ReturnType<typeof open>, given: LiveReport) => (await save(db, given))?.version

/** The database, with the rows that each batch read and wrote. */
function metered() {
  const batches: { read: number; written: number }[] = []
  const d1 = new Proxy(bindings.DB, {
    get(real, name) {
      if (name !== 'batch') return Reflect.get(real, name).bind(real)
      return async (statements: D1PreparedStatement[]) => {
        const results = await real.batch(statements)
        const sum = (of: 'rows_read' | 'rows_written') => results.reduce((all, { meta }) => all + meta[of], 0)
        batches.push({ read: sum('rows_read'), written: sum('rows_written') })
        return results
      }
    },
  })
  return { db: open(d1), batches }
}
const all = async (id: string) => ({
  tournament: await rowsOf('select version from tournaments where id = ?', id),
  matches: await rowsOf(
    'select outcome, white_points, black_points, games, facts from matches where tournament_id = ?',
    id,
  ),
  games: await rowsOf('select * from games where tournament_id = ?', id),
  history: await rowsOf(
    'select act, inverse, source, at from changes where tournament_id = ? and source <> ?',
    id,
    'import',
  ),
  watches: await rowsOf('select etag, failures, done from watches where tournament_id = ?', id),
  notices: await rowsOf('select title, role from notices where tournament_id = ?', id),
})

test('a report is saved in one batch of few rows', async () => {
  await aWatchedTournament('whole')
  const { db, batches } = metered()
  expect(await versionAfter(db, report('whole'))).toBe(3)
  expect(await all('whole')).toMatchObject({
    tournament: [{ version: 3 }],
    matches: [
      {
        outcome: '  ',
        white_points: 2,
        black_points: 0,
        games: '    10',
        facts: JSON.stringify({ ...FACTS, boards: 4 }),
      },
    ],
    games: [
      { match_no: 1, no: 3, board: 2, white_first: 0, white_individual: 5, black_individual: null, pgn: '1. e4' },
    ],
    history: [{ source: 'chessCom', at: 9 }],
    watches: [{ etag: 'W/"1"', failures: 0, done: 0 }],
    notices: [],
  })
  expect(batches).toHaveLength(1)
  expect(batches[0]!.read).toBeLessThanOrEqual(10)
  expect(batches[0]!.written).toBeLessThanOrEqual(8)
})

test('the cost does not grow with the tournament', async () => {
  await aWatchedTournament('crowded')
  await bindings.DB.prepare(
    `with recursive numbers (no) as (select 2 union all select no + 1 from numbers where no < 2000)
    insert into matches (tournament_id, round, no, board, white, black) select 'crowded', no % 9 + 1, no, no, 1, 2 from numbers`,
  ).run()
  const { db, batches } = metered()
  await save(db, report('crowded'))
  expect(batches[0]!.read).toBeLessThanOrEqual(10)
  expect(batches[0]!.written).toBeLessThanOrEqual(8)
})

test('the same report again changes nothing', async () => {
  await aWatchedTournament('saved-again')
  const { db } = metered()
  await save(db, report('saved-again'))
  const once = await all('saved-again')
  expect(await Promise.all(Array.from({ length: 20 }, () => versionAfter(db, report('saved-again'))))).toEqual(
    Array(20).fill(3),
  )
  expect(await all('saved-again')).toEqual(once)
})

test('a match that was changed meanwhile stays as it is', async () => {
  await aWatchedTournament('other')
  await bindings.DB.prepare("update matches set outcome = '01' where tournament_id = 'other'").run()
  const left = await all('other')
  expect(await save(metered().db, report('other'))).toBeUndefined()
  expect(await all('other')).toEqual(left)
})

test('a report is saved exactly once when the database fails once, before or after saving it', async () => {
  const once = { ...(await aWatchedTournament('sound'), await save(metered().db, report('sound')), await all('sound')) }
  for (const after of [false, true]) {
    const id = after ? 'late' : 'early'
    await aWatchedTournament(id)
    let failures = 1
    const d1 = new Proxy(bindings.DB, {
      get(real, name) {
        if (name !== 'batch') return Reflect.get(real, name).bind(real)
        return async (statements: D1PreparedStatement[]) => {
          const results = after ? await real.batch(statements) : []
          if (failures-- > 0) throw new Error('D1_ERROR: Network connection lost.')
          return after ? results : real.batch(statements)
        }
      },
    })
    expect(await versionAfter(open(d1), report(id))).toBe(3)
    const games = once.games.map((row) => Object.assign({}, row, { tournament_id: id }))
    expect(await all(id)).toEqual({ ...once, games })
  }
})

test('a statement that fails leaves nothing half done', async () => {
  await aWatchedTournament('half')
  const untouched = await all('half')
  const broken = [{ ...game, whiteIndividual: null, blackIndividual: null, white: null as never }]
  await expect(save(metered().db, report('half', { games: broken }))).rejects.toThrow('NOT NULL')
  expect(await all('half')).toEqual(untouched)
})

test('games that change places keep their moves', async () => {
  await aWatchedTournament('places')
  const { db } = metered()
  const first = report('places')
  await save(db, first)
  const other: NumberedGame = {
    ...game,
    whiteFirst: true,
    outcome: '==',
    link: 'https://www.chess.com/game/live/8',
    pgn: '1. d4',
  }
  const moved = { ...game, no: 4 }
  const change: PairingChange = { points: [3, 1], games: '    ==10', facts: { boards: null } }
  const then = changedState(before, first.change)
  const whole = (one: NumberedGame) => ({ ...one, whiteIndividual: null, blackIndividual: null })
  const both = [whole(other), whole(moved)]
  expect(await versionAfter(db, report('places', { before: then, change, games: both }))).toBe(5)
  expect(await rowsOf("select no, white_first, pgn from games where tournament_id = 'places' order by no")).toEqual([
    { no: 3, white_first: 1, pgn: '1. d4' },
    { no: 4, white_first: 0, pgn: '1. e4' },
  ])
  const unread = whole({ ...moved, pgn: undefined, outcome: '10' } as never)
  await save(
    db,
    report('places', { before: changedState(then, change), change: { games: '    ==01' }, games: [unread] }),
  )
  expect(await rowOf("select outcome, pgn from games where tournament_id = 'places' and no = 4")).toEqual({
    outcome: '10',
    pgn: '1. e4',
  })
})

test('facts without a result leave no history', async () => {
  await aWatchedTournament('facts')
  const change: PairingChange = { facts: { bodyStatus: 'scheduled' } }
  await save(metered().db, report('facts', { change, games: [] }))
  expect(await all('facts')).toMatchObject({ tournament: [{ version: 2 }], history: [] })
})

test('a match that is given up notifies its director', async () => {
  await aWatchedTournament('lost')
  await aPerson('lost-boss')
  await bindings.DB.prepare("update tournaments set organiser_id = 'lost-boss' where id = 'lost'").run()
  const notice = { title: 'No result', content: 'For a day.', link: '/t/lost/pairings/1#lost-1-1' }
  const change: PairingChange = { facts: { aborted: true } }
  await save(metered().db, report('lost', { change, games: [], done: true, notice }))
  expect(await all('lost')).toMatchObject({
    watches: [{ done: 1 }],
    notices: [{ title: 'No result', role: 'director' }],
  })
  expect(await rowsOf("select content, link from notifications where user_id = 'lost-boss'")).toEqual([
    { content: '**No result**: For a day\\.', link: notice.link },
  ])
})
