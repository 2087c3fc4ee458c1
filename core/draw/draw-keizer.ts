import * as say from '#words/coreDraw.js'
import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { field as fieldAfter, outcomeOf, PLAYED, WHITE, type Field } from '../standings/field.ts'
import { keizerPoints } from '../standings/keizer.ts'
import { keizerPairs } from './keizer-pairs.ts'
import { whoPlays } from './who-plays.ts'

/**
 * A round of the Keizer system, pool by pool: players who are present meet those next to them in the ranking. With an odd
 * number the last one of those who had the fewest byes is free.
 */
export function drawKeizer(snapshot: Snapshot, round: number): DrawnPair[] | string {
  const { players, out } = whoPlays(snapshot, round)
  if (players.length < 2) return say.roundNeedsTwo()
  const before = fieldAfter(snapshot, round - 1)
  const points = keizerPoints(before)
  const order = players.toSorted((a, b) => points[b]! - points[a]! || a - b)
  const boards: DrawnPair[] = []
  const byes: DrawnPair[] = []
  const { no, pool } = snapshot.players
  const pools = Map.groupBy(order, (position) => pool?.[position] ?? 0)
  for (const [number, members] of [...pools].toSorted(([a], [b]) => a - b)) {
    const rest = number > 0 && { pool: number }
    const free = members.length % 2 === 1 ? freePlayer(before, members) : undefined
    const pairs = pairsOf(before, round, free === undefined ? members : members.filter((one) => one !== free))
    if (!pairs) return say.noLegalPairing()
    for (const [at, pair] of pairs.entries()) {
      const [white, black] = inColours(before, pair, at)
      boards.push({ white: no[white]!, black: no[black]!, ...rest })
    }
    if (free !== undefined) byes.push({ white: no[free]!, black: null, bye: 'U', ...rest })
  }
  return [...boards, ...byes, ...out]
}

function pairsOf(before: Field, round: number, members: readonly number[]): [number, number][] | undefined {
  const { snapshot } = before
  const groups = (snapshot.forbidden ?? []).filter(({ from, to }) => from <= round && round <= (to ?? Infinity))
  return keizerPairs(
    members.map((id) => ({ id, met: gamesOf(before, id) })),
    round,
    snapshot.settings.keizerPause,
    (one, other) => groups.some(({ players }) => players.includes(one) && players.includes(other)),
  )
}

/** The round of the latest game against each opponent. */
function gamesOf({ round, opponent, traits }: Field, player: number): Map<number, number> {
  const met = new Map<number, number>()
  for (let at = 0; at < round; at++) {
    const cell = player * round + at
    if (traits[cell]! & PLAYED) met.set(opponent[cell]!, at + 1)
  }
  return met
}

function freePlayer(before: Field, members: readonly number[]): number {
  const byes = (player: number): number =>
    Array.from({ length: before.round }, (_, at) => outcomeOf(before, player * before.round + at)).filter(
      (outcome) => outcome === 'U',
    ).length
  const fewest = Math.min(...members.map(byes))
  return members.findLast((player) => byes(player) === fewest)!
}

/** White first: who had White less often, else who had Black last; without games the boards alternate. */
function inColours(before: Field, [one, other]: [number, number], board: number): [number, number] {
  const [own, theirs] = [coloursOf(before, one), coloursOf(before, other)]
  const balance = own.balance - theirs.balance || own.last - theirs.last
  if (balance !== 0) return balance < 0 ? [one, other] : [other, one]
  const hasWhite = own.last === 0 ? (board % 2 === 0) === (before.snapshot.initialColour !== 'b') : own.last < 0
  return hasWhite ? [one, other] : [other, one]
}

/** Games with White less those with Black; the colour of the last game is 1 for White, −1 for Black, 0 for none. */
function coloursOf({ round, colour, traits }: Field, player: number): { balance: number; last: number } {
  let balance = 0
  let last = 0
  for (let cell = player * round; cell < (player + 1) * round; cell++) {
    if (!(traits[cell]! & PLAYED)) continue
    last = colour[cell] === WHITE ? 1 : -1
    balance += last
  }
  return { balance, last }
}
