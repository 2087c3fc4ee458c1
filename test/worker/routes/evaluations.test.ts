import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import type { PliesEvent } from '#core/match/live.ts'
import { aMade, person, START } from '#test/support/made-tournament.ts'
import { claims } from '#test/support/people.ts'
import { wholeRoom } from '#test/support/tournament-room.ts'
import { aViewer, until } from '#test/support/viewer.ts'
import { aUser, ask, fetchJson, postJson } from '#test/support/worker.ts'
import { IDENTITY_HEADERS } from '#party/sockets.ts'

type Running = AnswerOf<'get', '/tournament/:id/getRunningGames'>
type Result = AnswerOf<'get', '/result/:id'>

const MOVES = '1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:50]} 2. Nf3'

/** Programs may push once a second, and for so long the Worker remembers versions and running games. */
const aSecond = async () => (vi.isFakeTimers() ? later(1.1) : await new Promise((resolve) => setTimeout(resolve, 1100)))
const later = (seconds: number) => void vi.setSystemTime(Date.now() + 1000 * seconds)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** An event of four whose boards a program pushes, with three half-moves on board 1. */
async function aHall(name: string, settings: object = {}) {
  const made = await aMade(name, {
    entries: ['Adler', 'Birk', 'Cole', 'Dahl'].map((lastName) => ({ ...person('Jo'), lastName })),
  })
  const { id, headers, does } = made
  if (Object.keys(settings).length > 0) await does({ type: 'editEvent', settings })
  await does(...START)
  const post = async (path: string, body: object, as = headers) => {
    const answer = await postJson(`/api/tournament/${id}/${path}`, body, as)
    return {
      status: answer.status,
      body: JSON.parse(answer.status === 200 ? answer.text : 'null') as Record<string, unknown>,
    }
  }
  const { source } = (await post('addBoardSource', { kind: 'push' })).body as { source: string }
  const { token } = (await post('makeBoardToken', {})).body as { token: string }
  const round = (await made.snapshot()).rounds[0]!
  const names = ['Adler, Jo', 'Birk, Jo', 'Cole, Jo', 'Dahl, Jo']
  const push = async (moves: string, result = '*') => {
    const pgn = `[White "${names[round.white[0]!]}"]\n[Black "${names[round.black[0]!]}"]\n[Result "${result}"]\n\n${moves} ${result}\n`
    const answer = await ask(`/api/broadcast/round/${source}/push`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: pgn,
    })
    expect(answer.status).toBe(200)
  }
  await push(MOVES)
  await aSecond()
  return {
    ...made,
    round,
    post,
    push,
    evaluate: (...evaluations: number[][]) => post('evaluate', { round: 1, evaluations }),
    running: async (as: Record<string, string> = {}) =>
      (await fetchJson<Running>(`/api/tournament/${id}/getRunningGames?round=1`, { headers: as }))[0]!.games[0]!,
    runningMatch: async (as: Record<string, string> = {}) =>
      (await fetchJson<{ games: Running[number]['games'] }>(`/api/result/${id}-1-1/running`, { headers: as }))
        .games[0]!,
    result: async (as: Record<string, string> = {}) =>
      (await fetchJson<Result>(`/api/result/${id}-1-1`, { headers: as })).games[0]!,
  }
}

it('keeps evaluations of positions that a running game has, and shows them to readers', async () => {
  const hall = await aHall('evaluated')
  expect(await hall.evaluate([1, 1, 1, 30], [1, 1, 3, 45], [1, 1, 4, 99], [2, 1, 1, 10])).toEqual({
    status: 200,
    body: { taken: 2 },
  })
  expect((await hall.running()).evaluations).toEqual([30, null, 45])
  expect((await hall.runningMatch()).evaluations).toEqual([30, null, 45])
  await hall.evaluate([1, 1, 2, -19_997])
  await aSecond()
  expect((await hall.running()).evaluations).toEqual([30, -19_997, 45])
})

it('takes evaluations of the file that a program pushes, before those of the event’s engine', async () => {
  const hall = await aHall('evaluated-file')
  const room = wholeRoom(hall.id)
  const reader = await aViewer(room)
  reader.say({ type: 'follow', r: 1, p: 1 })
  await hall.evaluate([1, 1, 1, 30], [1, 1, 2, 31])
  await hall.push('1. e4 {[%eval 0.25][%clk 1:29:58]} e5 {[%clk 1:29:50]} 2. Nf3 {[%eval #3]}')
  const heard = () =>
    reader.told().flatMap((event) => (event.type === 'plies' ? ((event as unknown as PliesEvent).e ?? []) : []))
  await until(() => heard().some(([, , ply]) => ply === 3), 'the evaluation of the file')
  expect(heard()).toContainEqual([1, 1, 1, 25])
  expect((await hall.evaluate([1, 1, 1, 90], [1, 1, 2, 35])).body).toEqual({ taken: 1 })
  await aSecond()
  expect((await hall.running()).evaluations).toEqual([25, 35, 19_997])
  // The file says something else of the position now.
  await hall.push('1. e4 {[%eval 0.4]} e5 2. Nf3 {[%eval #3]}')
  await aSecond()
  expect((await hall.running()).evaluations).toEqual([40, 35, 19_997])
})

it('forgets the evaluation of a move that the file replaces, so that the event’s engine is heard again', async () => {
  const hall = await aHall('evaluated-anew')
  await hall.push('1. e4 {[%eval 0.25]} e5 2. Nf3 {[%eval 0.3]}')
  await aSecond()
  expect((await hall.running()).evaluations).toEqual([25, null, 30])
  await hall.push('1. e4 {[%eval 0.25]} e5 2. Bc4')
  // Boards often guess a move wrongly, so a replaced one waits.
  later(5)
  await hall.push('1. e4 {[%eval 0.25]} e5 2. Bc4')
  expect((await hall.evaluate([1, 1, 3, 12])).body).toEqual({ taken: 1 })
  later(5)
  expect((await hall.running()).evaluations).toEqual([25, null, 12])
})

