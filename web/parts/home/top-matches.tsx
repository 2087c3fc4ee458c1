import * as say from '#words/home.js'
import { Link } from 'react-router-dom'
import type { FeaturedPairing, TournamentRow } from '../../api/answers.ts'
import { classes } from '../../ui/classes.ts'
import { Points } from '../tournament/points.tsx'
import { tournamentHref } from './tournament-labels.ts'
import styles from './banner.module.css'
import { halfPoints } from '#core/text/score.ts'

export function TopMatches({ row, matches }: { row: TournamentRow; matches: FeaturedPairing[] }) {
  return (
    <div className={styles.side}>
      <p className={styles.cap}>
        <span>{say.topMatchesNow()}</span>
      </p>
      <ul className={styles.matches}>
        {matches.map((match, at) => (
          <li key={at}>
            <Link to={`${tournamentHref(row)}/pairings/${row.round}`}>
              <Side name={match.w} points={match.scoreW} behind={behind(match.scoreW, match.scoreB)} />
              <Side name={match.b} points={match.scoreB} behind={behind(match.scoreB, match.scoreW)} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const behind = (own: number | null, other: number | null): boolean => (own ?? 0) < (other ?? 0)

function Side({ name, points, behind }: { name: string; points: number | null; behind: boolean }) {
  return (
    <>
      <span className={classes(styles.name, behind && styles.behind)} dir="auto" title={name}>
        {name}
      </span>
      <span className={classes(behind && styles.behind)}>{points !== null && <Points of={halfPoints(points)} />}</span>
    </>
  )
}
