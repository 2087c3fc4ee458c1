import { expect, test } from 'vitest'
import { drawDecidedKnockout } from '#core/draw/draw-knockout.ts'
import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { gameChances } from '#core/forecast/chances.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { openGames, withEnds } from '#core/forecast/last-round.ts'
import { endsOf, ways } from '#core/forecast/minimise.ts'
import { drawnNext } from '#core/forecast/next-round.ts'
import { simulatedBy } from '#core/forecast/simulated-by.ts'
import { simulation, type Simulation } from '#core/forecast/simulation.ts'
import { likelyPairs, oddsOf } from '#core/forecast/tally.ts'
import { finalists } from '#core/knockout/finalists.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ranks } from '#core/standings/progress.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { randomEvent } from '#cli/random-event.ts'
import { cases } from '#test/support/audit.ts'

/** An event with few games left: two of the last round, or the last two of the round before and all of the next. */
function nearlyOver(seed: number): Snapshot {
  const isLast = seed % 4 !== 0
  const event = randomEvent({ players: isLast ? 5 + (seed % 6) : 6, rounds: 3, seed, played: isLast ? 3 : 2 })
  const last = event.rounds.at(-1)!
  const outcomes = last.outcomes.replace(/^.{4}/, last.black.slice(0, 2).every((black) => black >= 0) ? '    ' : '$&')
  return { ...event, active: true, rounds: event.rounds.with(event.round - 1, { ...last, outcomes }) }
}

/** Adds up the chance of each place of each player, over all combinations of the results that are left. */
function everyWay(snapshot: Snapshot, found: number[][], share = 1): void {
  const games = openGames(snapshot)
  const { rating } = snapshot.players
  for (let way = 0; way < ways(games.length); way++) {
    const ends = endsOf(way, games.length)
    const chance = games.reduce(
      (product, { white, black }, at) => product * gameChances(rating[white]!, rating[black]!)[ends[at]!]!,
      share,
    )
    const played = withEnds(snapshot, games, ends)
    const drawn = played.round < played.settings.totalRounds! ? drawnNext(played, played.round + 1) : undefined
    if (typeof drawn === 'object')
      everyWay({ ...played, round: played.round + 1, rounds: [...played.rounds, drawn] }, found, chance)
    else
      for (const [player, rank] of ranks(played, played.round).entries())
        found[player]![rank] = (found[player]![rank] ?? 0) + chance
  }
}

const EVENTS = cases(40, 200)

const played = (snapshot: Snapshot, runs: number, seed = 1): Simulation => {
  const found = simulation(snapshot, seed) as Simulation
  for (let no = 0; no < runs; no++) found.play(no)
  return found
}

/** The chance of at least so many hits, or of at most so many, whichever is smaller: `runs` tries with this chance each. */
function chanceOfCount(hits: number, runs: number, chance: number): number {
  if (chance <= 0 || chance >= 1) return hits === Math.round(chance) * runs ? 1 : 0
  const exactly: number[] = []
  let logarithm = runs * Math.log(1 - chance)
  for (let count = 0; count <= runs; count++) {
    exactly.push(Math.exp(logarithm))
    logarithm += Math.log((runs - count) / (count + 1)) + Math.log(chance / (1 - chance))
  }
  const sum = (some: number[]) => some.reduce((total, each) => total + each, 0)
  return Math.min(sum(exactly.slice(hits)), sum(exactly.slice(0, hits + 1)))
}

test('odds are what every way of the rest comes to, within the interval that is stated', () => {
  let [shares, missed] = [0, 0]
  for (let seed = 1; seed <= EVENTS; seed++) {
    const snapshot = nearlyOver(seed)
    if (openGames(snapshot).length === 0) continue
    const exact = snapshot.players.no.map((): number[] => [])
    everyWay(snapshot, exact)
    const { tally } = played(snapshot, 300, seed)
    for (const [player, places] of exact.entries()) {
      const truth = (places[1] ?? 0) + 0
      const { low, high, share } = oddsOf(tally, player, 1)!
      shares += 1
      if (truth < low || truth > high) missed += 1
      // The stated interval holds in 95 of 100 cases. A count as far from the truth as this occurs in one of a hundred
      // thousand; a wider interval would not say so of places that hardly ever occur.
      const rarity = chanceOfCount(Math.round(share * tally.runs), tally.runs, truth)
      expect({ seed, player, truth, isNear: rarity > 1e-5 }).toMatchObject({ isNear: true })
    }
  }
  expect(shares).toBeGreaterThan(4.5 * EVENTS)
  expect(missed / shares).toBeLessThan(0.06)
})

test('the same seed gives the same odds in any order of the runs, another seed different ones', () => {
  const snapshot = nearlyOver(8)
  const [one, again] = [played(snapshot, 60), simulation(snapshot, 1) as Simulation]
  for (let no = 59; no >= 0; no--) again.play(no)
  expect(again.tally.places).toEqual(one.tally.places)
  expect(again.tally.pairs).toEqual(one.tally.pairs)
  expect(played(snapshot, 60, 2).tally.places).not.toEqual(one.tally.places)
})

