import * as say from '#words/viewer.js'
import { pointCells, pointsNeeded } from '#core/game/match-score.ts'
import type { TieSide } from '#core/match/decision.ts'
import { formatPoints, type HalfPoints } from '#core/text/score.ts'
import { classes } from '../../ui/classes.ts'
import styles from './points-bar.module.css'

/**
 * A bar with a cell per game point: the first side's from the start, the second side's from the end; solid for one side,
 * hatched for the other.
 */
export function PointsBar({ names: [first, second], points, total, running, won }: PointsBarProps) {
  const { wins } = pointsNeeded(points, total)
  const open = Math.max(0, 2 * total - points[0] - points[1])
  const facts = { first, second, firstPoints: formatPoints(points[0]), secondPoints: formatPoints(points[1]) }
  const label =
    running === 0 && (open === 0 || won !== undefined)
      ? say.pointsOver(facts)
      : say.pointsOpen({ ...facts, open: formatPoints(open), wins: formatPoints(wins) })
  const cells = pointCells(points, total)
  // A running game fills the next cell beside the first side's points.
  const firstOpen = cells.indexOf('open')
  return (
    <div className={classes(styles.bar, won === 1 && styles.secondWon)} role="img" aria-label={label}>
      {cells.map((cell, at) => (
        <i key={at} className={classes(styles[cell], cell === 'open' && at < firstOpen + running && styles.runs)} />
      ))}
      <b />
    </div>
  )
}

interface PointsBarProps {
  names: [first: string, second: string]
  points: [first: HalfPoints, second: HalfPoints]
  /** Game points of the match; full points, not half points. */
  total: number
  /** Games that are being played. */
  running: number
  /** The side that has won the match. */
  won: TieSide | undefined
}
