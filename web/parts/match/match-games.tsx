import * as say from '#words/match.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { matchPath } from '#core/addresses/paths.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'
import type { ResultRow } from '#core/rows/result-row.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { matchQueries } from '../../api/matches.ts'
import { classes } from '../../ui/classes.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { boardResults, type BoardRow } from './board-results.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import layout from '../../styles/layout.module.css'
import styles from './match-games.module.css'

export function MatchGames({ match }: { match: ProfileMatch }) {
  const { data: result, error, refetch } = useQuery(matchQueries.result(match.id))
  const site = parseSafeUrl(match.link)
  return (
    <div className={styles.games}>
      {error && <ErrorPanel what={say.couldntLoadTheGames()} why={error.message} onRetry={() => void refetch()} />}
      {!result && !error && <Skeleton rows={4} height={32} head={false} />}
      {result && <Boards result={result} match={match} />}
      <p>
        <Link className={layout.link} to={matchPath(match.id)}>
          {say.openTheMatch()}
        </Link>
        {site && (
          <a className={layout.link} href={site.href} rel="external noopener nofollow ugc">
            {say.viewOnChessSite()}
          </a>
        )}
      </p>
    </div>
  )
}

function Boards({ result, match }: { result: ResultRow; match: ProfileMatch }) {
  const rows = boardResults(result.games, match.w)
  if (rows.length === 0) return <p className={styles.none}>{say.noGamesRecorded()}</p>
  return (
    <ol aria-label={say.boardsOf({ first: match.w, second: match.b })}>
      {rows.map((row) => (
        <Board key={row.board} row={row} />
      ))}
    </ol>
  )
}

const RESULTS = { 1: ['1', 'Win', say.win], 0.5: ['½', 'Draw', say.draw], 0: ['0', 'Loss', say.loss] } as const

function Board({ row }: { row: BoardRow }) {
  const [first, second] = row.score
  return (
    <li>
      <span className={styles.number}>{row.board}</span>
      <bdi title={row.first}>{row.first}</bdi>
      <span className={styles.results}>
        {row.results.map((result, at) => {
          const [figure, look, word] = result === null ? (['–', 'open', say.inProgress] as const) : RESULTS[result]
          return (
            <span key={at} className={classes(styles.result, styles[look])} title={word()}>
              {figure}
            </span>
          )
        })}
      </span>
      <bdi title={row.second}>{row.second}</bdi>
      <b>
        <span dir="ltr">
          {formatPoints(halfPoints(first))}–{formatPoints(halfPoints(second))}
        </span>
      </b>
    </li>
  )
}
