import { expect, test } from 'vitest'
import { tournamentLevel, mayView } from '#core/people/tournament-level.ts'

const PEOPLE = { organiser: 'u1', deputies: ['u2'], players: ['u3'] }

test.each([
  ['its organiser', { id: 'u1', level: 0 }, 2],
  ['a deputy', { id: 'u2', level: 0 }, 2],
  ['a player', { id: 'u3', level: 0 }, 1],
  ['an admin of the site', { id: 'u9', level: 2 }, 2],
  ['someone else', { id: 'u9', level: 1 }, 0],
  ['someone signed out', undefined, 0],
] as const)('%s has a level in the tournament, and sees a private one with a level above 0', (_, viewer, level) => {
  expect(tournamentLevel(PEOPLE, viewer)).toBe(level)
  expect(mayView({ public: false }, PEOPLE, viewer)).toBe(level > 0)
  expect(mayView({ public: true }, PEOPLE, viewer)).toBe(true)
})

test('in an event without an organiser, users have level 0', () => {
  expect(tournamentLevel({ organiser: null, deputies: [], players: [] }, { id: 'u1', level: 0 })).toBe(0)
})
