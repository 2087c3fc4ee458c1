import { expect, test } from 'vitest'
import { formOfMatches, formOfRounds } from '#core/rows/form.ts'
import { profileMatches } from '#core/rows/entry-slice.ts'
import { competitorCard } from '#core/standings/competitor-card.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const SEVEN = ['1-2 1', '2-1 1', '1-2 =', '1 U, 2 U', '1-2 1', '2-1 =', '1-2 *']

test('the form on a card is the last five results against an opponent, the newest at the end', () => {
  const card = competitorCard(aSnapshot({ rounds: SEVEN }), 0)
  expect(formOfRounds(card.rounds, () => false)).toEqual(['win', 'loss', 'draw', 'win', 'draw'])
  expect(formOfRounds(card.rounds, () => true)).toEqual(['loss', 'draw', 'win', 'draw', 'running'])
})

test('the form of a profile goes over all events, by the end of each match', () => {
  const NOW = 1000
  const matches = (id: string, rounds: string[], times: number[]) =>
    profileMatches(
      {
        snapshot: aSnapshot({
          id,
          rounds: rounds.map((text, at) => aRound(text, { facts: { 0: { endTime: times[at]! } } })),
        }),
        no: 1,
        players: 2,
        boards: new Map(),
      },
      NOW,
    )
  const all = [...matches('first', ['1-2 1', '1-2 1'], [10, 40]), ...matches('second', ['2-1 1', '1-2 ='], [20, 30])]
  expect(formOfMatches(all)).toEqual(['win', 'loss', 'draw', 'win'])
})
