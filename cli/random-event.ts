import { drawRound } from '#core/draw/draw-round.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import type { ForbiddenGroup } from '#core/snapshot/draw-rules.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { marker, spread, type Amount, type Portion, type Roll } from './amount.ts'
import { dice } from './dice.ts'
import { randomRatings, type RatingWishes } from './random-ratings.ts'
import { gameResult, RESULT_MARKS, type ResultWishes } from './random-results.ts'

export interface RandomEvent extends ResultWishes, RatingWishes {
  players: number
  rounds: number
  seed: number
  /** Number of rounds to pair and play; all if left out. */
  played?: number
  /** Of all players in all rounds. */
  fullPointByes?: Amount
  halfPointByes?: Amount
  zeroPointByes?: Amount
  /** Share of players who come one to three rounds late. */
  late?: number
  withdrawals?: number
  acceleration?: boolean
  /** Number of pairs of players who must not meet. */
  forbidden?: number
  win?: number
  draw?: number
  loss?: number
  pab?: number
  black?: boolean
  /** FIDE’s codes. */
  tieBreaks?: string[]
}

/**
 * A random Swiss tournament, paired by FIDE’s rules; the same options give the same tournament. It ends early if no
 * legal pairing is left.
 */
export function randomEvent(wishes: RandomEvent): Snapshot {
  const { players: count, rounds, seed, played = rounds } = wishes
  const roll = dice(seed * 7919 + count * 31 + rounds)
  const numbers = Array.from({ length: count }, (_, at) => at)
  const away = absences(wishes, roll)
  const rating = randomRatings(count, wishes, roll)
  const snapshot: Snapshot = {
    id: `random${seed}`,
    version: 1,
    name: `Random ${count} × ${rounds}, seed ${seed}`,
    user: null,
    active: true,
    round: 0,
    createdAt: 0,
    updatedAt: 0,
    settings: {
      ...DEFAULTS,
      totalRounds: rounds,
      winReward: wishes.win ?? DEFAULTS.winReward,
      drawReward: wishes.draw ?? DEFAULTS.drawReward,
      lossReward: wishes.loss ?? DEFAULTS.lossReward,
      byeReward: wishes.pab ?? wishes.win ?? DEFAULTS.byeReward,
      tieBreaks: wishes.tieBreaks ?? ['BH/C1', 'BH'],
      acceleration: wishes.acceleration ? 'baku' : 'none',
    },
    systems: [{ from: 1, to: rounds, system: 'swiss', poolNames: [] }],
    dates: Array.from({ length: rounds }, () => null),
    players: {
      no: numbers.map((at) => at + 1),
      firstName: numbers.map((at) => `P${at + 1}`),
      lastName: numbers.map(() => 'Test'),
      rating,
      nationality: numbers.map(() => ''),
    },
    rounds: [],
    bonuses: [],
    initialColour: wishes.black ? 'b' : 'w',
    ...(wishes.forbidden && { forbidden: forbiddenPairs(count, wishes.forbidden, roll) }),
  }
  const resultPortions = RESULT_MARKS.map((mark) => [mark, spread(wishes[mark], rounds, roll)] as const)
  for (let round = 1; round <= Math.min(played, rounds); round++) {
    const absent = numbers.filter((at) => away(at, round) !== undefined)
    const byes = absent.map((at) => ({ round, player: at + 1, state: 'granted' as const }))
    const drawn = drawRound(snapshot, round, { byes })
    if (isRefusal(drawn)) break
    const games = drawn.flatMap(({ black }, at) => (black < 0 ? [] : [at]))
    const markOf = marker(
      resultPortions.map(([mark, portions]) => [mark, portions[round - 1]!]),
      games,
      roll,
    )
    const pairings = drawn.map(({ white, black }, at) => ({
      white,
      black,
      outcome: black < 0 ? 'U ' : gameResult(markOf(at), wishes, rating[white]!, rating[black]!, roll),
    }))
    const sitting = absent.map((at) => ({ white: at, black: -1, outcome: `${away(at, round)} ` }))
    snapshot.rounds.push(columns([...pairings, ...sitting]))
    snapshot.round = round
  }
  return snapshot
}

const columns = (pairings: { white: number; black: number; outcome: string }[]): RoundColumns => ({
  white: pairings.map(({ white }) => white),
  black: pairings.map(({ black }) => black),
  outcomes: pairings.map(({ outcome }) => outcome).join(''),
})

/** The bye (F, H or Z) of an absent player in a round: a late entry, a withdrawal or a requested bye. */
function absences(wishes: RandomEvent, roll: Roll) {
  const { players, late = 0, withdrawals = 0, rounds } = wishes
  const everybody = Array.from({ length: players }, (_, at) => at)
  const from = everybody.map(() => (roll() < late ? 2 + Math.floor(roll() * 3) : 1))
  const to = everybody.map(() => (roll() < withdrawals ? 1 + Math.floor(roll() * rounds) : Infinity))
  const isAway = (at: number, round: number): boolean => round < from[at]! || round > to[at]!
  const portions = (
    [
      ['F', wishes.fullPointByes],
      ['H', wishes.halfPointByes],
      ['Z', wishes.zeroPointByes],
    ] as const
  ).map(([letter, amount]) => [letter, spread(amount, rounds, roll)] as const)
  const asked = Array.from({ length: rounds }, (_, index) => {
    const ofRound = portions.map(([letter, each]): [string, Portion] => [letter, each[index]!])
    const free = everybody.filter((at) => !isAway(at, index + 1))
    const byeOf = marker(ofRound, free, roll)
    return everybody.map(byeOf)
  })
  return (at: number, round: number): string | undefined => (isAway(at, round) ? 'Z' : asked[round - 1]?.[at])
}

const forbiddenPairs = (players: number, pairs: number, roll: Roll): ForbiddenGroup[] =>
  Array.from({ length: pairs }, () => {
    const one = Math.floor(roll() * players)
    const other = (one + 1 + Math.floor(roll() * (players - 1))) % players
    return { players: [Math.min(one, other), Math.max(one, other)], from: 1, to: null }
  })
