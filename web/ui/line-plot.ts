import uPlot from 'uplot'
import { FOOT, HEAD, LINE_STYLES } from './line-styles.ts'
import { type CssColour, cssColours } from './css-colours.ts'
import type { ChartLine, LineScale } from './line-chart.tsx'

/** Pixels: beside the lines, for the axis labels; and at the edges, for markers. */
export const SIDE = 44
export const EDGE = 24

/** Allowed distances between labels of an axis that chooses them. */
const AXIS_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

interface Plot {
  ticks: string[]
  lines: ChartLine[]
  scale: LineScale
  /** Size of the whole drawing in pixels. */
  width: number
  height: number
}

/** Draws lines into an element, marked ones on top; returns a function that removes them. */
export function drawPlot(target: HTMLElement, { ticks, lines, scale, width, height }: Plot): () => void {
  const ink = cssColours(target)
  // The first mark is on top.
  const order = lines.toSorted((a, b) => (b.mark ?? Infinity) - (a.mark ?? Infinity))
  const smooth = uPlot.paths.spline!()
  const [least, most] = scale.range
  const figure = `600 13px ${getComputedStyle(target).getPropertyValue('--font-figure')}`
  const plot = new uPlot(
    {
      width,
      height,
      padding: [0, EDGE, FOOT, 0],
      cursor: { show: false },
      legend: { show: false },
      scales: {
        x: { time: false, range: [0, Math.max(1, ticks.length - 1)] },
        y: { range: [least, most], dir: scale.reversed ? -1 : 1 },
      },
      axes: [
        {
          side: 0,
          size: HEAD,
          gap: 8,
          font: figure,
          stroke: ink('--ink-3'),
          ticks: { show: false },
          grid: { stroke: ink('--line'), width: 1 },
          splits: () => ticks.map((_, at) => at),
          values: () => thinnedTicks(ticks, width - SIDE - EDGE),
        },
        {
          side: 3,
          size: SIDE,
          gap: 10,
          font: figure,
          stroke: ink('--ink-3'),
          ticks: { show: false },
          grid: { show: false },
          ...(scale.splits ? { splits: () => scale.splits! } : { incrs: AXIS_STEPS, space: 44 }),
          values: (_, splits) => splits.map(scale.format),
        },
      ],
      series: [
        {},
        ...order.map(({ mark }) => ({
          paths: smooth,
          spanGaps: true,
          points: { show: false },
          stroke: ink(mark === undefined ? '--series-rest' : LINE_STYLES[mark]!.colour),
          width: mark === undefined ? 1.25 : 2.5,
          ...(mark !== undefined && { dash: LINE_STYLES[mark]!.dash }),
        })),
      ],
      hooks: { draw: [(drawn) => drawMarkers(drawn, order, ink)] },
    },
    [ticks.map((_, at) => at), ...order.map(({ values }) => values)],
    target,
  )
  return () => plot.destroy()
}

/** Shortens tick labels, and leaves out those that would overlap. */
function thinnedTicks(ticks: string[], width: number): string[] {
  const room = width / Math.max(1, ticks.length - 1)
  const longest = Math.max(...ticks.map((tick) => tick.length))
  const short = longest * 7 > room ? ticks.map((tick) => tick.replace(/^\D+(?=\d)/, '')) : ticks
  const every = Math.ceil(20 / room)
  return short.map((tick, at) => ((short.length - 1 - at) % every === 0 ? tick : ''))
}

function drawMarkers(plot: uPlot, order: ChartLine[], ink: CssColour): void {
  order.forEach(({ mark, values }) => {
    if (mark === undefined) return
    const { colour, marker } = LINE_STYLES[mark]!
    const shape = new Path2D(marker)
    values.forEach((value, tick) => {
      if (value === null) return
      const [x, y] = [plot.valToPos(tick, 'x', true), plot.valToPos(value, 'y', true)]
      drawMarker(plot.ctx, shape, x, y, ink(colour), ink('--sheet'))
    })
  })
}

function drawMarker(
  brush: CanvasRenderingContext2D,
  shape: Path2D,
  x: number,
  y: number,
  fill: string,
  edge: string,
): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(uPlot.pxRatio, uPlot.pxRatio)
  brush.lineWidth = 4
  brush.lineJoin = 'round'
  brush.strokeStyle = edge
  brush.stroke(shape)
  brush.fillStyle = fill
  brush.fill(shape)
  brush.restore()
}
