import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventFileOf } from '#core/contract/event-file/event-file-of.ts'
import { readEventFile } from '#core/contract/event-file/read-event-file.ts'
import { oneLine } from '#core/text/visible.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ImportedTournament } from '#core/trf/import.ts'
import { deskSnapshots, snapshots } from '#test/support/arbitrary.ts'
import { fixtureSnapshots } from '#test/support/arbitrary-fixtures.ts'
import { aSnapshot } from '#test/support/build.ts'
import { hostileText } from '#test/support/hostile-text.ts'

const ABOUT = { id: 'copy', now: 5, user: 'ann' }
const only = (snapshot: Snapshot): ImportedTournament => ({ snapshot, individuals: [], games: [] })
const textOf = (event: ImportedTournament): string => JSON.stringify(eventFileOf(event))

function read(text: string): ImportedTournament {
  const found = readEventFile(text, ABOUT)
  if ('refusal' in found) throw new Error(found.refusal)
  return found
}

/** What a restored event has: everything but what belongs to accounts or to the site that it comes from. */
function expected({ desk: _desk, ...snapshot }: Snapshot): Snapshot {
  const { owner: _owner, ...players } = snapshot.players
  const clean = (names: string[]): string[] => names.map((name) => oneLine(name).slice(0, 80))
  return {
    ...snapshot,
    id: 'copy',
    version: 1,
    user: 'ann',
    name: oneLine(snapshot.name) || 'copy',
    createdAt: 5,
    updatedAt: 5,
    settings: { ...snapshot.settings, public: false, vanityURL: null, source: null },
    players: { ...players, firstName: clean(players.firstName), lastName: clean(players.lastName) },
  }
}

test('whatever an event is, its file makes the same event under a new id', () => {
  fc.assert(
    fc.property(fc.oneof(snapshots, deskSnapshots, fixtureSnapshots), (snapshot) => {
      expect(read(textOf(only(snapshot))).snapshot).toEqual(expected(snapshot))
    }),
  )
})

test('the file of a restored event is the same file', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      const once = textOf(only({ ...snapshot, name: 'Weir Open' }))
      const restored = read(once)
      expect(textOf(read(textOf(restored)))).toEqual(textOf(restored))
    }),
  )
})

const TEAMS: ImportedTournament = {
  snapshot: aSnapshot({ players: ['Owls', 'Rooks'], rounds: ['1-2 1'], settings: { competitors: 'team' } }),
  individuals: [
    { no: 1, team: 1, board: 1, name: 'Ann Lee', title: 'GM', rating: 2500, nationality: 'NED', username: 'ann_lee' },
    { no: 2, team: 2, board: 1, name: 'Bo Lind', title: '', rating: 0, nationality: '' },
  ],
  games: [
    {
      round: 1,
      matchNo: 1,
      no: 1,
      board: 1,
      white: 'Ann Lee',
      black: 'Bo Lind',
      whiteIndividual: 1,
      blackIndividual: 2,
      whiteFirst: true,
      outcome: '10',
      pgn: '[White "Ann Lee"]\n\n1. e4 1-0',
    },
  ],
  byeRequests: [
    { round: 2, player: 1, type: 'H', state: 'granted' },
    { round: 3, player: 2, type: 'Z', state: 'waiting' },
  ],
  entryDetails: [
    {
      no: 1,
      fideId: '1000',
      sex: 'w',
      club: 'Weir Club',
      group: 'A',
      listed: '2026-11-01 1921/20 0 0 knsb:1899',
      birth: '1999-05-07',
      fee: 'paid',
    },
  ],
}

test('people, games with moves, granted byes and details come along', () => {
  const restored = read(textOf(TEAMS))
  expect(restored.individuals).toEqual(TEAMS.individuals)
  expect(restored.games).toEqual(TEAMS.games)
  expect(restored.byeRequests).toEqual([{ round: 2, player: 1, type: 'H', state: 'granted' }])
  expect(restored.entryDetails).toEqual([
    {
      no: 1,
      fideId: '1000',
      sex: 'w',
      club: 'Weir Club',
      group: 'A',
      birth: '1999',
      listed: '2026-11-01 1921/20 0 0 knsb:1899',
    },
  ])
})

test('a file has no owners, addresses, fees, requests or full birth dates', () => {
  const snapshot = aSnapshot({
    ...TEAMS.snapshot,
    user: 'secret_organiser',
    settings: { vanityURL: 'secretaddress', source: 'https://secret.example' },
    players: { ...TEAMS.snapshot.players, owner: { 0: 'secret_owner' } },
  })
  const text = textOf({ ...TEAMS, snapshot })
  for (const secret of ['secret', '05-07', 'paid', 'waiting']) expect(text).not.toContain(secret)
})

const FILE = JSON.parse(textOf(TEAMS)) as Record<string, never[]>
const withRow = (list: string, row: object) => ({ ...FILE, [list]: [...FILE[list]!, row] })

test.each([
  ['{"format":"kibitz-event","version":1', 'damaged'],
  ['[]', 'damaged'],
  [JSON.stringify({ ...FILE, version: 2 }), 'newer version'],
  [JSON.stringify({ ...FILE, players: 7 }), 'players is missing or wrong'],
  [JSON.stringify({ ...FILE, settings: { winReward: 'much' } }), 'settings.winReward is missing or wrong'],
  [JSON.stringify(withRow('players', { no: 3, firstName: 'Cy', rating: 1e9 })), 'players[2].rating is missing'],
  [JSON.stringify(withRow('players', { no: 1, firstName: 'Cy' })), 'players[2] is in it twice'],
  [
    JSON.stringify(withRow('matches', { round: 1, no: 2, board: 2, white: 1, black: null, outcome: 'U ' })),
    'matches[1] gives number 1 a second opponent in round 1',
  ],
  [
    JSON.stringify(withRow('bonuses', { player: 9, round: 1, mp: 2, gp: 0 })),
    'bonuses[0] names number 9, which isn’t in it',
  ],
  [
    JSON.stringify({
      ...FILE,
      matches: [{ ...(FILE['matches']![0] as unknown as object), facts: { link: 'javascript:alert(1)' } }],
    }),
    'matches[0].facts.link is missing or wrong',
  ],
  [JSON.stringify({ ...FILE, round: 0 }), 'matches[0] is missing or wrong'],
  [JSON.stringify({ ...FILE, reportLines: ['102 Lee\n001    1 Lind'] }), 'reportLines[0] is missing or wrong'],
  [
    JSON.stringify({
      ...FILE,
      matches: [{ ...(FILE['matches']![0] as unknown as object), facts: { corrected: '1' } }],
    }),
    'matches[0].facts.corrected is missing or wrong',
  ],
])('%# a broken file is refused with the place: %s', (text, words) => {
  expect(readEventFile(text, ABOUT)).toEqual({ refusal: expect.stringContaining(words) })
})

test('whatever is written into a file, it makes an event or is refused in a sentence', () => {
  const whole = textOf(TEAMS)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(whole.length - 1), hostileText), { minLength: 1, maxLength: 3 }),
      (strokes) => {
        const spoiled = strokes.reduce((text, [at, what]) => text.slice(0, at) + what + text.slice(at), whole)
        const found = readEventFile(spoiled, ABOUT)
        if ('refusal' in found) expect(found.refusal).toMatch(/\.$|\.\)$|\)\.$/)
        else expect(read(textOf(found)).snapshot).toEqual(found.snapshot)
      },
    ),
  )
})
