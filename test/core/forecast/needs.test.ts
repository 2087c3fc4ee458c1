import { expect, test } from 'vitest'
import { openGames, withEnds } from '#core/forecast/last-round.ts'
import { ANY, endsOf, minimise, ways, type Condition } from '#core/forecast/minimise.ts'
import { needs, type Need } from '#core/forecast/needs.ts'
import { needSentences } from '#core/forecast/need-words.ts'
import { ranks } from '#core/standings/progress.ts'
import { aSnapshot } from '#test/support/build.ts'
import { dice } from '#cli/dice.ts'
import { randomEvent } from '#cli/random-event.ts'
import { cases } from '#test/support/audit.ts'

/** Whether results of the games meet a condition. */
const allows = (condition: Condition, ends: readonly number[]): boolean =>
  condition.every((mask, game) => (mask & (1 << ends[game]!)) !== 0)

/** A random event with open games in the last round. */
function lastRound(seed: number) {
  const roll = dice(seed)
  const players = 6 + Math.floor(roll() * 5)
  const event = randomEvent({ players, rounds: 4, seed, halfPointByes: 0.03, zeroPointByes: 0.03, forfeitWins: 0.05 })
  const last = event.rounds.at(-1)!
  const open = 1 + Math.floor(roll() * 4)
  const outcomes = last.white.map((_, at) =>
    last.black[at]! >= 0 && at < open ? '  ' : last.outcomes.slice(2 * at, 2 * at + 2),
  )
  const codes = [['BH/C1', 'BH'], ['DE', 'SB'], ['WON', 'PS'], ['AOB', 'TPR'], ['BPG', 'BH/M1', 'SB'], []][seed % 6]!
  return {
    ...event,
    settings: { ...event.settings, tieBreaks: codes },
    rounds: event.rounds.with(event.round - 1, { ...last, outcomes: outcomes.join('') }),
  }
}

/** Whether these results of the other games are certainly enough. */
function isRight({ sure, games }: Need, ends: Map<number, number>): boolean {
  const own = games.map(({ at }) => ends.get(at)!)
  return sure.some((condition) => allows(condition, own))
}

test.each(Array.from({ length: cases(3, 10) }, (_, part) => part))(
  'what somebody needs is what comes of every way the last games can end (30 random last rounds, part %i)',
  (part) => {
    for (let seed = 30 * part + 1; seed <= 30 * part + 30; seed++) {
      const snapshot = lastRound(seed)
      const games = openGames(snapshot)
      const size = snapshot.players.no.length
      const [player, upTo] = [seed % size, [1, 3, 5][seed % 3]!]
      const found = needs(snapshot, player, upTo)
      for (let way = 0; way < ways(games.length); way++) {
        const ends = endsOf(way, games.length)
        const isThere = ranks(withEnds(snapshot, games, ends), snapshot.round)[player]! <= upTo
        const own = games.findIndex(({ white, black }) => white === player || black === player)
        const result = own < 0 ? undefined : games[own]!.white === player ? 2 - ends[own]! : ends[own]!
        const need = found.find((each) => each.own === result)!
        const byBoard = new Map(games.map(({ at }, index) => [at, ends[index]!]))
        expect({ seed, way, isThere: isRight(need, byBoard) }).toEqual({ seed, way, isThere })
      }
    }
  },
)

test('conditions are met in exactly the true combinations, and none is redundant', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const roll = dice(seed)
    const games = 1 + Math.floor(roll() * 4)
    const truth = Array.from({ length: ways(games) }, () => (roll() < 0.3 + 0.4 * (seed % 2) ? 1 : 0))
    const found = minimise(truth, games)
    const holds = (some: number[][], way: number) => some.some((each) => allows(each, endsOf(way, games)))
    for (const [way, value] of truth.entries()) expect(holds(found, way)).toBe(value === 1)
    for (const each of found) {
      const others = found.filter((other) => other !== each)
      expect(truth.some((value, way) => value === 1 && !holds(others, way))).toBe(true)
    }
  }
})

test('conditions are as weak as possible', () => {
  // True unless the second side wins the first game.
  expect(minimise([1, 1, 0, 1, 1, 0, 1, 1, 0], 2)).toEqual([[3, ANY]])
  expect(minimise([1, 1, 1], 1)).toEqual([[ANY]])
  expect(minimise([0, 0, 0], 1)).toEqual([])
})

const CUP = {
  players: ['Zsófia Bakonyi', 'Łukasz Żurawski', 'Ilmari Kuusisto', 'Emma Moreau', 'Rafiq Chowdhury', 'Liam Tremblay'],
  settings: { totalRounds: 3, tieBreaks: ['WON'] },
}

test('needs are explained in words', () => {
  // Bakonyi, Żurawski and Kuusisto have 1½; Bakonyi meets Tremblay, and the other two meet each other.
  const snapshot = aSnapshot({
    ...CUP,
    rounds: ['1-2 =, 3-4 1, 5-6 =', '1-4 1, 2-5 1, 6-3 =', '1-6, 2-3, 4-5 ='],
  })
  const say = (player: number, upTo: number) => needSentences(snapshot, needs(snapshot, player, upTo))
  expect(say(0, 1)).toEqual(['A win is enough.', 'A draw is enough if Żurawski and Kuusisto draw.'])
  expect(say(4, 1)).toEqual(['It’s out of reach.'])
})
