import type { Acceleration } from '../snapshot/draw-rules.ts'
import type { Settings } from '../tournament/tournament.ts'
import { recordsOf, type Trf } from './trf.ts'
import { halfPoints } from '../text/score.ts'

/** Virtual points by range of competitors and rounds: records 250, and for individuals XXA. `numbers` ascend. */
export const accelerationsOf = (trf: Trf, numbers: number[], competitors: Settings['competitors']): Acceleration[] => [
  ...recordsOf(trf, 'acceleration').map(({ record }) => {
    const { fromRound, toRound, first, last, matchPoints, gamePoints } = record
    const range = {
      first: numbers.findIndex((no) => no >= first),
      last: numbers.findLastIndex((no) => no <= (last || first)),
    }
    const points = competitors === 'team' ? bothKinds(matchPoints, gamePoints) : bothKinds(matchPoints || gamePoints)
    return { ...range, from: fromRound || 1, to: toRound || fromRound || 1, ...points }
  }),
  ...(competitors === 'team' ? [] : fromVirtualPoints(trf, numbers)),
]

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