it('keeps evaluations of a pushed file from readers while the event hides them', async () => {
  const hall = await aHall('evaluated-unseen', { liveEvaluations: 'ended' })
  await hall.push('1. e4 {[%eval 0.25]} e5 2. Nf3')
  await aSecond()
  expect((await hall.running()).evaluations).toBeUndefined()
  expect((await hall.running()).pgn).not.toContain('%eval')
})

it('refuses what is no evaluation, with a sentence', async () => {
  const hall = await aHall('misjudged')
  for (const evaluations of [[], [[1, 1, 1, 12_000]], [[1, 1, 0, 5]], [[1, 1, 1]], [[1, 1, 1, 0.5]], 'x'])
    expect((await hall.post('evaluate', { round: 1, evaluations })).status).toBe(400)
  const many = Array.from({ length: 201 }, () => [1, 1, 1, 5])
  expect((await hall.post('evaluate', { round: 1, evaluations: many })).status).toBe(400)
})

it('saves evaluations with the game once it has a result, and the last one when it comes later', async () => {
  const hall = await aHall('judged-to-the-end')
  await hall.evaluate([1, 1, 1, 30], [1, 1, 2, 28])
  await hall.push(MOVES, '1-0')
  later(30)
  expect((await hall.post('takeBoardResults', { results: [{ no: 1, outcome: '10' }] })).status).toBe(200)
  later(5)
  // The room’s next turn saves the game.
  await hall.post('lookAtBoards', {})
  expect((await hall.result()).evaluations).toEqual([30, 28])
  expect((await hall.evaluate([1, 1, 3, 60])).body).toEqual({ taken: 1 })
  await hall.does({ type: 'enterResult', round: 1, no: 2, result: { outcome: '10' } })
  later(5)
  await hall.post('lookAtBoards', {})
  expect((await hall.result()).evaluations).toEqual([30, 28, 60])
})

it.each(['ended', 'auto'] as const)('with the setting “%s” decides when readers see them', async (liveEvaluations) => {
  const hall = await aHall(`setting-${liveEvaluations}`, { liveEvaluations })
  await hall.evaluate([1, 1, 1, 30])
  expect((await hall.running()).evaluations).toEqual(liveEvaluations === 'ended' ? undefined : [30])
  expect((await hall.runningMatch()).evaluations).toEqual(liveEvaluations === 'ended' ? undefined : [30])
})

it('shows delayed evaluations a quarter of an hour later', async () => {
  const hall = await aHall('judged-late', { liveEvaluations: 'delayed' })
  await hall.evaluate([1, 1, 1, 30])
  expect((await hall.running()).evaluations).toEqual([])
  later(15 * 60 + 2)
  expect((await hall.running()).evaluations).toEqual([30])
})

describe('for readers who play in the round', () => {
  it('leaves evaluations out of answers while their own game runs', async () => {
    const hall = await aHall('own-game')
    const [player, spectator] = await Promise.all([aUser('plays-here'), aUser('watches-here')])
    await claims(hall.id, hall.round.white[1]! + 1, { user_id: 'plays-here', owner: 'plays-here' })
    await hall.evaluate([1, 1, 1, 30])
    expect((await hall.running(spectator.headers)).evaluations).toEqual([30])
    expect((await hall.running(player.headers)).evaluations).toBeUndefined()
    expect((await hall.runningMatch(player.headers)).evaluations).toBeUndefined()
    await hall.does({ type: 'enterResult', round: 1, no: 2, result: { outcome: '10' } })
    await aSecond()
    expect((await hall.running(player.headers)).evaluations).toEqual([30])
  })

  it('leaves them out of frames', async () => {
    // Moves are gathered for a second, which passes only with a clock that runs.
    vi.useRealTimers()
    const hall = await aHall('own-frames')
    await aUser('plays-in-frames')
    await claims(hall.id, hall.round.white[1]! + 1, { user_id: 'plays-in-frames', owner: 'plays-in-frames' })
    const room = wholeRoom(hall.id)
    const known = { [IDENTITY_HEADERS.user]: 'plays-in-frames', [IDENTITY_HEADERS.session]: 'a-session' }
    const [player, reader] = await Promise.all([aViewer(room, '', known), aViewer(room)])
    const plies = ({ told }: typeof reader) => told().filter((one) => one.type === 'plies') as unknown as PliesEvent[]
    for (const viewer of [player, reader]) viewer.say({ type: 'follow', r: 1, p: 1 })
    await hall.push(`${MOVES} Nc6`)
    await hall.evaluate([1, 1, 4, 25])
    await until(() => plies(reader).some(({ e }) => e), 'an evaluation')
    await until(() => plies(player).length > 0, 'the moves')
    expect(plies(reader).flatMap(({ t }) => t)).toContainEqual([1, 1, 4, 'Nc6'])
    expect(plies(reader).flatMap(({ e = [] }) => e)).toEqual([[1, 1, 4, 25]])
    expect(plies(player).flatMap(({ t }) => t)).toContainEqual([1, 1, 4, 'Nc6'])
    expect(plies(player).flatMap(({ e = [] }) => e)).toEqual([])
  })
})

it('shows no evaluation of a running game to readers who hide results', async () => {
  const hall = await aHall('unspoiled')
  await hall.evaluate([1, 1, 1, 30])
  expect((await hall.running({ cookie: 'spoilers=hide' })).evaluations).toBeUndefined()
})
