import { expect, test } from 'vitest'
import { bracketCompetitors } from '#core/knockout/competitors.ts'
import { aSnapshot } from '#test/support/build.ts'

const seeds = (...given: Parameters<typeof bracketCompetitors>) => bracketCompetitors(...given).map(({ seed }) => seed)

test('in a knockout from the first round on seeds are the numbers in the list', () => {
  expect(seeds(aSnapshot({ rounds: ['1-2 0'] }), 1)).toEqual([1, 2])
})

test('after an earlier stage seeds are the ranks of that stage', () => {
  expect(seeds(aSnapshot({ rounds: ['1-2 0, 3-4 1', '2-3 0', '2-3 1'] }), 3)).toEqual([3, 2, 1, 3])
})

test('one of two possible sides is named by last name, a team by its whole name', () => {
  const players = ['Ann Lee', 'Bob']
  const short = (team: boolean) =>
    bracketCompetitors(aSnapshot({ players, settings: { competitors: team ? 'team' : 'individual' } }), 1)
  expect(short(false).map(({ short }) => short)).toEqual(['Lee', 'Bob'])
  expect(short(true).map(({ short }) => short)).toEqual(['Ann Lee', 'Bob'])
})
