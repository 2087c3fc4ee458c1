import * as say from '#words/whatIf.js'
import { Suspense, useMemo, useState } from 'react'
import { NO_ODDS_TEXTS, type NoOdds } from '#core/forecast/no-odds.ts'
import type { RunTally } from '#core/forecast/tally.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { FOOT, HEAD } from '../../ui/line-styles.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import table from '../../ui/table.module.css'
import { oddsKinds } from './odds-cells.tsx'
import {
  ODDS_SCALE,
  oddsLines,
  oddsPoints,
  oddsTip,
  poolMembers,
  rangeText,
  whoseOdds,
  type OddsPoint,
} from './odds-history-view.ts'
import { HISTORY_RUNS, useOddsHistory } from './use-odds-history.ts'
import styles from './odds-history.module.css'

const LineChart = lazyView(async () => (await import('../../ui/line-chart.tsx')).LineChart)

const HEIGHT = 240
/** In pixels: room for names at the right edge. */
const NAMES = { wide: 190, narrow: 112 }

/** A chart of the odds from round to round, computed on demand. */
export function OddsHistoryPanel({ snapshot, until, seed, now, qualify, onPick }: OddsHistoryProps) {
  const [isWanted, want] = useState(false)
  const [upTo, setUpTo] = useState(1)
  const [wanted, setPool] = useState<number>()
  const history = useOddsHistory(snapshot, until, seed, isWanted)
  const found = [...history.values()]
  const isWorking = history.size < until
  const kinds = oddsKinds(qualify)
  const { settings, systems, round } = snapshot
  const pools = useMemo(() => poolMembers(snapshot), [snapshot])
  const pool = wanted !== undefined && pools.has(wanted) ? wanted : [...pools.keys()][0]!
  const kind = kinds.find((each) => each.upTo === upTo) ?? kinds[0]!
  if (!isWanted)
    return (
      <Panel title={say.oddsOverTime()}>
        <PanelBody>
          <p className={styles.ask}>
            {say.historyNote()}
            <Button small onClick={() => want(true)}>
              {say.workThemOut()}
            </Button>
          </p>
        </PanelBody>
      </Panel>
    )
  return (
    <Panel
      title={say.oddsOverTime()}
      aria-label={say.oddsOverTime()}
      aria-busy={isWorking}
      action={
        <Segmented
          label={say.oddsOf()}
          value={String(kind.upTo)}
          onChoose={(value) => setUpTo(Number(value))}
          choices={kinds.map(({ label, upTo }) => ({ value: String(upTo), label }))}
        />
      }
    >
      {isWorking || found.some((odds) => typeof odds === 'object') ? (
        <>
          {pools.size > 1 && (
            <div className={styles.pools}>
              <Select
                label={say.pool()}
                value={String(pool)}
                choices={[...pools.keys()].map((each) => ({
                  value: String(each),
                  label: poolTitle(settings, systems, round, each),
                }))}
                onChoose={(value) => setPool(Number(value))}
              />
            </div>
          )}
          <Chart {...{ snapshot, until, history, now, onPick }} kind={kind} among={pools.get(pool)!} />
          <p className={styles.note} role="status">
            {isWorking && say.workingOutRound({ round: until - history.size })}
          </p>
          <p className={styles.note}>{say.historyHow({ runs: HISTORY_RUNS })}</p>
        </>
      ) : (
        <p className={styles.note}>{whyNone(found)}</p>
      )}
    </Panel>
  )
}

function whyNone(found: (object | NoOdds | 'failed')[]): string {
  const why = found.find((odds) => typeof odds === 'string' && odds !== 'failed')
  return (why && NO_ODDS_TEXTS[why]?.()) || say.historyFailed()
}

interface OddsHistoryProps {
  snapshot: Snapshot
  /** The last round in the past. */
  until: number
  seed: number
  /** The odds of the current state. */
  now: RunTally | undefined
  qualify: number | undefined
  onPick: (player: number) => void
}

function Chart({ snapshot, until, history, now, kind, among, onPick }: ChartProps) {
  const narrow = useMediaQuery('(max-width: 719px)')
  const { upTo } = kind
  const points = useMemo(() => oddsPoints(snapshot, until, history, now), [snapshot, until, history, now])
  const players = useMemo(() => whoseOdds(points, among, upTo), [points, among, upTo])
  const lines = useMemo(() => oddsLines(snapshot, points, players, upTo), [snapshot, points, players, upTo])
  const ticks = useMemo(() => points.map(({ tick }) => tick), [points])
  const caption = say.historyCaption({ upTo })
  return (
    <>
      <div className={styles.chart}>
        <Suspense fallback={<div style={{ height: HEIGHT + HEAD + FOOT }} />}>
          <LineChart
            label={caption}
            ticks={ticks}
            lines={lines}
            scale={ODDS_SCALE}
            height={HEIGHT}
            names={narrow ? NAMES.narrow : NAMES.wide}
            tip={(at) => oddsTip(snapshot, points[at]!, players, upTo)}
            onPick={onPick}
          />
        </Suspense>
      </div>
      <details className={styles.fold}>
        <summary>{say.showAsTable()}</summary>
        {/* A scrollable region must be focusable for keyboard users. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={layout.scrollX} role="region" aria-label={caption} tabIndex={0}>
          <Figures {...{ snapshot, points, players, upTo, caption }} />
        </div>
      </details>
    </>
  )
}

type ChartProps = Pick<OddsHistoryProps, 'snapshot' | 'until' | 'now' | 'onPick'> & {
  history: ReturnType<typeof useOddsHistory>
  kind: { label: string; upTo: number }
  /** Members of the pool on screen. */
  among: number[]
}

const Figures = ({ snapshot, points, players, upTo, caption }: FiguresProps) => (
  <table className={classes(table.table, table.dense)}>
    <caption className={layout.heard}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{say.name({ isTeam: snapshot.settings.competitors === 'team' })}</th>
        {points.map(({ tick }) => (
          <th key={tick} scope="col" className={table.num}>
            {tick}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {players.map((player) => (
        <tr key={player}>
          <th scope="row">{distinctName(snapshot, player)}</th>
          {points.map((point) => (
            <td key={point.tick} className={classes(table.num, styles.figure)}>
              {rangeText(point.oddsOf(player, upTo))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

interface FiguresProps {
  snapshot: Snapshot
  points: OddsPoint[]
  players: number[]
  upTo: number
  caption: string
}
