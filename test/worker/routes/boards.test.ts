import { evictDurableObject } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aMade, person, result, START } from '#test/support/made-tournament.ts'
import { aUser, ask, fetchJson, postJson } from '#test/support/worker.ts'
import { wholeRoom } from '#test/support/tournament-room.ts'

type Boards = AnswerOf<'get', '/tournament/:id/getBoards'>
type Running = AnswerOf<'get', '/tournament/:id/getRunningGames'>

/** An event of four with a published round, a push source and a token for it. */
async function aHall(name: string, settings: object = {}) {
  const made = await aMade(name, {
    entries: [
      { ...person('Ann'), lastName: 'Adler', fideId: '1001' },
      { ...person('Bo'), lastName: 'Birk', fideId: '1002' },
      { ...person('Cy'), lastName: 'Cole' },
      { ...person('Di'), lastName: 'Dahl' },
    ],
  })
  const { id, headers, does } = made
  if (Object.keys(settings).length > 0) await does({ type: 'editEvent', settings })
  await does(...START)
  const post = async (path: string, body: object) => {
    const answer = await postJson(`/api/tournament/${id}/${path}`, body, headers)
    return { status: answer.status, body: JSON.parse(answer.text || 'null') as Record<string, string> }
  }
  const source = (await post('addBoardSource', { kind: 'push' })).body.source!
  const token = (await post('makeBoardToken', {})).body.token!
  const pushWith = (secret: string, pgn: string) =>
    ask(`/api/broadcast/round/${source}/push`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' },
      body: pgn,
    })
  const pairings = (await made.snapshot()).rounds[0]!
  const names = ['Adler, Ann', 'Birk, Bo', 'Cole, Cy', 'Dahl, Di']
  return {
    ...made,
    post,
    source,
    token,
    pushWith,
    push: (pgn: string) => pushWith(token, pgn),
    boards: () => fetchJson<Boards>(`/api/tournament/${id}/getBoards`, { headers }),
    running: () => fetchJson<Running>(`/api/tournament/${id}/getRunningGames?round=1`),
    /** Names of both players of a pairing, by its number. */
    pair: (no: number) => [names[pairings.white[no - 1]!]!, names[pairings.black[no - 1]!]!] as const,
  }
}

const game = ([white, black]: readonly [string, string], moves: string, tags: Record<string, string> = {}) =>
  [
    ...Object.entries({ White: white, Black: black, Result: '*', ...tags }).map(
      ([tag, value]) => `[${tag} "${value}"]`,
    ),
    '',
    `${moves} ${tags.Result ?? '*'}`,
    '',
    '',
  ].join('\n')

const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1050))

it('shows pushed moves with their clocks, and takes the result at the desk', async () => {
  const hall = await aHall('hall-push')
  const pgn = game(hall.pair(1), '1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:50]} 2. Nf3')
  const pushed = await hall.push(pgn)
  expect(pushed.status).toBe(200)
  expect(JSON.parse(pushed.text)).toEqual({
    games: [{ tags: { White: hall.pair(1)[0], Black: hall.pair(1)[1] }, moves: 3 }],
  })
  const snapshot = await hall.snapshot()
  expect(snapshot.rounds[0]!.facts?.[0]).toMatchObject({ feed: true, startTime: expect.any(Number) })
  const [match] = await hall.running()
  expect(match!.games[0]!.pgn).toContain('1. e4 {[%clk 1:29:58]} 1... e5 {[%clk 1:29:50]} 2. Nf3')
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
    expect((await hall.push(pgn)).status).toBe(200)
    const again = await hall.push(pgn)
    expect([again.status, again.response.headers.get('retry-after')]).toEqual([429, '1'])
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
  const [match] = await hall.running()
  expect(match!.games[0]!.white.username).toContain(black.split(', ')[0])
})

describe('an address that is polled', () => {
  const PGN = 'https://club.kibitz-tests.org/games.pgn'
  const real = globalThis.fetch
  let answer: () => Response | Promise<Response> = () => new Response('')
  let asked: Headers[] = []
  beforeAll(() => {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (!String(input).startsWith('https://club.kibitz-tests.org/')) return real(input, init)
      asked.push(new Headers(init?.headers))
      return answer()
    })
  })
  afterAll(() => vi.unstubAllGlobals())

  it('is read, and asked again with its ETag', async () => {
    const hall = await aHall('hall-poll')
    asked = []
    answer = () => new Response(game(hall.pair(1), '1. e4 e5'), { headers: { etag: '"one"' } })
    await hall.post('addBoardSource', { kind: 'pgn', address: PGN })
    await hall.post('lookAtBoards', {})
    answer = () => new Response(null, { status: 304 })
    await hall.post('lookAtBoards', {})
    const { boards, sources } = await hall.boards()
    expect(boards).toEqual([expect.objectContaining({ no: 1, plies: 2 })])
    expect(sources[1]).toMatchObject({ problem: null, games: 1, matched: 1 })
    expect(asked.at(-1)!.get('if-none-match')).toBe('"one"')
  })

  it.each([
    ['a page instead of games', () => new Response('<!doctype html><p>Sign in'), 'notPgn'],
    ['HTML', () => new Response('x', { headers: { 'content-type': 'text/html' } }), 'notPgn'],
    ['an error', () => new Response('', { status: 500 }), 'status'],
    ['no answer', () => Promise.reject(new TypeError('gone')), 'noAnswer'],
    ['a redirect into a private network', () => Response.redirect('https://10.0.0.1/', 302), 'notPublic'],
    ['ten megabytes', () => new Response('x'.repeat(10 * 1024 * 1024)), 'tooLarge'],
    ['nothing', () => new Response(''), 'noGames'],
  ])('that answers with %s is told at the desk, and the event goes on', async (name, broken, problem) => {
    const hall = await aHall(`hall-bad-${name.replace(/\W/g, '').toLowerCase()}`)
    await hall.push(game(hall.pair(1), '1. e4'))
    await hall.post('addBoardSource', { kind: 'pgn', address: PGN })
    answer = broken
    await hall.post('lookAtBoards', {})
    const { boards, sources } = await hall.boards()
    expect([sources[1]!.problem, boards.length]).toEqual([problem, 1])
  })

  it('must be public', async () => {
    const hall = await aHall('hall-private-address')
    for (const address of ['http://club.example.org/a.pgn', 'https://127.0.0.1/a.pgn', 'https://intranet.local/a.pgn'])
      expect(
        (
          await ask(`/api/tournament/${hall.id}/addBoardSource`, {
            method: 'POST',
            headers: { ...hall.headers, 'content-type': 'application/json' },
            body: JSON.stringify({ kind: 'pgn', address }),
          })
        ).status,
      ).toBe(400)
  })
})

it('keeps what boards sent when the room starts again', async () => {
  const hall = await aHall('hall-restart')
  await hall.push(game(hall.pair(1), '1. e4 e5'))
  await evictDurableObject(wholeRoom(hall.id))
  expect((await hall.running())[0]!.games[0]!.pgn).toContain('1. e4')
  expect((await hall.boards()).boards).toEqual([expect.objectContaining({ plies: 2 })])
})

it('refuses who does not direct the event', async () => {
  const hall = await aHall('hall-stranger')
  const { headers } = await aUser('hall-nobody')
  expect((await postJson(`/api/tournament/${hall.id}/makeBoardToken`, {}, headers)).status).toBe(403)
})
