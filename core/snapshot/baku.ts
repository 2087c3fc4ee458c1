import { halfPoints } from '../text/score.ts'
import type { Acceleration } from './draw-rules.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The virtual points of an event: those that were set or imported, and those of the Baku acceleration (FIDE C.04.7). In
 * round 1 `present` are the positions to be paired; later on its boards tell who was.
 */
export function accelerationsIn(snapshot: Snapshot, present?: ReadonlySet<number>): Acceleration[] {
  const { accelerations = [], settings } = snapshot
  if (settings.acceleration === 'none' || settings.totalRounds === null) return accelerations
  const accelerated = Math.ceil(settings.totalRounds / 2)
  const full = Math.ceil(accelerated / 2)
  const isTeam = settings.competitors === 'team'
  const points = (plain: number): Pick<Acceleration, 'MP' | 'GP'> => ({
    MP: halfPoints(plain),
    GP: isTeam ? 0 : halfPoints(plain),
  })
  const stages = [
    { from: 1, to: full, ...points(settings.winReward) },
    { from: full + 1, to: accelerated, ...points(settings.drawReward) },
  ].filter(({ from, to }) => from <= to)
  const ranges = firstGroups(snapshot, present)
  return [...accelerations, ...stages.flatMap((stage) => ranges.map((range) => ({ ...range, ...stage })))]
}

type Range = Pick<Acceleration, 'first' | 'last'>

/**
 * Group A of each pool: of those paired in round 1 the first half, rounded up to an even number. Who joins later with a
 * number among theirs belongs to it, so the last member stays the same.
 */
function firstGroups(snapshot: Snapshot, present?: ReadonlySet<number>): Range[] {
  const { players } = snapshot
  const poolOf = (position: number): number => players.pool?.[position] ?? 0
  const all = players.no.map((_, position) => position)
  const paired = pairedFirst(snapshot, present)
  return [...Map.groupBy(all, poolOf).values()].flatMap((members) => {
    const counted = members.filter((position) => paired.has(position))
    const last = counted[2 * Math.ceil(counted.length / 4) - 1] ?? counted.at(-1)
    return last === undefined ? [] : rangesOf(members.filter((position) => position <= last))
  })
}

function pairedFirst({ rounds, players }: Snapshot, present?: ReadonlySet<number>): ReadonlySet<number> {
  const [first] = rounds
  if (!first) return present ?? new Set(players.no.keys())
  return new Set(
    first.white.flatMap((white, at) => {
      const black = first.black[at]!
      if (black >= 0) return [white, black]
      return first.outcomes[2 * at] === 'U' ? [white] : []
    }),
  )
}

/** Neighbouring positions as ranges. */
function rangesOf(positions: readonly number[]): Range[] {
  const ranges: Range[] = []
  for (const position of positions) {
    const range = ranges.at(-1)
    if (range?.last === position - 1) range.last = position
    else ranges.push({ first: position, last: position })
  }
  return ranges
}
