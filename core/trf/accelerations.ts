import type { Acceleration } from '../snapshot/draw-rules.ts'
import type { Settings } from '../tournament/tournament.ts'
import { recordsOf, type Trf } from './trf.ts'
import { halfPoints } from '../text/score.ts'

/** Virtual points by range of competitors and rounds: records 250, and for individuals XXA. `numbers` are in the order of the draw. */
export const accelerationsOf = (trf: Trf, numbers: number[], competitors: Settings['competitors']): Acceleration[] => [
  ...recordsOf(trf, 'acceleration').flatMap(({ record }) => {
    const { fromRound, toRound, first, last, matchPoints, gamePoints } = record
    const points = competitors === 'team' ? bothKinds(matchPoints, gamePoints) : bothKinds(matchPoints || gamePoints)
    return rangesOf(numbers, first, last || first).map((range) => ({
      ...range,
      from: fromRound || 1,
      to: toRound || fromRound || 1,
      ...points,
    }))
  }),
  ...(competitors === 'team' ? [] : fromVirtualPoints(trf, numbers)),
]

/** Positions of the competitors with these numbers, as ranges: one, where numbers ascend. */
function rangesOf(numbers: number[], least: number, most: number): Pick<Acceleration, 'first' | 'last'>[] {
  const ranges: Pick<Acceleration, 'first' | 'last'>[] = []
  for (const [position, no] of numbers.entries()) {
    if (no < least || no > most) continue
    if (ranges.at(-1)?.last === position - 1) ranges.at(-1)!.last = position
    else ranges.push({ first: position, last: position })
  }
  return ranges
}

const bothKinds = (match: number, game = match) => ({ MP: halfPoints(match), GP: halfPoints(game) })

/** Merges the lines of single players: neighbours with the same points in the same rounds become one range. */
function fromVirtualPoints(trf: Trf, numbers: number[]): Acceleration[] {
  const byNumber = new Map(recordsOf(trf, 'virtualPoints').map(({ record }) => [record.id, record.points]))
  const ranges: Acceleration[] = []
  for (const [position, no] of numbers.entries()) {
    for (const run of runs(byNumber.get(no) ?? [])) {
      const neighbour = ranges.find(
        ({ last, from, to, MP }) => last === position - 1 && from === run.from && to === run.to && MP === run.MP,
      )
      if (neighbour) neighbour.last = position
      else ranges.push({ first: position, last: position, ...run })
    }
  }
  return ranges.sort((a, b) => a.from - b.from || a.first - b.first)
}

function runs(points: number[]): Omit<Acceleration, 'first' | 'last'>[] {
  const found: Omit<Acceleration, 'first' | 'last'>[] = []
  for (const [at, value] of points.entries()) {
    const run = found.at(-1)
    if (run && run.to === at && run.MP === bothKinds(value).MP) run.to = at + 1
    else if (value > 0) found.push({ from: at + 1, to: at + 1, ...bothKinds(value) })
  }
  return found
}
