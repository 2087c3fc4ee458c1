import { expect, test } from 'vitest'
import { pairingsText, resultsText, standingsText } from '#core/letters/round-text.ts'
import { aSnapshot } from '#test/support/build.ts'

const cup = aSnapshot({
  name: 'Vltava Open',
  players: ['GM Ann Lee 2400', 'Bob Kim 2250', 'Cy Young', 'Dee Fox 1900', 'Eve Ray 1800'],
  rounds: ['1-4 1, 2-5 +-, 3 U', '1-2 =, 3-4 *, 5 H'],
  dates: [Date.UTC(2026, 9, 24, 12), '2026-10-25'],
  settings: { timeZone: 'Europe/Prague', totalRounds: 5 },
})

test('pairings are a line for each board with ratings, then byes, under the event and the venue’s time', () => {
  expect(pairingsText(cup, 1)).toBe(
    [
      'Vltava Open',
      'Round 1 · 24 Oct, 14:00 in Prague',
      '',
      '1. GM Ann Lee (2400) – Dee Fox (1900)',
      '2. Bob Kim (2250) – Eve Ray (1800)',
      'Cy Young: Bye',
    ].join('\n'),
  )
})

test('results have White’s figure first, forfeits their signs, and open boards an asterisk', () => {
  expect(resultsText(cup, 1)).toContain('1. Ann Lee – Dee Fox  1–0\n2. Bob Kim – Eve Ray  +–−')
  expect(resultsText(cup, 2)).toBe(
    [
      'Vltava Open',
      'Round 2 · 25 Oct',
      '',
      '1. Ann Lee – Bob Kim  ½–½',
      '2. Cy Young – Dee Fox  *',
      'Eve Ray: Bye, half point',
    ].join('\n'),
  )
})

test('standings end after the chosen places, with all who share the last of them', () => {
  expect(standingsText(cup, 1, 1)).toBe(
    [
      'Vltava Open',
      'Standings after round 1',
      '',
      '1. Bob Kim (2250)  1',
      '1. GM Ann Lee (2400)  1',
      '1. Cy Young  1',
    ].join('\n'),
  )
  expect(standingsText(cup, 1, Infinity).split('\n')).toHaveLength(8)
  expect(standingsText({ ...cup, active: false }, 2, 3)).toContain('Final standings')
})

test('pools have titles, and ratings are left out where the event hides them', () => {
  const league = aSnapshot({
    players: { ...cup.players, pool: [0, 1, 0, 1, 1] },
    rounds: [{ white: [0, 1], black: [2, 3], outcomes: '1001', pool: [0, 1] }],
    settings: { showRatings: false },
  })
  expect(pairingsText(league, 1)).toContain('Pool A\n1. GM Ann Lee – Cy Young\n\nPool B\n2. Bob Kim – Dee Fox')
})
