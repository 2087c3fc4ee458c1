import { afterAll, beforeEach, expect, test } from 'vitest'
import { readPgnFile } from '#core/pgn/read-pgn.ts'
import { serveChessSite } from '../../scripts/run/chess-site.ts'

const { base, site, close } = await serveChessSite()
afterAll(close)

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 28, 14)
const ID = '00000000-0000-4000-8000-000000000020'
const PAIRINGS = Array.from(
  { length: 20 },
  (_, at) => `[White "White${at + 1}, Ann"]\n[Black "Black${at + 1}, Bo"]\n[Result "*"]\n\n*\n\n`,
).join('')
const PGN_FILE = `/halls/${ID}/round-3/games.pgn`
const get = async (path: string, headers = {}) => {
  const answer = await fetch(base + path, { headers })
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() }
}

beforeEach(async () => {
  await site.reset()
  await site.at(START - MINUTE)
  await site.hall({ id: ID, pairings: PAIRINGS, round: 3, startTime: START })
})

test('a PGN address has all boards, and the same games have the same ETag', async () => {
  await site.at(START + 10 * MINUTE)
  const { text, etag } = await get(PGN_FILE)
  expect(readPgnFile(text, 500).games.filter(({ moves }) => moves.length > 3)).toHaveLength(20)
  expect((await get(PGN_FILE, { 'if-none-match': etag })).status).toBe(304)
  await site.at(START + 20 * MINUTE)
  expect((await get(PGN_FILE, { 'if-none-match': etag })).status).toBe(200)
  expect((await get(PGN_FILE.replace('round-3', 'round-2'))).status).toBe(404)
})

test('LiveChess Cloud names the players before a game begins, and has a file for each board that has begun', async () => {
  const cloud = (file: string) => get(`/livechess/get/${ID}/${file}`)
  expect(JSON.parse((await cloud('tournament.json')).text).rounds[2]).toEqual({ count: 20, live: 0 })
  const index = JSON.parse((await cloud('round-3/index.json')).text)
  expect(index.pairings[6].white).toMatchObject({ lname: 'White7', fname: 'Ann' })
  expect((await cloud('round-3/game-7.json')).status).toBe(404)
  await site.at(START + 10 * MINUTE)
  const game = JSON.parse((await cloud('round-3/game-7.json')).text)
  expect(game).toMatchObject({ live: true, serialNr: '10007', chess960: 518, result: null })
  expect(game.moves[0]).toMatch(/^[a-hN][a-h1-8]+ \d+\+\d+$/)
})

test('a broadcast has all games at once, and as a stream until all are over', async () => {
  await site.at(START + 24 * 60 * MINUTE)
  const whole = await get(`/lichess/api/broadcast/round/${ID}.pgn`)
  const stream = await get(`/lichess/api/stream/broadcast/round/${ID}.pgn`)
  expect(readPgnFile(whole.text, 500).games).toHaveLength(20)
  expect(stream.text).toBe(whole.text)
})

test('a hall sends its games to an address, and says what was answered', async () => {
  await site.at(START + 10 * MINUTE)
  const { status } = await site.pushHall(ID, { url: `${base}/nowhere`, token: 'kbz_x', boards: [1, 2] })
  expect(status).toBe(404)
  expect(await site.boards(ID)).toHaveLength(20)
  await site.endHall(ID)
  expect((await get(PGN_FILE)).status).toBe(404)
})
