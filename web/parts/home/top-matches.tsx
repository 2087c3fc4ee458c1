import * as say from '#words/home.js'
import * as sayScores from '#words/scores.js'
import { Link } from 'react-router-dom'
import type { FeaturedPairing, TournamentRow } from '../../api/answers.ts'
import { classes } from '../../ui/classes.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { Points } from '../tournament/points.tsx'
import styles from './banner.module.css'
import { halfPoints } from '#core/text/score.ts'

export function TopMatches({ row, matches }: { row: TournamentRow; matches: FeaturedPairing[] }) {
  return (
    <div className={styles.side}>
      <p className={styles.cap}>
        <span>{say.topMatchesNow()}</span>
      </p>
      <ul className={styles.matches}>
        {matches.map((match) => (
          <li key={match.id}>
            <Link to={matchPath(match.id)}>
              <Side name={match.w} points={match.scoreW} behind={behind(match.scoreW, match.scoreB)} />
              <Side name={match.b} points={match.scoreB} behind={behind(match.scoreB, match.scoreW)} />
              {match.isLive && match.won && (
                <span className={styles.decided}>
                  {sayScores.haveWon({ kind: row.competitors, name: match.won === 'w' ? match.w : match.b })}
                </span>
              )}
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
