import * as say from '#words/stats.js'
import { distinctName, shortName } from '#core/snapshot/namesakes.ts'
import type { Metric, Progression } from '#core/standings/metrics.ts'
import { shapeOf } from '#core/standings/metrics.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ChartLine, LineScale, Tip } from '../../ui/line-chart.tsx'
import { formatMetric } from './format-metric.ts'
import type { Highlights } from './highlights.ts'

/** The vertical axis: places, or the figures of the metric. */
export type Scale = 'rank' | 'figure'

export interface ProgressView {
  snapshot: Snapshot
  progression: Progression
  metric: Metric
  /** Indexed like the cells of `Progression`. */
  places: Int32Array
  /** Competitors of the pool, sorted by their last place. */
  players: number[]
}

/** The competitors of a pool, sorted by their place after the last round. */
export const byPlace = (
  { players }: Pick<Snapshot, 'players'>,
  { rounds }: Progression,
  places: Int32Array,
  pool: number,
): number[] =>
  players.no
    .flatMap((_, player) => ((players.pool?.[player] ?? 0) === pool ? [player] : []))
    .toSorted((a, b) => places[(a + 1) * rounds - 1]! - places[(b + 1) * rounds - 1]!)

const DIVISORS = { points: 2, hundredths: 200, percent: 1, difference: 1, rating: 1 }
const divisorOf = (metric: Metric): number => DIVISORS[shapeOf(metric).unit]

/** Lines of the first `rows` competitors, and of all highlighted ones. */
export function linesOf(
  view: ProgressView,
  scale: Scale,
  rows: number,
  highlights: Highlights,
  short: boolean,
): ChartLine[] {
  const { snapshot, progression, metric, places, players } = view
  const { rounds, figures } = progression
  const marks = new Map(highlights.flatMap((one, mark) => (one ? [[one.player, mark]] : [])))
  return players
    .filter((player, at) => at < rows || marks.has(player))
    .map((player) => {
      const cells = Array.from({ length: rounds }, (_, at) => player * rounds + at)
      const value = (cell: number): number | null => {
        if (scale === 'rank') return places[cell]!
        const figure = figures[metric][cell]!
        return Number.isNaN(figure) ? null : figure / divisorOf(metric)
      }
      const last = cells.at(-1)!
      const mark = marks.get(player)
      return {
        key: player,
        label: short ? shortName(snapshot, player) : distinctName(snapshot, player),
        end: scale === 'rank' ? String(places[last]!) : formatMetric(metric, figures[metric][last]!),
        values: cells.map(value),
        ...(mark !== undefined && { mark }),
      }
    })
}

/** Every fifth place has a label on the axis. */
const SPLIT_STEP = 5

export function scaleOf(scale: Scale, metric: Metric, lines: ChartLine[], rows: number): LineScale {
  if (scale === 'rank') {
    const fives = Array.from({ length: Math.floor(rows / SPLIT_STEP) }, (_, at) => (at + 1) * SPLIT_STEP)
    return { range: [0.5, rows + 0.5], reversed: true, splits: [1, ...fives], format: String }
  }
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null))
  const [least, most] = [Math.min(...values, Infinity), Math.max(...values, -Infinity)]
  const percent = shapeOf(metric).unit === 'percent' ? '%' : ''
  const room = Math.max((most - least) * 0.04, 0.5)
  return {
    range: values.length > 0 ? [least - room, most + room] : [0, 1],
    format: (value) => `${Number.isInteger(value) ? value : value.toFixed(1)}${percent}`.replace('-', '−'),
  }
}

/** The tip of a round: highlighted competitors, best first, and the one whose place is pointed at. */
export function tipOf(view: ProgressView, highlights: Highlights, at: number, place: number | undefined): Tip {
  const { snapshot, progression, metric, places, players } = view
  const cell = (player: number) => player * progression.rounds + at
  const pointed = place === undefined ? undefined : players.find((player) => places[cell(player)] === Math.round(place))
  const told = new Set([...highlights.flatMap((one) => one?.player ?? []), ...(pointed === undefined ? [] : [pointed])])
  return {
    title: say.afterRound({ round: at + 1 }),
    rows: [...told]
      .toSorted((a, b) => places[cell(a)]! - places[cell(b)]!)
      .map((player) => ({
        key: player,
        name: `${places[cell(player)]}. ${distinctName(snapshot, player)}`,
        figure: formatMetric(metric, progression.figures[metric][cell(player)]!),
      })),
  }
}
