import { expect, test } from 'vitest'
import { randomEvent } from '#cli/random-event.ts'
import { exportTrf } from '#core/trf/export.ts'
import { ask, bindings } from '#test/support/worker.ts'
import { aMember, call } from '../../support/sign-in.ts'

async function anOrganiser(name: string): Promise<Record<string, string>> {
  const headers = await aMember(name)
  await bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where username = ?`).bind(name).run()
  return headers
}

async function imported(name: string, report: string, headers: Record<string, string>): Promise<string> {
  const { response, text } = await call('/tournament/import', { name, report }, headers)
  expect([response.status, text]).toEqual([200, expect.any(String)])
  return (JSON.parse(text) as { id: string }).id
}

const fileOf = async (id: string, headers: Record<string, string>): Promise<string> => {
  const { response, text } = await ask(`/api/tournament/${id}/getEventFile`, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return text
}

const SWISS = exportTrf(
  randomEvent({ players: 11, rounds: 7, played: 4, halfPointByes: 0.05, zeroPointByes: 0.05, forbidden: 2, seed: 6 }),
)

const TEAMS = JSON.stringify({
  format: 'kibitz-event',
  version: 1,
  name: 'Teams of a file',
  round: 1,
  settings: { competitors: 'team', gamePointTotal: 1, tieBreaks: ['GPTS'] },
  players: [
    { no: 1, firstName: 'Owls' },
    { no: 2, firstName: 'Rooks' },
  ],
  matches: [{ round: 1, no: 1, board: 1, white: 1, black: 2, outcome: '10', whitePoints: 2, blackPoints: 0 }],
  byes: [{ round: 2, player: 2, type: 'H' }],
  individuals: [
    { no: 1, team: 1, board: 1, name: 'Ann Lee', rating: 2200 },
    { no: 2, team: 2, board: 1, name: 'Bo Lind', username: 'bo_lind' },
  ],
  games: [
    {
      round: 1,
      matchNo: 1,
      no: 1,
      board: 1,
      white: 'Bo Lind',
      black: 'Ann Lee',
      whiteIndividual: 2,
      blackIndividual: 1,
      whiteFirst: false,
      outcome: '01',
      pgn: '[White "Bo Lind"]\n\n1. e4 0-1',
    },
  ],
})

test.each([
  ['Individuals of a file', SWISS, 'filekeeper1'],
  ['Teams of a file', TEAMS, 'filekeeper2'],
])(
  '%s: the event that an organiser saves and restores is the same in everything the file has',
  async (name, report, who) => {
    const headers = await anOrganiser(who)
    const id = await imported(name, report, headers)
    await bindings.DB.prepare(`update players set fee = 'paid', contact = 'x@mail.example' where tournament_id = ?`)
      .bind(id)
      .run()
    const saved = await fileOf(id, headers)
    expect(saved).not.toContain('mail.example')
    expect(saved).not.toContain(who)
    const copy = await imported(name, saved, headers)
    expect(copy).not.toBe(id)
    expect(JSON.parse(await fileOf(copy, headers))).toEqual(JSON.parse(saved))
    // Only the one who restored it sees the copy.
    expect((await ask(`/api/tournament/${copy}/snapshot`)).response.status).toBe(404)
    const row = await bindings.DB.prepare('select stage, public, vanity_url from tournaments where id = ?')
      .bind(copy)
      .first()
    expect(row).toEqual({ stage: 'draft', public: 0, vanity_url: null })
  },
)

test('a file that contradicts itself is refused in the reader’s language, and makes nothing', async () => {
  const headers = await anOrganiser('filekeeper3')
  const file = JSON.parse(await fileOf(await imported('Broken of a file', SWISS, headers), headers)) as {
    matches: object[]
  }
  const report = JSON.stringify({ ...file, matches: [...file.matches, file.matches[0]] })
  const before = await bindings.DB.prepare('select count(*) as n from tournaments').first()
  const refused = await call('/tournament/import', { name: 'Twice', report }, headers)
  expect([refused.response.status, refused.text]).toEqual([400, expect.stringMatching(/is in it twice\.$/)])
  const german = await call('/tournament/import', { name: 'Twice', report }, { ...headers, 'kibitz-language': 'de' })
  expect(german.text).toMatch(/^Diese Turnierdatei ist nicht lesbar: /)
  expect(await bindings.DB.prepare('select count(*) as n from tournaments').first()).toEqual(before)
})
