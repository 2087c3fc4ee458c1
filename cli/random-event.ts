import { drawRound } from '#core/draw/draw-round.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import type { Acceleration, ForbiddenGroup } from '#core/snapshot/draw-rules.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { dice, playGame } from './dice.ts'

export interface RandomEvent {
  players: number
  rounds: number
  seed: number
  /** Number of rounds to pair and play; all if left out. */
  played?: number
  /** Share of drawn games; by rating if left out. */
  draws?: number
  forfeits?: number
  /** Share of players who ask for a bye in a round. */
  byes?: number
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
}

type Roll = () => number

/**
 * A random Swiss tournament, paired by FIDE’s rules; the same options give the same tournament. It ends early if no
 * legal pairing is left.
 */
export function randomEvent(wishes: RandomEvent): Snapshot {
  const { players: count, rounds, seed, played = rounds } = wishes
  const roll = dice(seed * 7919 + count * 31 + rounds)
  const numbers = Array.from({ length: count }, (_, at) => at)
  const away = absences(wishes, roll)
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
      tieBreaks: ['BH/C1', 'BH'],
    },
    systems: [{ from: 1, to: rounds, system: 'swiss', poolNames: [] }],
    dates: Array.from({ length: rounds }, () => null),
    players: {
      no: numbers.map((at) => at + 1),
      firstName: numbers.map((at) => `P${at + 1}`),
      lastName: numbers.map(() => 'Test'),
      rating: numbers.map((at) => Math.round(2700 - (1400 * at) / count - roll() * 10)),
      nationality: numbers.map(() => ''),
    },
    rounds: [],
    bonuses: [],
    initialColour: wishes.black ? 'b' : 'w',
    ...(wishes.acceleration && { accelerations: baku(count, rounds) }),
    ...(wishes.forbidden && { forbidden: forbiddenPairs(count, wishes.forbidden, roll) }),
  }
  for (let round = 1; round <= Math.min(played, rounds); round++) {
    const absent = numbers.filter((at) => away(at, round) !== undefined)
    const byes = absent.map((at) => ({ round, player: at + 1, state: 'granted' as const }))
    const drawn = drawRound(snapshot, round, { byes })
    if (isRefusal(drawn)) break
    const { rating } = snapshot.players
    const pairings = drawn.map(({ white, black }) => ({
      white,
      black,
      outcome: black < 0 ? 'U ' : result(wishes, rating[white]!, rating[black]!, roll),
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

function result({ forfeits = 0, draws }: RandomEvent, white: number, black: number, roll: Roll): string {
  if (roll() < forfeits) return roll() < 0.4 ? '+-' : roll() < 0.7 ? '-+' : '--'
  if (draws === undefined) return playGame(white, black, roll)
  if (roll() < draws) return '=='
  return roll() < 1 / (1 + 10 ** ((black - white) / 400)) ? '10' : '01'
}

/** The bye (H or Z) of an absent player in a round: a late entry, a withdrawal or a requested bye. */
function absences({ players, byes = 0, late = 0, withdrawals = 0, rounds }: RandomEvent, roll: Roll) {
  const from = Array.from({ length: players }, () => (roll() < late ? 2 + Math.floor(roll() * 3) : 1))
  const to = Array.from({ length: players }, () => (roll() < withdrawals ? 1 + Math.floor(roll() * rounds) : Infinity))
  const asked = Array.from({ length: players }, () =>
    Array.from({ length: rounds + 1 }, () => (roll() < byes ? (roll() < 0.5 ? 'H' : 'Z') : undefined)),
  )
  return (at: number, round: number): string | undefined =>
    round < from[at]! || round > to[at]! ? 'Z' : asked[at]![round]
}

/** Virtual points for the upper half (Baku acceleration, FIDE C.04.7). */
function baku(players: number, rounds: number): Acceleration[] {
  const accelerated = Math.ceil(rounds / 2)
  const whole = Math.ceil(accelerated / 2)
  const group = { first: 0, last: 2 * Math.ceil(players / 4) - 1 }
  return [
    { ...group, from: 1, to: whole, MP: 2, GP: 2 },
    ...(accelerated > whole ? [{ ...group, from: whole + 1, to: accelerated, MP: 1, GP: 1 }] : []),
  ]
}

const forbiddenPairs = (players: number, pairs: number, roll: Roll): ForbiddenGroup[] =>
  Array.from({ length: pairs }, () => {
    const one = Math.floor(roll() * players)
    const other = (one + 1 + Math.floor(roll() * (players - 1))) % players
    return { players: [Math.min(one, other), Math.max(one, other)], from: 1, to: null }
  })
