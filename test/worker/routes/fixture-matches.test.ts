import { beforeAll, expect, test } from 'vitest'
import type { PairingRow } from '#core/rows/pairing-row.ts'
import type { BonusRow } from '#core/rows/player-row.ts'
import { aMade, START } from '../../support/made-tournament.ts'
import { fetchJson } from '../../support/worker.ts'

const SEGMENTS = [
  { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 },
  { label: 'Blitz', timeClass: 'blitz', minBoards: 5, gamesPerBoard: 2 },
]
const LINK = 'https://www.chess.com/club/matches/live/5833'
const ref = { round: 1, no: 1 }

let league: Awaited<ReturnType<typeof aMade>>
beforeAll(async () => {
  league = await aMade('fixture-league')
  await league.does({
    type: 'editEvent',
    settings: { competitors: 'team', segments: SEGMENTS, fixtureScoring: 'perMini', pullResults: 1 },
  })
  await league.does(...START)
})

const fixture = async () =>
  (await fetchJson<PairingRow[]>(`/api/tournament/${league.id}/getPairings?round=1`)).find(({ board }) => board === 1)!

test('the game points of a fixture follow from its segments', async () => {
  expect((await league.snapshot()).settings).toMatchObject({ segments: SEGMENTS, gamePointTotal: 18 })
})

test('a link and results are entered for each match, and rows of pairings have them', async () => {
  await league.does({ type: 'setMini', ...ref, k: 1, link: LINK })
  await league.does(
    { type: 'setMini', ...ref, k: 1, result: { points: [4.5, 3.5] } },
    { type: 'setMini', ...ref, k: 2, result: { outcome: '-+' } },
  )
  const row = await fixture()
  expect(row).toMatchObject({ scores: [4.5, 13.5], matchPoints: [1, 1], scored: true, won: null })
  expect(row.minis).toMatchObject([
    { k: 1, label: 'Rapid', link: LINK, scores: [4.5, 3.5], forfeit: null, status: 'confirmed' },
    { k: 2, label: 'Blitz', link: null, scores: [0, 10], forfeit: 'w' },
  ])
})

test('a ruling changes the score, keeps the one before, and can be undone', async () => {
  const before = (await league.snapshot()).rounds
  const request = {
    type: 'ruleMini',
    ...ref,
    k: 1,
    ruling: { kind: 'fairPlay', result: { points: [2.5, 5.5] }, reason: 'Board 1 rescored' },
  }
  const ruled = await league.change(request)
  expect(ruled).toMatchObject({ status: 200 })
  expect((await fixture()).minis![0]).toMatchObject({
    scores: [2.5, 5.5],
    ruling: { kind: 'fairPlay', before: [4.5, 3.5], after: [2.5, 5.5], reason: 'Board 1 rescored' },
  })
  expect((await league.history())[0]!.words).toMatch(/ruling, .*4½–3½.* becomes .*2½–5½.* \(Board 1 rescored\)/)
  expect(await league.undo(ruled.version)).toMatchObject({ status: 200 })
  expect((await league.snapshot()).rounds).toEqual(before)
})

test('a result of the whole fixture, and a link used twice, are refused with a sentence', async () => {
  expect(await league.change({ type: 'enterResult', ...ref, result: { points: [9, 9] } })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Enter the result of each match of this fixture.'),
  })
  expect(await league.change({ type: 'setMini', round: 1, no: 2, k: 1, link: LINK })).toMatchObject({
    status: 409,
    message: expect.stringContaining('This link is already used for'),
  })
})

test('an entry gets several penalties in a round, each with its reason', async () => {
  const penalty = { type: 'grantBonus', no: 1, round: 1, mp: -1, gp: 0 }
  await league.does({ ...penalty, reason: 'Late report' }, { ...penalty, gp: -0.5, reason: 'Ineligible player' })
  const given = await fetchJson<BonusRow[]>(`/api/tournament/${league.id}/fetchBonuses`)
  expect(given).toMatchObject([
    { MP: -1, GP: 0, reason: 'Late report' },
    { MP: -1, GP: -0.5, reason: 'Ineligible player' },
  ])
})

test('an event without such fixtures sends nothing of them', async () => {
  const plain = await aMade('fixture-plain')
  await plain.does(...START)
  const { rounds, settings } = await plain.snapshot()
  expect(Object.keys(rounds[0]!)).not.toContain('minis')
  expect(settings.segments).toEqual([])
  const [row] = await fetchJson<PairingRow[]>(`/api/tournament/${plain.id}/getPairings?round=1`)
  expect(row).not.toHaveProperty('minis')
})
