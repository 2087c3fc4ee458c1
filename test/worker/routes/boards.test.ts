import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { aHall, game } from '#test/support/board-hall.ts'
import { result } from '#test/support/made-tournament.ts'
import { aUser, ask, postJson } from '#test/support/worker.ts'
import { wholeRoom } from '#test/support/tournament-room.ts'

/** Until the Worker knows what the room has changed. */
const soon = <Seen>(look: () => Promise<Seen>) => expect.poll(look, { timeout: 10_000, interval: 200 })
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1050))

it('shows pushed moves with their clocks, and takes the result at the desk', async () => {
  const hall = await aHall('hall-push')
  const pgn = game(hall.pair(1), '1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:50]} 2. Nf3')
  const pushed = await hall.push(pgn)
  expect(pushed.status).toBe(200)
  expect(JSON.parse(pushed.text)).toEqual({
    games: [{ tags: { White: hall.pair(1)[0], Black: hall.pair(1)[1] }, moves: 3 }],
  })
  await soon(async () => (await hall.snapshot()).rounds[0]!.facts?.[0]).toMatchObject({
    feed: true,
    startTime: expect.any(Number),
  })
  await soon(async () => (await hall.running())[0]?.games[0]?.pgn).toContain(
    '1. e4 {[%clk 1:29:58]} 1... e5 {[%clk 1:29:50]} 2. Nf3',
  )
  expect((await hall.boards()).boards).toEqual([
    expect.objectContaining({ no: 1, plies: 3, state: 'playing', clocks: [5398, 5390], flags: [] }),
  ])
})

it('proposes a result that is stable, and enters it with the moves once it is accepted', async () => {
  const hall = await aHall('hall-result')
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const now = Date.now()
    await hall.push(game(hall.pair(1), '1. e4 e5 2. Nf3', { Result: '1-0' }))
    expect((await hall.boards()).proposals).toEqual([])
    vi.setSystemTime(now + 30_000)
    const { proposals } = await hall.boards()
    expect(proposals).toEqual([expect.objectContaining({ no: 1, outcome: '10', isAgreeing: true })])
    const taken = await hall.post('takeBoardResults', { results: [{ no: 1, outcome: '10' }] })
    expect(taken.status).toBe(200)
    const { rounds } = await hall.snapshot()
    expect(rounds[0]!.outcomes.slice(0, 2)).toBe('10')
    expect((await hall.boards()).proposals).toEqual([])
    const saved = await ask(`/api/tournament/${hall.id}/games.pgn?round=1`)
    expect(saved.text).toContain('1. e4 1... e5 2. Nf3 1-0')
    expect((await hall.running()).flatMap(({ games }) => games)).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('saves the moves of a game when an arbiter enters its result, though no board sends anything more', async () => {
  const hall = await aHall('hall-by-hand')
  await hall.push(game(hall.pair(1), '1. e4 e5 2. Nf3', { Result: '1-0' }))
  await soon(async () => (await hall.snapshot()).rounds[0]!.facts?.[0]).toMatchObject({ feed: true })
  await hall.does(result(1, '10'))
  await soon(async () => (await ask(`/api/tournament/${hall.id}/games.pgn?round=1`)).text).toContain(
    '1. e4 1... e5 2. Nf3 1-0',
  )
})

it('refuses a result that the boards no longer report', async () => {
  const hall = await aHall('hall-changed')
  await hall.push(game(hall.pair(1), '1. e4 e5', { Result: '1-0' }))
  const taken = await hall.post('takeBoardResults', { results: [{ no: 1, outcome: '01' }] })
  expect([taken.status, (await hall.snapshot()).rounds[0]!.outcomes.trim()]).toEqual([409, ''])
})

it('leaves a confirmed result alone, and tells the desk of another one', async () => {
  const hall = await aHall('hall-confirmed')
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await hall.push(game(hall.pair(1), '1. e4 e5', { Result: '0-1' }))
    await hall.does(result(1, '10'))
    vi.setSystemTime(Date.now() + 30_000)
    const { proposals } = await hall.boards()
    expect(proposals).toEqual([expect.objectContaining({ outcome: '01', confirmed: '10', isAgreeing: false })])
    expect((await hall.snapshot()).rounds[0]!.outcomes.slice(0, 2)).toBe('10')
  } finally {
    vi.useRealTimers()
  }
})

it('enters results at once where the event takes them, as a change of the boards that can be undone', async () => {
  const hall = await aHall('hall-at-once', { boardResults: 'always' })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await hall.push(game(hall.pair(2), '1. e4 e5', { Result: '1/2-1/2' }))
    vi.setSystemTime(Date.now() + 30_000)
    await hall.boards()
    vi.setSystemTime(Date.now() + 2000)
    expect((await hall.snapshot()).rounds[0]!.outcomes.slice(2, 4)).toBe('==')
    const [last] = await hall.history()
    expect(last).toMatchObject({ source: 'boards', mayUndo: true })
  } finally {
    vi.useRealTimers()
  }
})

