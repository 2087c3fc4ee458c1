import { beforeEach, expect, test, vi } from 'vitest'
import type { MoodName } from '#simulator/moods/moods.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'
import { isAudit } from '#test/support/audit.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { advance } from '#test/support/watched-match.ts'
import { watchedGames } from '#test/support/watched-games.ts'
import { bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { listDueTournaments } from '#worker/data/watches.ts'

// A fixed date, so that no month ends while a test runs.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 10, 12) })
vi.spyOn(console, 'warn').mockImplementation(() => {})
const site = await aChessSite()
beforeEach(async () => {
  await site.mood('ok')
  // Back-offs of earlier tests are over by then.
  advance(2 * DAY)
  await site.clearLog()
})

const ACCOUNTS = { 1: 'AnnLee', 2: 'Bob_1' }
let count = 0
/** A Lichess game that started this many minutes ago, with ten moves a minute, which White loses. */
const aGame = async (some: Partial<Parameters<typeof site.lichessGame>[0]> = {}, minutesAgo = 1) => {
  const startTime = Date.now() - minutesAgo * MINUTE
  return site.lichessGame({
    id: `game${String((count += 1)).padStart(4, '0')}`,
    white: 'AnnLee',
    black: 'bob_1',
    secondsPerMove: 6,
    startTime,
    ...some,
  })
}
const linkedTo = ({ id }: { id: string }, source: 'lichess' | 'chessCom' = 'lichess') => ({ source, siteId: id })
const factsOf = async (pairing: Promise<{ facts: string | null }>) => JSON.parse((await pairing).facts ?? '{}')

test('a Lichess game is followed from its moves to its result, which is final or waits for a director, as the settings say', async () => {
  for (const pullResults of [1, 2] as const) {
    const game = await aGame()
    const watched = await watchedGames(`g${pullResults}`, {
      accounts: ACCOUNTS,
      link: linkedTo(game),
      settings: { pullResults },
    })
    await watched.turn()
    expect(await factsOf(watched.pairing())).toMatchObject({ bodyStatus: 'in_progress', startTime: game.startTime })
    expect(watched.running().games[0]).toMatchObject({ game: 1, pgn: expect.stringMatching(/\n1\. \w+ .* \*$/s) })
    await watched.follow(MINUTE)
    const said = watched.moves.map(({ m = '' }) => m).join('')
    expect(said).toMatch(/[a-h][1-8]/)
    expect(JSON.stringify(watched.told)).not.toContain('pgn')
    await watched.follow(10 * MINUTE)
    expect((await watched.pairing()).outcome).toBe('01')
    expect('provisional' in (await factsOf(watched.pairing()))).toBe(pullResults === 1)
    expect(await watched.games()).toMatchObject([
      {
        link: `https://lichess.org/${game.id}`,
        white: 'AnnLee',
        outcome: '01',
        pgn: expect.stringMatching(/\n1\. \w+ .* 0-1$/s),
      },
    ])
  }
})

test('a game played with reversed colours counts for its winner', async () => {
  const game = await aGame({ white: 'bob_1', black: 'annlee' }, 60)
  const watched = await watchedGames('crossed', { accounts: ACCOUNTS, link: linkedTo(game) })
  await watched.turn()
  expect((await watched.pairing()).outcome).toBe('10')
  expect(await watched.games()).toMatchObject([{ white_first: 0, outcome: '01' }])
})

test('a game of other players gives no result, and the match says so', async () => {
  const game = await aGame({ black: 'stranger' }, 60)
  const watched = await watchedGames('others', { accounts: ACCOUNTS, link: linkedTo(game) })
  await watched.turn()
  expect((await watched.pairing()).outcome).toBe('  ')
  expect(watched.running().teamsUnidentified).toBe(true)
})

test('an aborted game gives no result', async () => {
  const game = await aGame({ end: { at: Date.now(), status: 'aborted' } })
  const watched = await watchedGames('brokenoff', { accounts: ACCOUNTS, link: linkedTo(game) })
  await watched.follow(MINUTE)
  expect((await watched.pairing()).outcome).toBe('  ')
})

test('where results are not pulled the site is not polled', async () => {
  const watched = await watchedGames('unpulled', { link: linkedTo(await aGame()), settings: { pullResults: 0 } })
  await watched.turn()
  expect(await site.log()).toEqual([])
})

test('all games of a round are polled in one request', async () => {
  const watched = await watchedGames('together', { accounts: ACCOUNTS, link: linkedTo(await aGame()) })
  const other = await aGame({ white: 'c', black: 'd' })
  await bindings.DB.batch([
    bindings.DB.prepare(
      `update matches set facts = json_object('link', 'https://lichess.org/' || ?1, 'linkSource', 'lichess', 'linkType', 'game')
       where tournament_id = 'together' and no = 2`,
    ).bind(other.id),
    bindings.DB.prepare(
      `insert into watches (tournament_id, round, match_no, source, site_id, due_at) values ('together', 1, 2, 'lichess', ?1, 0)`,
    ).bind(other.id),
  ])
  await watched.forget()
  await site.clearLog()
  await watched.turn()
  expect((await site.log()).map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'POST /lichess/api/games/export/_ids',
  ])
  expect(await factsOf(watched.pairing(2))).toMatchObject({ bodyStatus: 'in_progress' })
})

const LICHESS_FAULTS: MoodName[] = isAudit
  ? ['429', '403', '404', '410', '500', '503', 'garbage', 'html', 'empty', 'reset', 'huge', 'wrong-schema']
  : ['429', '404', 'reset', 'wrong-schema']

