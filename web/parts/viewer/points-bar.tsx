import * as say from '#words/viewer.js'
import { pointCells, pointsNeeded } from '#core/game/match-score.ts'
import { countedPoints } from '#core/text/counted-points.ts'
import { formatPoints, type HalfPoints } from '#core/text/score.ts'
import { classes } from '../../ui/classes.ts'
import styles from './points-bar.module.css'

/**
 * A bar with a cell per game point: solid for the first side from the left, hatched for the second from the right, with
 * what each side still needs.
 */
export function PointsBar({ names: [first, second], points, total, over }: PointsBarProps) {
  const { wins, lacks } = pointsNeeded(points, total)
  const open = Math.max(0, 2 * total - points[0] - points[1])
  const facts = { first, second, firstPoints: formatPoints(points[0]), secondPoints: formatPoints(points[1]) }
  const label = over
    ? say.pointsOver(facts)
    : say.pointsOpen({ ...facts, open: formatPoints(open), wins: formatPoints(wins) })
  return (
    <div className={styles.row}>
      <div className={styles.bar} role="img" aria-label={label}>
        {pointCells(points, total).map((cell, at) => (
          <i key={at} className={classes(styles[cell])} />
        ))}
        <b />
      </div>
      {!over && (
        <p>
          <Caption name={first} lacks={lacks[0]} />
          <span>{say.toWin({ points: formatPoints(wins) })}</span>
          <Caption name={second} lacks={lacks[1]} />
        </p>
      )}
    </div>
  )
}

interface PointsBarProps {
  names: [first: string, second: string]
  points: [first: HalfPoints, second: HalfPoints]
  /** Game points of the match; full points, not half points. */
  total: number
  /** Whether the match is decided, so that no side needs points. */
  over: boolean
}

function Caption({ name, lacks }: { name: string; lacks: number | undefined }) {
  const words =
    lacks === undefined ? say.cantWin() : lacks === 0 ? say.captionWon() : say.captionNeeds(countedPoints(lacks))
  return (
    <span className={styles.caption}>
      <bdi>{name}</bdi> <span>{words}</span>
    </span>
  )
}
