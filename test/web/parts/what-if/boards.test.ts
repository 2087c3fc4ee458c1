import { expect, test } from 'vitest'
import { boardsToTry } from '#web/parts/what-if/boards.ts'
import { randomEvent } from '#cli/random-event.ts'

const event = randomEvent({ players: 4, rounds: 2, seed: 1, played: 1 })

/** Four equal teams in matches of four games; `first` is the score of the first match so far, in half points. */
function asMatches(first: [number, number]) {
  const { white } = event.rounds[0]!
  const points = white.flatMap((_, at): (number | null)[] => (at === 0 ? first : [null, null]))
  return {
    ...event,
    settings: { ...event.settings, gamePointTotal: 4 },
    players: { ...event.players, rating: event.players.rating.map(() => 2000) },
    rounds: [{ ...event.rounds[0]!, outcomes: white.map(() => '  ').join(''), points }],
  }
}

test('the chances of a running match include the points won so far', () => {
  const chances = (first: [number, number]) => boardsToTry(asMatches(first), 1)[0]!.choices.map(({ chance }) => chance!)
  const [even, led, won] = [chances([0, 0]), chances([4, 0]), chances([5, 1])]
  expect(even[0]).toBeCloseTo(even[2]!)
  expect(led[0]).toBeGreaterThan(even[0]! + 0.2)
  // Two and a half of four points win the match.
  expect(won).toEqual([expect.closeTo(1), 0, 0])
  for (const all of [even, led]) expect(all.reduce((sum, each) => sum + each)).toBeCloseTo(1)
})
