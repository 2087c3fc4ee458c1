import { expect, test } from 'vitest'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { headOfTournament } from '#worker/pages/head.ts'
import { previewCard } from '#worker/previews/texts.ts'

const NOW = Date.UTC(2026, 0, 1, 12)
const players = ['Ann', 'Bob', 'Cy', 'Di']
const running = aSnapshot({ players, rounds: ['1-2 1, 3-4 1', '1-3 *, 2-4 ='], settings: { totalRounds: 3 } })
const over = aSnapshot({ players, rounds: ['1-2 1, 3-4 1', '1-3 =, 2-4 ='], settings: { totalRounds: 3 } })
const describe = (snapshot: typeof running, round: string) =>
  headOfTournament(snapshot, { page: 'tournament', id: 'cup', section: 'standings', round }, NOW).description

test('the description of standings says how many results of a running round are missing, as the page does', () => {
  expect(describe(running, '2')).toMatch(/^After round 2, 1 result missing: 1\. /)
  expect(describe(running, '1')).toMatch(/^After round 1: 1\. /)
  expect(describe(over, '2')).toMatch(/^After round 2: 1\. /)
})

test('the description names leaders who share a rank with that rank', () => {
  expect(describe(over, '2')).toMatch(/^After round 2: 1\. Ann 1½, 1\. Cy 1½, 3\. Bob ½\. /)
})

test('the picture of a running event says that its leaders’ points are not final', () => {
  expect(previewCard(running, {}, NOW)).toMatchObject({
    about: expect.stringContaining('1 result missing') as string,
    rows: [{ names: ['1. Ann'] }, { names: ['1. Cy'] }, {}, {}],
  })
  expect(previewCard(over, {}, NOW).about).not.toContain('missing')
})

test('the picture of a match says who has won while games are still running', () => {
  const match = aSnapshot({
    players: ['Ants', 'Bees', 'Crows', 'Doves'],
    rounds: [aRound('1-2 *5:3, 3-4 *4:3', { facts: { 0: { startTime: NOW - 1 }, 1: { startTime: NOW - 1 } } })],
    settings: { competitors: 'team', gamePointTotal: 8 },
  })
  expect(previewCard(match, { round: 1 }, NOW).rows).toEqual([
    { names: ['Ants', 'Bees'], scores: [10, 6], won: 0 },
    { names: ['Crows', 'Doves'], scores: [8, 6] },
  ])
})
