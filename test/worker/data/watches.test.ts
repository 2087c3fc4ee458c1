import { expect, test } from 'vitest'
import { aPlanFor, aWatchedTournament, AWAY, HOME, rowOf } from '../../support/watched-tournament.ts'
import { bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { addSource, changeSource } from '#worker/data/board-sources.ts'
import { start, listDueTournaments, recordLook, loadOfTournament } from '#worker/data/watches.ts'

const db = open(bindings.DB)

test('a watch is loaded with its sides, board players, games and state', async () => {
  await aWatchedTournament('known', [aPlanFor(1, 0), aPlanFor(2, 0)], { pullResults: 2 })
  await bindings.DB.batch([
    bindings.DB.prepare(
      "update matches set white_points = 3, black_points = 1, games = '10==' where tournament_id = 'known' and no = 1",
    ),
    bindings.DB.prepare(
      `insert into games (tournament_id, round, match_no, no, board, white, black, outcome, link, started_at)
      values ('known', 1, 1, 1, 1, 'Ann', 'Bert', '10', 'https://g/1', 5)`,
    ),
    bindings.DB.prepare("update players set chess_com = 'night-owls' where tournament_id = 'known' and no = 2"),
    bindings.DB.prepare("update watches set etag = 'W/1' where tournament_id = 'known' and match_no = 1"),
  ])
  const watching = await loadOfTournament(db, 'known')
  expect(watching).toMatchObject({ tournamentId: 'known', version: 1, settings: { pullResults: 2 } })
  const [first, second] = watching!.watches
  expect(first).toMatchObject({
    round: 1,
    no: 1,
    source: 'chessCom',
    siteId: '1',
    etag: 'W/1',
    failures: 0,
    match: { outcome: '  ', points: [3, 1], facts: { link: 'https://www.chess.com/live#tm=1' } },
    teams: [
      { name: HOME, club: null },
      { name: AWAY, club: 'night-owls' },
    ],
  })
  expect(first!.match.games).toBe('10==')
  expect(first!.match.played).toEqual([
    { board: 1, whiteFirst: true, outcome: '10', white: 'Ann', black: 'Bert', link: 'https://g/1', startedAt: 5 },
  ])
  expect([first!.teams[0].people!.size, first!.individuals.size]).toEqual([4, 8])
  expect(second).toMatchObject({
    no: 2,
    match: { points: null, games: '', played: [] },
    teams: [{ name: HOME }, { club: null }],
  })
})

test('finished watches are not loaded, nor is an unknown tournament', async () => {
  await aWatchedTournament('watched-out')
  await bindings.DB.prepare("update watches set done = 1 where tournament_id = 'watched-out'").run()
  expect((await loadOfTournament(db, 'watched-out'))!.watches).toEqual([])
  expect(await loadOfTournament(db, 'nowhere')).toBeUndefined()
})

test('a tournament is due once, however many of its matches are', async () => {
  await aWatchedTournament('at-once', [aPlanFor(1, 0), aPlanFor(2, 0)])
  await aWatchedTournament('not-yet')
  await bindings.DB.prepare("update watches set due_at = 100 where tournament_id = 'not-yet'").run()
  expect((await listDueTournaments(db, 99)).filter((id) => ['at-once', 'not-yet'].includes(id))).toEqual(['at-once'])
  expect((await listDueTournaments(db, 100)).filter((id) => ['at-once', 'not-yet'].includes(id))).toEqual([
    'at-once',
    'not-yet',
  ])
})

test('a failure is recorded, and a watch that starts again has none', async () => {
  await aWatchedTournament('failed')
  await recordLook(db, 'failed', { round: 1, no: 1, failures: 3, missing: false, dueAt: 77 })
  const row = () => rowOf("select failures, due_at, done from watches where tournament_id = 'failed'")
  expect(await row()).toEqual({ failures: 3, due_at: 77, done: 0 })
  await bindings.DB.prepare("update watches set done = 1 where tournament_id = 'failed'").run()
  await start(db, 'failed', { round: 1, no: 1, source: 'chessCom', siteId: '9' }, 88)
  expect(await row()).toEqual({ failures: 0, due_at: 88, done: 0 })
})

test('the sources of boards of an event are due while it is active and they are switched on', async () => {
  await aWatchedTournament('boardsdue', [aPlanFor(1, 0)])
  const isDue = async () => (await listDueTournaments(db, -1)).includes('boardsdue')
  const set = (active: number) =>
    bindings.DB.prepare("update tournaments set active = ? where id = 'boardsdue'").bind(active).run()
  const source = { id: 'duesourc', kind: 'pgn', address: 'https://hall.example/round.pgn', now: 0 } as const
  expect(await addSource(db, 'boardsdue', source)).toBe(true)
  expect(await isDue()).toBe(true)
  await set(0)
  expect(await isDue()).toBe(false)
  await set(1)
  expect(await isDue()).toBe(true)
  await changeSource(db, 'boardsdue', 'duesourc', { isOn: false })
  expect(await isDue()).toBe(false)
})