test.each(LICHESS_FAULTS)('after Lichess was in the mood %s, nothing is lost or doubled', async (mood) => {
  const watched = await watchedGames(`lichess${mood.replaceAll('-', '')}`, {
    accounts: ACCOUNTS,
    link: linkedTo(await aGame()),
  })
  await watched.turn()
  await site.mood(mood, { only: '/lichess' })
  await watched.follow(30 * SECOND, 10 * SECOND)
  expect((await watched.pairing()).outcome).toBe('  ')
  await site.mood('ok')
  await watched.follow(16 * MINUTE, 30 * SECOND)
  expect((await watched.pairing()).outcome).toBe('01')
  expect(await watched.games()).toHaveLength(1)
})

test('after a 429 Lichess is not polled for a minute', async () => {
  const watched = await watchedGames('enough', { accounts: ACCOUNTS, link: linkedTo(await aGame()) })
  await site.mood('429', { only: '/lichess' })
  await watched.follow(59 * SECOND)
  expect(await site.log()).toHaveLength(1)
})

test('a Chess.com game is found in a player’s archive once it is over, and its result is taken', async () => {
  const game = await site.archivedGame({
    id: '123456789',
    white: 'AnnLee',
    black: 'Bob_1',
    secondsPerMove: 12,
    startTime: Date.now() - MINUTE,
  })
  const watched = await watchedGames('archive', { accounts: ACCOUNTS, link: linkedTo(game, 'chessCom') })
  await watched.follow(5 * MINUTE)
  expect((await watched.pairing()).outcome).toBe('  ')
  const asked = await site.log()
  // Once a minute, in turn for both players; at the first search also last month's archive.
  expect(asked.length).toBeLessThanOrEqual(5 + 2)
  expect(asked.map(({ path }) => path)).toContain('/pub/player/annlee/games/2026/05')
  expect(asked.at(-1)!.status).toBe(304)
  expect(watched.running().seenAt).toBeGreaterThan(Date.now() - 2 * MINUTE)
  await watched.follow(20 * MINUTE)
  expect((await watched.pairing()).outcome).toBe('01')
  expect(await watched.games()).toMatchObject([{ link: 'https://www.chess.com/game/live/123456789', outcome: '01' }])
})

test('a game that ended last month is found too', async () => {
  const startTime = Date.now() - 31 * DAY
  const game = await site.archivedGame({
    id: '123456790',
    white: 'AnnLee',
    black: 'Bob_1',
    secondsPerMove: 1,
    startTime,
  })
  const watched = await watchedGames('lastmonth', { accounts: ACCOUNTS, link: linkedTo(game, 'chessCom') })
  await watched.follow(2 * MINUTE)
  expect((await watched.pairing()).outcome).toBe('01')
})

const ARCHIVE_FAULTS: MoodName[] = isAudit
  ? ['429', '404', '500', 'garbage', 'html', 'wrong-schema', 'stale-etag']
  : ['404', 'wrong-schema', 'stale-etag']

test.each(ARCHIVE_FAULTS)(
  'after chess.com’s archives were in the mood %s the result is taken all the same',
  async (mood) => {
    const id = String(300_000_000 + (count += 1))
    await site.archivedGame({ id, white: 'AnnLee', black: 'Bob_1', secondsPerMove: 1, startTime: Date.now() - HOUR })
    const watched = await watchedGames(`arc${mood.replaceAll('-', '')}`, {
      accounts: ACCOUNTS,
      link: { source: 'chessCom', siteId: id },
    })
    await site.mood(mood, { only: '/pub' })
    await watched.follow(2 * MINUTE, 20 * SECOND)
    await site.mood('ok')
    await watched.follow(16 * MINUTE, 30 * SECOND)
    expect((await watched.pairing()).outcome).toBe('01')
  },
)

test('without known accounts Chess.com is not asked', async () => {
  const watched = await watchedGames('nameless', { link: { source: 'chessCom', siteId: '400000000' } })
  await watched.follow(5 * MINUTE)
  expect(await site.log()).toEqual([])
})

test('games of the Lichess Swiss named by a tournament are linked to its pairings by the players’ names', async () => {
  const event = 'swiss001'
  const accounts = { ...ACCOUNTS, 3: 'carl', 4: 'Dora' }
  const first = await aGame({ event })
  const second = await aGame({ event, white: 'dora', black: 'Carl' })
  await aGame({ event, white: 'annlee', black: 'stranger' })
  const watched = await watchedGames('event', {
    accounts,
    settings: { source: `https://lichess.org/swiss/${event}`, pullResults: 2 },
  })
  expect(await listDueTournaments(open(bindings.DB), Date.now())).toContain('event')
  await watched.turn()
  expect(await factsOf(watched.pairing(1))).toMatchObject({ link: `https://lichess.org/${first.id}`, linkType: 'game' })
  expect(await factsOf(watched.pairing(2))).toMatchObject({ link: `https://lichess.org/${second.id}` })
  expect(watched.told).toHaveLength(2)
  await watched.follow(12 * MINUTE)
  expect((await watched.pairing(1)).outcome).toBe('01')
  expect((await watched.pairing(2)).outcome).toBe('10')
})

test('a game link that a director removed is not added again from the event', async () => {
  const event = 'swiss002'
  const game = await aGame({ event })
  const watched = await watchedGames('taken', {
    accounts: { ...ACCOUNTS },
    settings: { source: `https://lichess.org/tournament/${event}` },
  })
  await watched.turn()
  expect(await factsOf(watched.pairing())).toMatchObject({ link: `https://lichess.org/${game.id}` })
  await bindings.DB.batch([
    bindings.DB.prepare("update matches set facts = null where tournament_id = 'taken'"),
    bindings.DB.prepare("update links set state = 'removed' where tournament_id = 'taken'"),
    bindings.DB.prepare("delete from watches where tournament_id = 'taken'"),
  ])
  await watched.follow(MINUTE)
  expect(await factsOf(watched.pairing())).toEqual({})
})
