import { expect, test } from 'vitest'
import { drawRound, type PoolPair } from '#core/draw/draw-round.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { controlText } from '#test/support/pairing/files.ts'
import { importText } from '#test/support/trf/files.ts'

const eventOf = (name: string): Snapshot => importText(controlText(`swiss/${name}`)).snapshot

/** Two events as the pools of one. */
function pooled(one: Snapshot, other: Snapshot): Snapshot {
  const offset = one.players.no.length
  const all = <Value>(of: (snapshot: Snapshot) => Value[]): Value[] => [...of(one), ...of(other)]
  const shifted = (positions: number[]): number[] => positions.map((at) => (at < 0 ? at : at + offset))
  const rounds = one.rounds.map((first, at): RoundColumns => {
    const second = other.rounds[at]!
    return {
      white: [...first.white, ...shifted(second.white)],
      black: [...first.black, ...shifted(second.black)],
      outcomes: first.outcomes + second.outcomes,
      pool: [...first.white.map(() => 0), ...second.white.map(() => 1)],
    }
  })
  return {
    ...one,
    rounds,
    players: {
      no: all(({ players }) => players.no).map((_, at) => at + 1),
      firstName: all(({ players }) => players.firstName),
      lastName: all(({ players }) => players.lastName),
      rating: all(({ players }) => players.rating),
      nationality: all(({ players }) => players.nationality),
      pool: all(({ players }) => players.no).map((_, at) => (at < offset ? 0 : 1)),
    },
    initialColour: 'w',
  }
}

const drawn = (snapshot: Snapshot, round: number): PoolPair[] => {
  const pairs = drawRound(snapshot, round)
  if (isRefusal(pairs)) throw new Error('there is a draw')
  return pairs
}

test('each pool is drawn as an event of its own: pairs, colours, byes and board order', () => {
  const [one, other] = [eventOf('odd-13x7'), eventOf('late-12x7')].map((event) => ({
    ...event,
    initialColour: 'w' as const,
  }))
  const both = pooled(one!, other!)
  const offset = one!.players.no.length
  // The numbers of the second pool begin with an even one, and some of its players joined late.
  expect(offset % 2).toBe(1)
  for (let round = 1; round <= 7; round++) {
    const apart = drawn(other!, round).map(({ white, black }) => ({
      white: white + offset,
      black: black < 0 ? black : black + offset,
      pool: 1,
    }))
    expect(drawn(both, round), `round ${round}`).toEqual([...drawn(one!, round), ...apart])
  }
})