test('chances of a game add up to FIDE’s expected score with White’s edge, and stronger players draw more', () => {
  const [win, draw, loss] = gameChances(2300, 2300)
  expect(win + draw + loss).toBeCloseTo(1, 9)
  expect(win + draw / 2).toBeCloseTo(1 / (1 + 10 ** (-25 / 400)), 9)
  expect(gameChances(2700, 2700)[1]).toBeGreaterThan(draw)
  expect(gameChances(2300, 1900)[1]).toBeLessThan(draw)
})

test('there are no odds with too few ratings, without a last round, and for a finished event', () => {
  const open = { players: ['Ann 2000', 'Bob', 'Cy'], rounds: ['1-2'] }
  expect(simulation(aSnapshot({ ...open, settings: { totalRounds: 3 } }), 1)).toBe('unrated')
  expect(simulation(aSnapshot({ ...open, settings: { totalRounds: null } }), 1)).toBe('endless')
  expect(simulation(aSnapshot({ players: 4, rounds: ['1-2 1, 3-4 1'], settings: { totalRounds: 1 } }), 1)).toBe('over')
  const table = ['Ann 2000', 'Bob 1900', 'Cy 1800', 'Di 1700']
  const settings = { pairingSystem: 'roundRobin', totalRounds: 3 } as const
  expect(simulation(aSnapshot({ players: table, rounds: ['1-2, 3-4'], settings }), 1)).toBe('schedule')
  expect(simulation(aSnapshot({ players: table, rounds: ['1-4, 2-3'], settings }), 1)).toHaveProperty('tally')
})

test('likely pairs are listed from the top, each player once, and a knockout has a winner', () => {
  const players = ['Ann 2400', 'Bob 2300', 'Cy 2200', 'Di 2100']
  const swiss = aSnapshot({ players, rounds: ['1-3, 4-2'], settings: { totalRounds: 2 } })
  const pairs = likelyPairs(played(swiss, 200).tally, [0, 1, 2, 3])
  expect(pairs.map(({ one, other }) => [one, other])).toEqual([
    [0, 1],
    [2, 3],
  ])
  const knockout = aSnapshot({ players, rounds: ['1-4, 2-3'], settings: { pairingSystem: 'knockout', totalRounds: 2 } })
  const { tally } = played(knockout, 200)
  const firsts = players.map((_, player) => oddsOf(tally, player, 1)!.share)
  expect(firsts.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
  expect(firsts[0]).toBeGreaterThan(firsts[3]!)
  // Losers play on among themselves: none of them wins the knockout.
  const rated = Array.from({ length: 8 }, (_, at) => `P${at + 1} ${2400 - 50 * at}`)
  const rounds = ['1-8 1, 4-5 1, 2-7 1, 3-6 1', aRound('1-4, 2-3, 8-5, 7-6', { pool: [0, 0, 1, 1] })]
  const playOffs = aSnapshot({ players: rated, rounds, settings: { pairingSystem: 'knockout', totalRounds: 3 } })
  const both = played(playOffs, 200).tally
  const wins = rated.map((_, player) => oddsOf(both, player, 1)!.share)
  expect(wins.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
  expect(wins.slice(4)).toEqual([0, 0, 0, 0])
})

test('a tied knockout match is simulated with its decision, and at random while it has none', () => {
  const cup = (facts: NonNullable<Parameters<typeof aRound>[1]>['facts']) =>
    aSnapshot({
      players: 4,
      rounds: [aRound('1-4 =, 2-3 1', { facts })],
      settings: { pairingSystem: 'knockout', totalRounds: 2 },
    })
  const meeting = (snapshot: Snapshot) => [...played(snapshot, 100).tally.pairs.keys()].toSorted()
  expect(meeting(cup({ 0: { tieBreak: 'rapid w 0:2' } }))).toEqual([4 * 1 + 3])
  expect(meeting(cup({}))).toEqual([1, 4 * 1 + 3])
})

test('a frame’s engines, which draw knockouts without asking whether matches are decided, give the same odds', () => {
  const players = Array.from({ length: 7 }, (_, at) => `Player${at} ${2400 - 60 * at}`)
  const stage = (from: number, to: number, system: 'swiss' | 'knockout') => ({ from, to, system, poolNames: [] })
  const event: Snapshot = {
    ...aSnapshot({ players, rounds: ['1-4 =, 5-2 *, 3-6 *, 7 U'], settings: { totalRounds: 5 } }),
    systems: [stage(1, 2, 'swiss'), stage(3, 5, 'knockout')],
  }
  const engines = { swiss: drawPlayerSwiss, knockout: drawDecidedKnockout }
  const alone = simulatedBy({ drawnNext: drawnBy(engines), finalists }, event, 1) as Simulation
  const whole = simulation(event, 1) as Simulation
  for (let no = 0; no < 50; no++) expect(alone.play(no)).toBe(whole.play(no))
  expect(whole.tally.runs).toBe(50)
  expect(alone.tally).toEqual(whole.tally)
})
