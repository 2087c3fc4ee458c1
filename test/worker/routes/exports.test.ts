import { Chess } from 'chess.js'
import { expect, test } from 'vitest'
import type { BoardGame, Individual } from '#core/snapshot/individual.ts'
import { standings } from '#core/standings/table.ts'
import { importTrf } from '#core/trf/import.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { aRound } from '#test/support/build.ts'
import { gamesIn } from '#test/support/pgn.ts'
import { ask, aSaved, aUser } from '#test/support/worker.ts'

const DATE = Date.UTC(2026, 6, 4, 15)
const CUP = {
  name: 'Żółć “Cup”',
  players: ['GM Ann Lee 2200 NED', 'Bob', 'Cy', 'Dee'],
  rounds: ['1-2 1, 3-4 =', '2-3 0, 4-1 1'],
  dates: [DATE, null],
  settings: { tieBreaks: ['BH'] },
}
const FILES = ['pairings.csv', 'standings.csv', 'games.pgn', 'tournament.trf', 'pairings.pgn']

const league = { competitors: 'team', gamePointTotal: 2, winReward: 2, drawReward: 1 } as const
const individuals: Individual[] = ['Ann', 'Bob', 'Cy', 'Dee'].map((name, at) => ({
  no: at + 1,
  team: 1 + Math.floor(at / 2),
  board: 1 + (at % 2),
  name,
  title: '',
  rating: 2000,
  nationality: '',
}))
const games: BoardGame[] = [
  { ...aGame(1, 'Ann', 'Cy', '10'), whiteIndividual: 1, blackIndividual: 3, pgn: '[Event "Live"]\n\n1. e4 e5 1-0' },
  { ...aGame(2, 'Dee', 'Bob', '=='), whiteIndividual: 4, blackIndividual: 2, whiteFirst: false },
]

function aGame(no: number, white: string, black: string, outcome: string): BoardGame {
  return { round: 1, matchNo: 1, no, board: no, white, black, whiteFirst: true, outcome }
}

