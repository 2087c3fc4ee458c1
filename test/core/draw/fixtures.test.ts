import { expect, test } from 'vitest'
import { fixturesOf } from '#core/draw/fixtures.ts'
import { hasFixtures } from '#core/draw/has-fixtures.ts'
import { aSnapshot } from '../../support/build.ts'

const robin = aSnapshot({
  players: ['Ann', 'Bo', 'Cy', 'Di'],
  settings: { pairingSystem: 'roundRobin', totalRounds: 3 },
  rounds: ['1-4 1, 2-3 ='],
})

test('the rounds of a round robin are known ahead, by its table', () => {
  expect(
    [2, 3].flatMap((round) => fixturesOf(robin, round).map(({ white, black }) => `${round}: ${white}–${black}`)),
  ).toEqual(['2: 3–2', '2: 0–1', '3: 1–3', '3: 2–0'])
})

test('a double round robin has its second half ahead too, with colours reversed', () => {
  const double = { ...robin, settings: { ...robin.settings, totalRounds: 6 } }
  expect(fixturesOf(double, 4)).toEqual([
    { board: 1, white: 3, black: 0, pool: 0 },
    { board: 2, white: 2, black: 1, pool: 0 },
  ])
})

test('who has no game is listed after the boards', () => {
  const three = aSnapshot({
    players: ['Ann', 'Bo', 'Cy'],
    rounds: ['2-3 1, 1 Z'],
    settings: { pairingSystem: 'roundRobin', totalRounds: 3 },
  })
  expect(fixturesOf(three, 2).at(-1)).toMatchObject({ black: null })
})

test('other systems, rounds past the last, and a round robin that has not begun have none', () => {
  expect([1, 2].map((round) => hasFixtures({ ...robin, round: 0, rounds: [] }, round))).toEqual([false, false])
  expect(hasFixtures(aSnapshot({ players: 4 }), 2)).toBe(false)
  expect(hasFixtures(robin, 4)).toBe(false)
  expect(hasFixtures(robin, 0)).toBe(false)
  const later = { ...robin, systems: [{ from: 3, to: 5, system: 'roundRobin' as const, poolNames: [] }] }
  expect(hasFixtures({ ...later, settings: { ...robin.settings, pairingSystem: 'swiss', totalRounds: 5 } }, 4)).toBe(
    false,
  )
})
