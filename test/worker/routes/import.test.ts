import { expect, test } from 'vitest'
import { inColumns, playerLine } from '#test/support/trf/lines.ts'
import { ask, bindings } from '#test/support/worker.ts'
import { aMember, call } from '../../support/sign-in.ts'

async function aCreator(name: string): Promise<Record<string, string>> {
  const headers = await aMember(name)
  await bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where username = ?`).bind(name).run()
  return headers
}

const REPORT = [playerLine(1, 'Lee, Ann', '   2 w 1     2 b  '), playerLine(2, 'Lind, Bo', '   1 b 0     1 w  ')].join(
  '\n',
)
const PGN = '[White "Lee, Ann"]\n[Black "Lind, Bo"]\n[Result "1-0"]\n\n1. e4 e5 1-0'

test('an imported report is a draft of the user who sent it, with its games, and with the repairs in the history', async () => {
  const headers = await aCreator('importer')
  const { response, text } = await call(
    '/tournament/import',
    {
      name: 'Krumlov Open',
      report: REPORT,
      repairs: 'line 2: A letter in a rating',
      games: [
        { round: 1, white: 1, black: 2, pgn: PGN },
        { round: 2, white: 1, black: 2, pgn: PGN },
      ],
    },
    headers,
  )
  expect(response.status).toBe(200)
  const { id } = JSON.parse(text) as { id: string }
  expect(id).toBe('krumlovopen')
  // Only the draft's people see it.
  expect((await ask(`/api/tournament/${id}/getPairings?round=1`)).response.status).toBe(404)
  const pairings = await ask(`/api/tournament/${id}/getPairings?round=1`, { headers })
  expect(pairings.response.status).toBe(200)
  const games = await bindings.DB.prepare(
    'select round, match_no, white, outcome, pgn from games where tournament_id = ?',
  )
    .bind(id)
    .all()
  expect(games.results).toEqual([{ round: 1, match_no: 1, white: 'Ann Lee', outcome: '10', pgn: PGN }])
  const changes = await ask(`/api/tournament/${id}/getHistory`, { headers })
  expect(JSON.parse(changes.text)).toMatchObject([
    {
      by: 'importer',
      source: 'import',
      reason: 'line 2: A letter in a rating',
      words: 'Imported 2 entries and 2 rounds',
    },
  ])
  const row = await bindings.DB.prepare('select stage from tournaments where id = ?').bind(id).first()
  expect(row).toEqual({ stage: 'draft' })
})

test('a report with faults is refused with the first fault', async () => {
  const headers = await aCreator('faulty')
  const { response, text } = await call(
    '/tournament/import',
    { name: 'Faulty', report: `012 Faulty\n${inColumns('001', { 5: '   1', 15: 'Ann', 49: '21O0' })}` },
    headers,
  )
  expect(response.status).toBe(400)
  expect(text).toBe('Line 2, column 49: the rating “21O0” is not a whole number.')
  const empty = await call('/tournament/import', { name: 'Empty', report: 'hello' }, headers)
  expect([empty.response.status, empty.text]).toEqual([400, 'Line 1, column 1: the file has no player lines (001).'])
  const german = { ...headers, 'kibitz-language': 'de' }
  const told = await call('/tournament/import', { name: 'Empty', report: 'hello' }, german)
  expect(told.text).toMatch(/^Zeile 1, Spalte 1: (?!.*the file)/)
})

test('two imports with the same name are two tournaments', async () => {
  const headers = await aCreator('twice')
  const made = [
    await call('/tournament/import', { name: 'Twice Open', report: REPORT }, headers),
    await call('/tournament/import', { name: 'Twice Open', report: REPORT }, headers),
  ]
  const ids = made.map(({ text }) => (JSON.parse(text) as { id?: string }).id)
  expect(new Set(ids).size).toBe(2)
})

test('tie-breaks that the file doesn’t name can be set once after the import, in FIDE mode too', async () => {
  const headers = await aCreator('midevent')
  const report = `102 FA Lind, Bo\n112 Day, Cy\nBBW 1\nBBU 1\n${REPORT}`
  const made = await call('/tournament/import', { name: 'Middle of an event', report }, headers)
  const { id } = JSON.parse(made.text) as { id: string }
  const set = (settings: object) =>
    call(`/tournament/${id}/change`, { request: { type: 'editEvent', settings } }, headers)
  const points = await set({ winReward: 3 })
  expect([points.response.status, points.text]).toEqual([409, expect.stringContaining('in FIDE mode')])
  const first = await set({ tieBreaks: ['BH', 'SB'] })
  expect(first.response.status).toBe(200)
  const second = await set({ tieBreaks: ['SB'] })
  expect([second.response.status, second.text]).toEqual([409, expect.stringContaining('tie-breaks can’t change')])
  const { text } = await ask(`/api/tournament/${id}/tournament.trf?version=26`, { headers })
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '102 FA Lind, Bo',
      '112 Day, Cy',
      '### Import @ Round 2: not in the file: tie-breaks',
      '### Import @ Round 2: tie-breaks set to BH SB',
    ]),
  )
  // Undone, they can be set again.
  const { version } = JSON.parse(first.text) as { version: number }
  expect((await call(`/tournament/${id}/undo`, { version }, headers)).response.status).toBe(200)
  expect((await set({ tieBreaks: ['SB'] })).response.status).toBe(200)
})

test('a bye that a report allocates in the coming round is stored', async () => {
  const headers = await aCreator('presetbye')
  const lines = [
    playerLine(1, 'Lee, Ann', '   2 w 1'),
    playerLine(2, 'Lind, Bo', '   1 b 0  0000 - U'),
    playerLine(3, 'Day, Cy', '0000 - U'),
  ]
  const made = await call('/tournament/import', { name: 'Preset bye', report: ['XXR 3', ...lines].join('\n') }, headers)
  const { id } = JSON.parse(made.text) as { id: string }
  const rows = await bindings.DB.prepare('select round, player, type, state from bye_requests where tournament_id = ?')
    .bind(id)
    .all()
  expect(rows.results).toEqual([{ round: 2, player: 2, type: 'U', state: 'granted' }])
})

test('the limits of a report hold at the server too, and are named', async () => {
  const headers = await aCreator('limited')
  const sent = async (report: string) => {
    const { response, text } = await call('/tournament/import', { name: 'Limited Open', report }, headers)
    return { status: response.status, text }
  }
  const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')
  expect(await sent(`${REPORT}\n${lines(50_000, '')}`)).toMatchObject({
    status: 400,
    text: 'This file has 50,002 lines. A tournament has at most 50,000.',
  })
  // Games are read without a limit of lines, but not as a report.
  expect(await sent(`[Event "x"]\n${lines(50_000, '### x')}`)).toMatchObject({ status: 400 })
  expect((await sent(`${REPORT}\n### ${'x'.repeat(5001)}`)).text).toContain('more than 5,000 characters')
  expect((await sent(lines(5001, playerLine(1, 'Lee, Ann', '')))).text).toContain('has 5,001 players')
  const rounds = (opponent: number, colour: string) =>
    Array.from({ length: 100 }, () => `${String(opponent).padStart(4)} ${colour} =`).join('  ')
  const long = [playerLine(1, 'Lee, Ann', rounds(2, 'w')), playerLine(2, 'Lind, Bo', rounds(1, 'b'))].join('\n')
  for (const report of [long, `${REPORT}\nXXR 100`])
    expect((await sent(report)).text).toBe('A tournament has at most 99 rounds.')
})

test('a report with more rules than can be read again is refused in a sentence', async () => {
  const headers = await aCreator('many-rules')
  const pairs = Array.from({ length: 30_000 }, () => 'XXP    1    2').join('\n')
  const report = `${REPORT}\n${pairs}`
  const { response, text } = await call('/tournament/import', { name: 'Many Rules Open', report }, headers)
  expect([response.status, text]).toEqual([400, 'A tournament can’t have that many forbidden pairings.'])
  expect(await bindings.DB.prepare("select id from tournaments where id = 'manyrulesopen'").first()).toBeNull()
})
