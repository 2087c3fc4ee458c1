import { expect, test } from 'vitest'
import { aMadeSeason, playAll, sent } from '#test/support/made-season.ts'
import { postJson } from '#test/support/worker.ts'

const A = ['Ash', 'Birch', 'Cedar', 'Dale']
const B = ['Elm', 'Fir', 'Gorse', 'Hazel']

/** Two divisions of four teams, whose first and last place move and whose next ones play off. */
async function aPlayedSeason(league: string) {
  const made = await aMadeSeason(league, {
    rules: { tiers: 2, up: 1, down: 1, playoff: 1 },
    entries: [...A, ...B].map((name) => ({ name })),
  })
  await made.publish()
  for (const { tournament } of (await made.season()).divisions) await playAll(tournament!.id, made.headers)
  return made
}

test('play-offs are made from the tables, and their result decides who plays where', async () => {
  const { change, season, desk, headers } = await aPlayedSeason('quay-playoff')
  // The team with the lower number always wins: Cedar is third of four, Fir second.
  expect((await season()).playoffs).toMatchObject([
    { tier: 1, tournament: null, pairs: [{ upper: { name: 'Cedar' }, lower: { name: 'Fir' }, winner: null }] },
  ])
  await change({ type: 'makePlayoff', tier: 1 })
  const [made] = (await season()).playoffs
  expect(made!.tournament).not.toBeNull()
  expect(made!.pairs[0]!.id).not.toBeNull()
  const again = await change({ type: 'makePlayoff', tier: 1 })
  expect((await season()).playoffs[0]!.tournament).toEqual(made!.tournament)
  expect(again.message).toBe('Play-offs made and published.')
  const undecided = (await desk()).next!.entries.filter(({ isUndecided }) => isUndecided)
  expect(undecided.map(({ name }) => name)).toEqual(['Cedar', 'Fir'])

  const { id } = made!.tournament!
  const result = { type: 'enterResult', round: 1, no: 1, result: { outcome: '01' } }
  await sent(`tournament/${id}/change`, { request: result }, headers)
  expect((await season()).playoffs[0]!.pairs[0]!.winner).toBe(made!.pairs[0]!.lower.entry)
  const first = (await desk()).next!.entries.filter(({ tier }) => tier === 1)
  expect(first.map(({ name }) => name)).toEqual(['Ash', 'Birch', 'Elm', 'Fir'])
})

test('a manager decides play-offs by hand, one team of each pair, and can undo it', async () => {
  const { change, season, desk, headers } = await aPlayedSeason('quay-byhand')
  await change({ type: 'makePlayoff', tier: 1 })
  const { upper, lower } = (await season()).playoffs[0]!.pairs[0]!
  const both = { type: 'decidePlayoff', tier: 1, winners: [upper.entry, lower.entry] }
  const refused = await postJson('/api/league/quay-byhand/changeSeason', { season: 'autumn', request: both }, headers)
  expect(`${refused.status} ${refused.text}`).toBe('409 Choose one team of each pair.')
  const { version } = await change({ type: 'decidePlayoff', tier: 1, winners: [upper.entry] })
  expect((await season()).playoffs[0]).toMatchObject({ isByHand: true, pairs: [{ winner: upper.entry }] })
  const first = (await desk()).next!.entries.filter(({ tier }) => tier === 1)
  expect(first.map(({ name }) => name)).toEqual(['Ash', 'Birch', 'Cedar', 'Elm'])
  await sent('league/quay-byhand/undoSeason', { season: 'autumn', version }, headers)
  expect((await season()).playoffs[0]).toMatchObject({ isByHand: false, pairs: [{ winner: null }] })
})

test('before all fixtures have a result there are no play-offs', async () => {
  const { publish, season, headers } = await aMadeSeason('quay-early', {
    rules: { tiers: 2, up: 1, down: 1, playoff: 1 },
    entries: [...A, ...B].map((name) => ({ name })),
  })
  await publish()
  expect((await season()).playoffs).toEqual([])
  const request = { type: 'makePlayoff', tier: 1 }
  const refused = await postJson('/api/league/quay-early/changeSeason', { season: 'autumn', request }, headers)
  expect(`${refused.status} ${refused.text}`).toBe('409 Some fixtures have no result yet.')
})
