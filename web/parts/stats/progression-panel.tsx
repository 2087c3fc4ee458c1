import * as say from '#words/stats.js'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { competitorName } from '#core/snapshot/names.ts'
import { metricsOf, progression, METRICS, type Metric } from '#core/standings/metrics.ts'
import { orders, placesByMetric } from '#core/standings/places-by-metric.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useWindow } from '../../hooks/use-window.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { useChoice, useChoices } from '../../navigation/use-search-param.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FOOT, HEAD } from '../../ui/line-styles.ts'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { metricUnit } from './format-metric.ts'
import { HighlightKeys } from './highlight-keys.tsx'
import { HighlightSearch } from './highlight-search.tsx'
import {
  removeHighlight,
  formatHighlights,
  defaultHighlights,
  parseHighlights,
  addHighlight,
  type Highlights,
} from './highlights.ts'
import { byPlace, linesOf, scaleOf, tipOf, type Scale } from './progress-view.ts'
import { ProgressTable } from './progress-table.tsx'
import { maxRowHeight, ROW } from './row-size.ts'
import { RowSizeControl } from './row-size-control.tsx'
import styles from './progression-panel.module.css'

const LineChart = lazyView(async () => (await import('../../ui/line-chart.tsx')).LineChart)

/** In device pixels: browsers can't draw a higher canvas. */
const HIGHEST = 16_000
/** In pixels: minimum height of a chart with few rows. */
const LOWEST = 160
/** In pixels: height of everything else in the window. */
const AROUND = 220
/** In pixels: room for names at the right edge. */
const NAMES = { wide: 210, narrow: 124 }

export function ProgressionPanel({ snapshot }: { snapshot: Snapshot }) {
  const { settings, systems, round } = snapshot
  const noun = settings.competitors === 'team' ? 'team' : 'player'
  const metrics = metricsOf(settings)
  const usual = settings.displayPoints === 'game' && metrics.includes('GP') ? 'GP' : 'MP'
  const [metric, setMetric] = useChoice<Metric>('metric', metrics, usual)
  const [scale, setScale] = useChoice<Scale>('scale', ['rank', 'figure'], 'rank')
  const [params, change] = useChoices()
  const [size, setSize] = useState(ROW.usual)
  const narrow = useMediaQuery('(max-width: 719px)')
  const window = useWindow()
  const isHydrated = useHydrated()

  const known = useMemo(() => ({ progression: progression(snapshot), orders: orders(snapshot) }), [snapshot])
  const pools = useMemo(() => [...new Set(snapshot.players.pool ?? [0])].toSorted((a, b) => a - b), [snapshot])
  const pool = pools.find((one) => params.get('pool') === String(one + 1)) ?? 0
  const view = useMemo(() => {
    const found = placesByMetric(snapshot, known.progression, metric, known.orders)
    const players = byPlace(snapshot, known.progression, found, pool)
    return { snapshot, metric, progression: known.progression, places: found, players }
  }, [snapshot, known, metric, pool])
  const people = useMemo(
    () => view.players.map((player) => ({ player, name: competitorName(snapshot, player) })),
    [view, snapshot],
  )

  const { rounds } = known.progression
  const count = view.players.length
  const most = maxRowHeight(window.height, count)
  const rows = Math.min(count, Math.floor(HIGHEST / window.density / size))
  // With one row per place the chart may scroll; figures should fit the window.
  const tallest = scale === 'rank' ? Infinity : Math.max(2 * LOWEST, window.height - AROUND)
  const height = Math.min(tallest, Math.max(LOWEST, rows * size))
  const chosen = params.get('highlight')
  const highlights = useMemo(() => {
    const leaders = defaultHighlights(view.players)
    return parseHighlights(chosen, snapshot.players.no, view.players.slice(0, leaders.length)) ?? leaders
  }, [chosen, snapshot, view])
  const highlight = (next: Highlights) => change({ highlight: formatHighlights(next, snapshot.players.no) })
  const lines = useMemo(() => linesOf(view, scale, rows, highlights, narrow), [view, scale, rows, highlights, narrow])
  const axis = useMemo(() => scaleOf(scale, metric, lines, rows), [scale, metric, lines, rows])
  const ticks = useMemo(() => Array.from({ length: rounds }, (_, at) => say.roundNumber({ round: at + 1 })), [rounds])
  const tip = useCallback(
    (at: number, value?: number) => tipOf(view, highlights, at, scale === 'rank' ? value : undefined),
    [view, highlights, scale],
  )

  if (rounds === 0 || count === 0) {
    return (
      <Panel title={say.progression()}>
        <EmptyState drawing="draw" sentence={count === 0 ? say.noPlayersEnteredYet() : say.drawNotYet()}>
          {say.chartStartsWithRound1()}
        </EmptyState>
      </Panel>
    )
  }
  const label = scale === 'rank' ? say.rankAfterRounds({ metric }) : say.figureAfterRounds({ metric })
  return (
    <Panel
      title={say.progression()}
      count={
        noun === 'team'
          ? say.teamsAndRounds({ teams: count, rounds: round })
          : say.playersAndRounds({ players: count, rounds: round })
      }
      action={
        <Segmented
          label={say.scale()}
          value={scale}
          onChoose={setScale}
          choices={[
            { value: 'rank', label: say.rank() },
            { value: 'figure', label: metricUnit(metric) },
          ]}
        />
      }
    >
      <div className={styles.tools}>
        <Select
          label={say.rankBy()}
          value={metric}
          onChoose={setMetric}
          choices={metrics.map((value) => ({ value, label: METRICS[value].name }))}
        />
        {pools.length > 1 && (
          <Select
            label={say.pool()}
            value={String(pool)}
            onChoose={(value) =>
              change({ pool: value === '0' ? undefined : String(Number(value) + 1), highlight: undefined })
            }
            choices={pools.map((one) => ({ value: String(one), label: poolTitle(settings, systems, round, one) }))}
          />
        )}
        <RowSizeControl size={size} most={most} onSize={setSize} />
        <HighlightSearch noun={noun} people={people} onPick={(player) => highlight(addHighlight(highlights, player))} />
      </div>
      <HighlightKeys
        snapshot={snapshot}
        highlights={highlights}
        onDrop={(player) => highlight(removeHighlight(highlights, player))}
      />
      <div className={styles.chart}>
        {isHydrated ? (
          <Suspense fallback={<div style={{ height: height + HEAD + FOOT }} />}>
            <LineChart
              label={label}
              ticks={ticks}
              lines={lines}
              scale={axis}
              height={height}
              names={narrow ? NAMES.narrow : NAMES.wide}
              tip={tip}
              onPick={(player) => {
                const isShown = highlights.some((one) => one?.player === player)
                highlight(isShown ? removeHighlight(highlights, player) : addHighlight(highlights, player))
              }}
            />
          </Suspense>
        ) : (
          <div style={{ height: height + HEAD + FOOT }} />
        )}
      </div>
      {rows < count && <p className={styles.cut}>{say.showingFirst({ rows, count })}</p>}
      <ProgressTable view={view} scale={scale} caption={label} />
    </Panel>
  )
}
