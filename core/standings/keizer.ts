import { HALVES } from './outcome-tables.ts'
import { outcomeOf, uncounted, type Field } from './field.ts'

/**
 * The points of the Keizer system, in sixths of a point.
 *
 * Each place of the ranking has a value: the first the highest, each next one point less. A player has the value of the
 * own place, and for each round the value of a beaten opponent or half of it for a draw. The allocated bye gives two
 * thirds of the own value, an excused absence one third, a forfeit loss nothing. As the values follow from the ranking
 * and the ranking from the values, both are computed again until they agree.
 */
export function keizerPoints(field: Field): Float64Array {
  const points = new Float64Array(field.size)
  for (const members of pools(field)) settle(field, members, points)
  return points
}

/** Values and ranking can lead to each other in a circle. */
const MOST_TURNS = 60

function pools({ snapshot: { players }, size }: Field): number[][] {
  const all = Array.from({ length: size }, (_, position) => position)
  return [...Map.groupBy(all, (position) => players.pool?.[position] ?? 0).values()]
}

function settle(field: Field, members: readonly number[], points: Float64Array): void {
  const top = highestValue(field.snapshot.settings.keizerTop, members.length)
  const values = new Int32Array(field.size)
  let order = members
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    for (const [place, player] of order.entries()) values[player] = Math.max(0, top - place)
    for (const player of members) points[player] = pointsOf(field, player, values)
    const next = members.toSorted(
      (a, b) => points[b]! - points[a]! || field.match.total[b]! - field.match.total[a]! || a - b,
    )
    if (next.every((player, place) => player === order[place])) return
    order = next
  }
}

/** One and a half times the number of players, unless the organiser has set another value. */
const highestValue = (set: number, players: number): number => set || Math.ceil((3 * players) / 2)

function pointsOf(field: Field, player: number, values: Int32Array): number {
  const { round, snapshot } = field
  const own = values[player]!
  const left = leftFrom(field, player)
  let absences = snapshot.settings.keizerAbsences
  let sum = 6 * own
  for (let at = 0; at < round; at++) {
    const cell = player * round + at
    const opponent = field.opponent[cell]!
    const outcome = outcomeOf(field, cell)
    if (opponent >= 0) {
      sum += 3 * HALVES[field.outcome[cell]!]! * values[opponent]!
    } else if (outcome === 'U' || outcome === 'F') {
      sum += 4 * own
    } else if (absences > 0 && at + 1 < left) {
      absences--
      sum += 2 * own
    }
  }
  return sum
}

/** The first round that a player who withdrew gets nothing for. */
function leftFrom({ snapshot }: Field, player: number): number {
  const { withdrawn = [], withdrawnFrom = {} } = snapshot.players
  if (uncounted(snapshot).has(player)) return 0
  return withdrawn.includes(player) ? (withdrawnFrom[player] ?? 0) : Infinity
}
