import { joinComma } from '#core/text/join-comma.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useEffectiveTheme } from '../hooks/use-effective-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { classes } from './classes.ts'
import { drawPlot, EDGE, SIDE } from './line-plot.ts'
import { FOOT, HEAD, LINE_STYLES } from './line-styles.ts'
import { nameTops } from './name-tops.ts'
import styles from './line-chart.module.css'

export interface ChartLine {
  key: number
  label: string
  /** The final value, shown before the name at the line's end. */
  end: string
  /** One per tick; null for a gap. */
  values: (number | null)[]
  /** Index into `LINE_STYLES`; without it the line is grey. */
  mark?: number
}

export interface LineScale {
  range: [least: number, most: number]
  /** The smallest value is on top. */
  reversed?: boolean
  /** Values of the axis labels; left out, the axis chooses. */
  splits?: number[]
  format: (value: number) => string
}

export interface Tip {
  title: string
  rows: { key: number; name: string; figure: string }[]
}

/**
 * A chart of lines over a few ticks. Lines with a mark have its hue, dash and marker, others are grey; names are at the
 * right edge, at the lines' ends, those of grey lines only where there is room. Arrow keys and the pointer move through
 * the ticks.
 */
export function LineChart({ label, ticks, lines, scale, height, names, tip, onPick }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [at, setAt] = useState<{ tick: number; y?: number }>()
  const theme = useEffectiveTheme()
  const drawn = width - names

  useLayoutEffect(() => {
    const measure = () => setWidth(box.current!.clientWidth)
    const watch = new ResizeObserver(measure)
    watch.observe(box.current!)
    measure()
    return () => watch.disconnect()
  }, [])

  const last = ticks.length - 1
  const inner = Math.max(0, drawn - SIDE - EDGE)
  const x = (tick: number) => SIDE + (inner * tick) / Math.max(1, last)
  const shown = at && tip(at.tick, at.y === undefined ? undefined : valueAt(at.y, height, scale))
  const move = (tick: number) => setAt({ tick: Math.min(last, Math.max(0, tick)) })
  const current = at?.tick ?? last
  return (
    <div ref={box} className={styles.box} style={{ height: height + HEAD + FOOT }}>
      <div
        className={styles.canvas}
        style={{ width: Math.max(0, drawn) }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={ticks.length}
        aria-valuenow={current + 1}
        aria-valuetext={tipText(tip(current))}
        onKeyDown={(event) => {
          const to = KEYS[event.key]?.(current, last)
          if (event.key === 'Escape') setAt(undefined)
          if (to === undefined) return
          event.preventDefault()
          move(to)
        }}
        onBlur={() => setAt(undefined)}
        onPointerMove={(event) => {
          const { left, top } = event.currentTarget.getBoundingClientRect()
          const tick = Math.round(((event.clientX - left - SIDE) / Math.max(1, inner)) * last)
          setAt({ tick: Math.min(last, Math.max(0, tick)), y: event.clientY - top - HEAD })
        }}
        onPointerLeave={() => setAt(undefined)}
      >
        {/* The drawing reads colours when it is made, so another theme needs a new one. */}
        {drawn > 0 && <Drawing key={theme} {...{ ticks, lines, scale }} width={drawn} height={height + HEAD + FOOT} />}
      </div>
      <Names lines={lines} scale={scale} height={height} left={drawn - EDGE + 12} onPick={onPick} />
      {at && shown && (
        <>
          <i className={styles.cross} style={{ insetInlineStart: x(at.tick), top: HEAD, height }} />
          <ChartTip tip={shown} x={x(at.tick)} y={HEAD + Math.min(height, Math.max(0, at.y ?? 0))} within={width} />
        </>
      )}
    </div>
  )
}

interface LineChartProps {
  label: string
  ticks: string[]
  lines: ChartLine[]
  scale: LineScale
  /** Height of the lines and width of the names, in pixels. */
  height: number
  names: number
  /** The tooltip at a tick; with a value also of the line that passes there. */
  tip: (tick: number, value?: number) => Tip
  onPick: (key: number) => void
}

function Drawing({ ticks, lines, scale, width, height }: DrawingProps) {
  const target = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => drawPlot(target.current!, { ticks, lines, scale, width, height }),
    [ticks, lines, scale, width, height],
  )
  return <div ref={target} className={styles.drawing} />
}

type DrawingProps = Pick<LineChartProps, 'ticks' | 'lines' | 'scale' | 'height'> & { width: number }

const KEYS: Record<string, (tick: number, last: number) => number> = {
  ArrowLeft: (tick) => tick - 1,
  ArrowDown: (tick) => tick - 1,
  ArrowRight: (tick) => tick + 1,
  ArrowUp: (tick) => tick + 1,
  Home: () => 0,
  End: (_, last) => last,
}

const tipText = ({ title, rows }: Tip): string =>
  joinComma([title, ...rows.map(({ name, figure }) => `${name} ${figure}`)])

function valueAt(y: number, height: number, { range: [least, most], reversed }: LineScale): number {
  const share = y / Math.max(1, height)
  return reversed ? least + share * (most - least) : most - share * (most - least)
}

/** The lines' names at their ends. Not for screen readers, which have a table. */
function Names({ lines, scale, height, left, onPick }: NamesProps) {
  const [least, most] = scale.range
  const placed = lines
    .flatMap((line) => {
      const value = line.values.at(-1)
      if (value === null || value === undefined) return []
      const share = (value - least) / (most - least)
      return [{ line, end: height * (scale.reversed ? share : 1 - share), isMarked: line.mark !== undefined }]
    })
    .filter(({ end }) => end >= -1 && end <= height + 1)
    .toSorted((a, b) => Number(b.isMarked) - Number(a.isMarked) || a.end - b.end)
  const tops = nameTops(placed, height)
  return (
    <div className={styles.names} style={{ insetInlineStart: left, top: HEAD }} aria-hidden="true">
      {placed.map(({ line, isMarked }, at) => {
        const top = tops[at]
        if (top === undefined) return null
        return (
          <button
            key={line.key}
            type="button"
            tabIndex={-1}
            className={classes(isMarked && styles.marked)}
            style={{
              top,
              '--line-mark': line.mark === undefined ? undefined : `var(${LINE_STYLES[line.mark]!.colour})`,
            }}
            title={line.label}
            onClick={() => onPick(line.key)}
          >
            <b>{line.end}</b>
            {line.label}
          </button>
        )
      })}
    </div>
  )
}

type NamesProps = Pick<LineChartProps, 'lines' | 'scale' | 'height' | 'onPick'> & { left: number }
