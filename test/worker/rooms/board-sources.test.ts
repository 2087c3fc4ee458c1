import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aHall, game } from '#test/support/board-hall.ts'

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
      expect((await hall.post('addBoardSource', { kind: 'pgn', address })).status).toBe(400)
  })
})
