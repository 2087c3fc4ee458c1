import * as say from '#words/asItStands.js'
import type { Column } from '#core/standings/column.ts'
import { qualifyingLine } from '#core/standings/qualifying.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { formatPoints } from '#core/text/score.ts'
import type { StandingSummary } from './standings-view.ts'
import styles from './standings-table.module.css'

/** The words of the line below the qualifying places. */
export interface ZoneView {
  /** The competitor above it. */
  player: number
  words: string
  /** How far the next one is behind. */
  gap: string | undefined
}

type ZoneSettings = Pick<Settings, 'qualifyingPlaces' | 'competitors' | 'displayPoints'>

/** The line of one pool; undefined if nobody qualifies, or everybody. */
export function zoneOf(rows: StandingSummary[], columns: Column[], settings: ZoneSettings): ZoneView | undefined {
  const places = settings.qualifyingPlaces ?? 0
  const line = qualifyingLine(rows, places)
  if (!line?.next) return undefined
  const { last, next } = line
  return {
    player: last.player,
    words: say.topQualify({ count: places }),
    gap: gapText({ ...line, next }, { name: next.name, other: last.name }, columns, settings),
  }
}

const GAME_POINTS = new Set(['gamePoints', 'GPTS'])

function gapText(
  { last, next, points, tieBreak }: { last: StandingSummary; next: StandingSummary; points: number; tieBreak?: number },
  names: { name: string; other: string },
  columns: Column[],
  { competitors, displayPoints }: ZoneSettings,
): string | undefined {
  if (points > 0) {
    const gap = { ...names, count: points / 2, points: formatPoints(points) }
    if (competitors === 'individual') return say.gapPoints(gap)
    return displayPoints === 'game' ? say.gapGamePoints(gap) : say.gapMatchPoints(gap)
  }
  const column = tieBreak === undefined ? undefined : columns[tieBreak]
  if (!column || tieBreak === undefined) return say.gapLevel(names)
  const behind = last.values[tieBreak]! - next.values[tieBreak]!
  if (GAME_POINTS.has(column.code) && behind > 0)
    return say.gapGamePoints({ ...names, count: behind / column.divisor, points: formatPoints(behind) })
  return say.gapTieBreak({ ...names, tieBreak: column.name })
}

export function ZoneRow({ zone: { words, gap }, span }: { zone: ZoneView; span: number }) {
  return (
    <tr className={styles.zone}>
      <td colSpan={span}>
        <b>{words}</b>
        {gap && <span dir="auto">{gap}</span>}
      </td>
    </tr>
  )
}