test('a file has its content type, a name in any script, and the version as its etag', async () => {
  await aSaved({ ...CUP, id: 'files' })
  const said = await Promise.all(FILES.map((file) => ask(`/api/tournament/files/${file}`)))
  const headers = said.map(({ response }) =>
    ['content-type', 'content-disposition'].map((name) => response.headers.get(name)),
  )
  const full = (rest: string) =>
    `attachment; filename="Zo_c _Cup_${rest}"; filename*=UTF-8''%C5%BB%C3%B3%C5%82%C4%87%20%E2%80%9CCup%E2%80%9D${rest.replaceAll(' ', '%20')}`
  expect(headers).toEqual([
    ['text/csv; charset=utf-8', full(' round 2.csv')],
    ['text/csv; charset=utf-8', full(' standings after round 2.csv')],
    ['application/vnd.chess-pgn; charset=utf-8', full('.pgn')],
    ['text/plain; charset=utf-8', full(' TRF26.trf')],
    ['application/vnd.chess-pgn; charset=utf-8', full(' round 2 boards.pgn')],
  ])
  for (const { response, status } of said) {
    expect(status).toBe(200)
    expect(response.headers.get('etag')).toMatch(/^W\/"files-1/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-expose-headers')).toContain('content-disposition')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const named = await ask('/api/tournament/files/pairings.csv?round=1')
  expect(named.response.headers.get('content-disposition')).toContain('%202026-07-04%20round%201.csv')
})

test.each(FILES)(
  '%s that has not changed is answered with 304, and HEAD has its headers without a body',
  async (file) => {
    // An id of its own: saved again, it would be a new version, which caches may take a second to see.
    const { id } = await aSaved({ ...CUP, id: `again-${FILES.indexOf(file)}` })
    const { response } = await ask(`/api/tournament/${id}/${file}`)
    const etag = response.headers.get('etag')!
    const again = await ask(`/api/tournament/${id}/${file}`, { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const head = await ask(`/api/tournament/${id}/${file}`, { method: 'HEAD' })
    expect([head.status, head.text, head.response.headers.get('etag')]).toEqual([200, '', etag])
    expect(head.response.headers.get('content-disposition')).toBe(response.headers.get('content-disposition'))
  },
)

test('a file that can’t be made is refused in a sentence', async () => {
  await aSaved({ ...CUP, id: 'none', settings: { pairingSystem: 'knockout' } })
  await aSaved({ id: 'unplayed', players: 2, rounds: ['1-2 *'] })
  const said = async (path: string) => {
    const { status, text } = await ask(`/api/tournament/${path}`)
    return `${status} ${text}`
  }
  expect(await said('nowhere/pairings.csv')).toBe('404 Tournament not found.')
  expect(await said('none/pairings.csv?round=3')).toBe('404 Draw has not yet taken place!')
  expect(await said('none/pairings.csv?round=x')).toBe('400 The round must be a number.')
  expect(await said('none/standings.csv')).toBe('404 Knockout tournaments have no standings.')
  expect(await said('unplayed/standings.csv?round=9')).toBe('404 Draw has not yet taken place!')
  expect(await said('unplayed/games.pgn')).toBe('404 No games have been played yet.')
  expect(await said('unplayed/games.pgn?match=none-1-1')).toBe('404 Match not found.')
  expect(await said('unplayed/games.pgn?match=..')).toBe('400 The match must be a pairing’s id, such as rivers-7-1.')
  expect(await said('none/tournament.trf?version=06')).toBe('400 The version must be 16 or 26.')
})

test('a CSV begins with the byte order mark by which spreadsheets recognise UTF-8', async () => {
  await aSaved({ ...CUP, id: 'marked' })
  const { text } = await ask('/api/tournament/marked/standings.csv?round=1')
  // Reading it as text removes the mark.
  expect(text.replace('\ufeff', '').split('\r\n')[1]).toBe('1,1,Ann Lee,NED,2200,2w1,1,0')
  const { response } = await ask('/api/tournament/marked/pairings.csv', { method: 'GET' })
  expect(response.headers.get('content-type')).toContain('utf-8')
})

test('PGN covers a match, a round, or all, from one statement for many games', async () => {
  await aSaved(
    { id: 'league', rounds: ['1-2 1½:½', '2-1 *'], settings: league, players: ['Rooks', 'Knights'] },
    { individuals, games },
  )
  const all = await ask('/api/tournament/league/games.pgn')
  expect(all.statements.filter(({ sql }) => sql.includes('from games') || sql.includes('join games'))).toHaveLength(1)
  const tags = gamesIn(all.text).map((game) => {
    const chess = new Chess()
    chess.loadPgn(game)
    return chess.getHeaders()
  })
  expect(tags.map(({ Event, White, WhiteTeam, Result }) => [Event, White, WhiteTeam, Result])).toEqual([
    ['Live', 'Ann', 'Rooks', '1-0'],
    ['Cup', 'Dee', 'Knights', '1/2-1/2'],
  ])
  for (const query of ['?round=1', '?match=league-1-1']) {
    expect((await ask(`/api/tournament/league/games.pgn${query}`)).text).toBe(all.text)
  }
  expect((await ask('/api/tournament/league/games.pgn?round=2')).status).toBe(404)
})

test('board software gets the pairings of a round, for teams once their line-ups are public', async () => {
  await aSaved({ ...CUP, id: 'boardsfile' })
  const { text } = await ask('/api/tournament/boardsfile/pairings.pgn?round=2&letters=ascii')
  expect(gamesIn(text.replaceAll('\r\n', '\n'))).toHaveLength(2)
  expect(text).toContain(`[Event "Zolc 'Cup'"]`)
  expect(text).toContain('[KibitzGame "boardsfile/2/2/1"]\r\n\r\n*\r\n')
  await aSaved(
    { id: 'boardteams', rounds: ['1-2 *'], settings: league, players: ['Rooks', 'Knights'] },
    { individuals },
  )
  const refused = await ask('/api/tournament/boardteams/pairings.pgn?round=1')
  expect([refused.status, refused.response.headers.get('x-error-code')]).toEqual([404, 'no-line-ups'])
  expect((await ask('/api/tournament/boardsfile/pairings.pgn?letters=x')).status).toBe(400)
})

test('an event of many games is sent in parts, each read when the last was consumed', async () => {
  const matches = Array.from({ length: 450 }, (_, at) => `${2 * at + 1}-${2 * at + 2} 1`).join(', ')
  await aSaved({ id: 'large', rounds: [matches] })
  const { text, statements } = await ask('/api/tournament/large/games.pgn')
  expect(gamesIn(text)).toHaveLength(450)
  expect(statements.filter(({ sql }) => sql.includes('join games'))).toHaveLength(2)
})

test.each(['16', '26'])('TRF%s of a team event is parsed back to the same table', async (version) => {
  await aSaved(
    { id: 'report', rounds: ['1-2 1½:½'], settings: league, players: ['Rooks', 'Knights'] },
    { individuals, games },
  )
  const { text } = await ask(`/api/tournament/report/tournament.trf?version=${version}`)
  const trf = parseTrf(text)
  const back = isFault(trf) ? trf : importTrf(trf, { id: 'back', now: 0 })
  if (isFault(back)) throw new Error(back.reason)
  const rows = standings(back.snapshot, 1, ['MPTS', 'GPTS']).rows
  expect(rows.map(({ player, rank, values }) => [player, rank, ...values])).toEqual([
    [0, 1, 4, 3],
    [1, 2, 0, 1],
  ])
  expect(back.individuals.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cy', 'Dee'])
})

test('files of a private tournament are for its people, who are known by their cookies as a link sends no header', async () => {
  await aSaved({ ...CUP, id: 'hidden', settings: { public: false } })
  const { headers, handle } = await aUser('keeper', 2)
  const cookie = `${headers['cookie']}; sessionID=${handle}`
  for (const file of FILES) {
    expect((await ask(`/api/tournament/hidden/${file}`)).status).toBe(404)
    const { status, response } = await ask(`/api/tournament/hidden/${file}`, { headers: { cookie } })
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('etag')).toBeNull()
  }
  // All other calls need more than cookies.
  expect((await ask('/api/tournament/hidden/snapshot', { headers: { cookie } })).status).toBe(404)
})

test('names that contain formulas, line breaks or header syntax are escaped', async () => {
  const name = '=1+1"\r\nX: y]]>%00'
  await aSaved({ id: 'hostile', name, players: ['=HYPERLINK("x")', '+Bob'], rounds: [aRound('1-2 1')] })
  const answers = await Promise.all(FILES.map((file) => ask(`/api/tournament/hostile/${file}`)))
  for (const { status, response } of answers) {
    expect(status).toBe(200)
    expect(response.headers.get('x')).toBeNull()
    expect(response.headers.get('content-disposition')).toContain('filename="=1+1 X y]] _00')
  }
  const [pairings, , pgn, trf] = answers.map(({ text }) => text)
  expect(pairings).toContain('"\'=HYPERLINK(""x"")",1,\'+Bob,0')
  expect(pgn).toContain('[Event "=1+1\' X: y]]>%00"]\n')
  expect(trf!.split('\n')[0]).toBe('012 =1+1" X: y]]>%00')
})
