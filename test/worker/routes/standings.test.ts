import { expect, test } from 'vitest'
import type { StandingsAnswer } from '#core/rows/standings-answer.ts'
import { saveImport } from '#worker/data/import.ts'
import { open } from '#worker/data/db.ts'
import { aSnapshot } from '#test/support/build.ts'
import { ask, bindings, fetchJson } from '../../support/worker.ts'

const LEAGUE = aSnapshot({
  id: 'standingsleague',
  players: ['Aare', 'Birs', 'Cher', 'Doubs'],
  rounds: ['1-4 3:1, 2-3 2½:1½', '1-2 *½:2½, 3-4 2½:1½'],
  settings: { competitors: 'team', gamePointTotal: 4, winReward: 2, drawReward: 1 },
})
const OPEN = aSnapshot({
  id: 'standingsopen',
  players: ['Ann Lee 2100 NED', 'Bob Ray 2000 POL', 'Cleo Day 1900 NED', 'Dan Fox 1800 POL'],
  rounds: ['1-2 1, 3-4 1'],
})
const DETAILS = [1, 2, 3, 4].map((no) => ({
  no,
  fideId: null,
  sex: no % 2 ? ('w' as const) : ('m' as const),
  birth: `20${10 + no}/03/04`,
  club: null,
}))
for (const snapshot of [LEAGUE, OPEN]) {
  const entryDetails = snapshot === OPEN ? DETAILS : []
  await saveImport(open(bindings.DB), { snapshot, individuals: [], games: [], entryDetails })
}

const standings = (event: string, query = '') =>
  fetchJson<StandingsAnswer>(`/api/tournament/${event}/getStandings${query}`)

test('standings of a running round count running matches; the official ones are of the round before', async () => {
  const { rows, ...state } = await standings('standingsleague')
  expect(state).toEqual({ round: 2, state: 'asItStands', finished: 1, of: 2 })
  expect(rows.map(({ name, score }) => `${name} ${score}`)).toEqual(['Birs 4', 'Aare 2', 'Cher 2', 'Doubs 0'])
  expect(await standings('standingsleague', '?state=official')).toMatchObject({ round: 1, state: 'official' })
})

test('a group has places of its own, and no birth date leaves the server', async () => {
  const { rows } = await standings('standingsopen', '?group=sex:w')
  expect(rows.map(({ name, rank, groupRank }) => [name, rank, groupRank])).toEqual([
    ['Cleo Day', 1, 1],
    ['Ann Lee', 1, 1],
  ])
  const page = await ask('/t/standingsopen/standings/1?group=sex:w')
  expect(page.text).toContain('Cleo Day')
  expect(page.text).not.toContain('03/04')
  const frame = await ask('/t/standingsopen/standings/1?embed=standings&group=sex:w')
  expect(frame.text.match(/<tr data-key/g)).toHaveLength(2)
})

test('a round without standings is not found, and an unknown group or state is refused', async () => {
  expect((await ask('/api/tournament/standingsleague/getStandings?round=3')).status).toBe(404)
  for (const query of ['?group=height:tall', '?state=soon', '?round=x'])
    expect((await ask(`/api/tournament/standingsleague/getStandings${query}`)).status).toBe(400)
})
