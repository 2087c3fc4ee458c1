import { expect, test } from 'vitest'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import { ask, aSaved, fetchJson } from '../../support/worker.ts'

const anEntrant = { board: 1, title: '', rating: 0, nationality: '' }
const TEAMS = {
  individuals: [
    { ...anEntrant, no: 1, team: 1, name: 'Ann' },
    { ...anEntrant, no: 2, team: 2, name: 'Bob' },
  ],
  games: [
    {
      round: 1,
      matchNo: 1,
      no: 1,
      board: 1,
      white: 'Ann',
      black: 'Bob',
      whiteFirst: true,
      outcome: '10',
      whiteIndividual: 1,
      blackIndividual: 2,
    },
  ],
}
const settings = { competitors: 'team' } as const

/** The initial queries of a page, by key. */
const carried = async (path: string): Promise<Map<string, unknown>> => {
  const { text } = await ask(path)
  const written = /<script type="application\/json" id="initial-queries">(.*?)<\/script>/s.exec(text)?.[1] ?? '[]'
  return new Map((JSON.parse(written) as [string[], unknown][]).map(([key, answer]) => [key.join('/'), answer]))
}

test('pages that show individual scores carry them as initial data, and other pages do not', async () => {
  await aSaved({ id: 'shown', rounds: ['1-2 1'], active: false, settings }, TEAMS)
  const rows = await fetchJson<IndividualRow[]>('/api/tournament/shown/getIndividualPlayers')
  expect(rows.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  for (const page of ['standings/individual', 'pairings/results']) {
    expect((await carried(`/t/shown/${page}`)).get('tournament/shown/individuals')).toEqual(rows)
  }
  for (const page of ['standings/1', 'pairings/1']) {
    expect([...(await carried(`/t/shown/${page}`)).keys()]).toEqual(['tournament/shown/snapshot'])
  }
})

test('individual scores cost no statement the second time', async () => {
  await aSaved({ id: 'twice', rounds: ['1-2 1'], settings }, TEAMS)
  await ask('/t/twice/standings/individual')
  expect((await ask('/t/twice/standings/individual')).statements).toEqual([])
})

test('the results page of an individual event carries no individual scores', async () => {
  await aSaved({ id: 'individuals-only', rounds: ['1-2 1'], active: false })
  expect([...(await carried('/t/individuals-only/pairings/results')).keys()]).toEqual([
    'tournament/individuals-only/snapshot',
  ])
})

test('scores that are too long to write into the page are left out, and the snapshot is not', async () => {
  const individuals = Array.from({ length: 3000 }, (_, at) => ({
    ...anEntrant,
    no: at + 1,
    team: 1,
    name: `Somebody with a name as long as number ${at}'s is, and longer`,
  }))
  await aSaved({ id: 'many-scores', rounds: ['1-2 1'], settings }, { individuals, games: [] })
  expect([...(await carried('/t/many-scores/standings/individual')).keys()]).toEqual([
    'tournament/many-scores/snapshot',
  ])
})