describe('a game without a pairing', () => {
  it('waits at the desk with a guess, is assigned, remembered, and taken back', async () => {
    const hall = await aHall('hall-assign')
    await hall.push(game(['Board PC 2', ''], '1. d4', { Board: '2' }))
    const [waiting] = (await hall.boards()).unmatched
    expect(waiting).toMatchObject({ white: 'Board PC 2', why: 'unknown', guesses: [{ no: 2, reason: 'boardNumber' }] })
    const place = { source: hall.source, key: waiting!.key }
    await hall.post('assignBoard', { ...place, no: 2, aliases: [{ name: 'Board PC 2', no: 3 }] })
    const assigned = await hall.boards()
    expect(assigned.boards).toEqual([expect.objectContaining({ no: 2, matchedBy: 'desk' })])
    expect(assigned.aliases).toEqual([expect.objectContaining({ name: 'board pc 2', no: 3 })])
    await hall.post('assignBoard', { ...place, no: null })
    await hall.post('forgetBoardName', { name: 'board pc 2' })
    expect((await hall.boards()).unmatched).toHaveLength(1)
  })

  it('is told to the program that pushes', async () => {
    const hall = await aHall('hall-unknown')
    const pushed = JSON.parse((await hall.push(game(['Nobody, Known', 'Else, Any'], '1. e4'))).text)
    expect(pushed.games).toEqual([expect.objectContaining({ moves: 1, error: 'No player has this name.' })])
  })
})

describe('a push', () => {
  it('is one a second, and needs the token of the event', async () => {
    const hall = await aHall('hall-token')
    const pgn = game(hall.pair(1), '1. e4')
    const other = await aHall('hall-other-token')
    expect((await hall.pushWith(other.token, pgn)).status).toBe(403)
    expect((await hall.pushWith('kbz_wrong', pgn)).status).toBe(401)
    // The clock stands still, as a busy machine may take a second for two pushes.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect((await hall.push(pgn)).status).toBe(200)
      const again = await hall.push(pgn)
      expect([again.status, again.response.headers.get('retry-after')]).toEqual([429, '1'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('of something else is refused as Lichess does', async () => {
    const hall = await aHall('hall-nonsense')
    const answer = await hall.push('<html>no games</html>')
    expect([answer.status, JSON.parse(answer.text)]).toEqual([400, { error: 'Cannot parse moves' }])
  })

  it('takes no token that may only read, and a board token reads nothing', async () => {
    const hall = await aHall('hall-scopes')
    const made = await postJson('/api/profile/tokens/create', { name: 'r', scope: 'read' }, hall.headers)
    const { token } = JSON.parse(made.text) as { token: string }
    expect((await hall.pushWith(token, game(hall.pair(1), '1. e4'))).status).toBe(403)
    const read = await ask(`/api/tournament/${hall.id}/getBoards`, {
      headers: { authorization: `Bearer ${hall.token}` },
    })
    expect(read.status).toBe(403)
  })

  it('of fewer games or moves changes nothing, and a reset forgets them', async () => {
    const hall = await aHall('hall-reset')
    await hall.push(game(hall.pair(1), '1. e4 e5') + game(hall.pair(2), '1. d4'))
    await aSecond()
    await hall.push(game(hall.pair(2), '1. d4 d5'))
    expect((await hall.boards()).boards.map(({ plies }) => plies)).toEqual([2, 2])
    const reset = await ask(`/api/broadcast/round/${hall.source}/reset`, {
      method: 'POST',
      headers: { authorization: `Bearer ${hall.token}` },
    })
    expect([reset.status, (await hall.boards()).boards]).toEqual([200, []])
  })
})

it('holds moves for the delay of the event, in what runs, in what begins and in what is saved', async () => {
  const hall = await aHall('hall-delay', { boardDelay: 15 })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const now = Date.now()
    await hall.push(game(hall.pair(1), '1. e4 e5'))
    expect((await hall.snapshot()).rounds[0]!.facts).toBeUndefined()
    expect((await hall.running()).flatMap(({ games }) => games)).toEqual([])
    expect((await hall.boards()).boards).toEqual([expect.objectContaining({ plies: 2 })])
    await hall.does(result(1, '10'))
    expect((await ask(`/api/tournament/${hall.id}/games.pgn?round=1`)).text).not.toContain('e4')
    vi.setSystemTime(now + 15 * 60_000)
    await hall.boards()
    expect((await ask(`/api/tournament/${hall.id}/games.pgn?round=1`)).text).toContain('1. e4 1... e5')
  } finally {
    vi.useRealTimers()
  }
})

it('matches both boards of a pair whose colours are the other way, and says so', async () => {
  const hall = await aHall('hall-swapped')
  const [white, black] = hall.pair(1)
  await hall.push(game([black, white], '1. e4'))
  const [board] = (await hall.boards()).boards
  expect(board!.flags).toEqual(['swapped'])
  await soon(async () => (await hall.running())[0]?.games[0]?.white.username).toContain(black.split(', ')[0])
})

it('keeps what boards sent when the room starts again', async () => {
  const hall = await aHall('hall-restart')
  await hall.push(game(hall.pair(1), '1. e4 e5'))
  await evictDurableObject(wholeRoom(hall.id))
  await soon(async () => (await hall.running())[0]?.games[0]?.pgn).toContain('1. e4')
  expect((await hall.boards()).boards).toEqual([expect.objectContaining({ plies: 2 })])
})

it('refuses who does not direct the event', async () => {
  const hall = await aHall('hall-stranger')
  const { headers } = await aUser('hall-nobody')
  expect((await postJson(`/api/tournament/${hall.id}/makeBoardToken`, {}, headers)).status).toBe(403)
})
