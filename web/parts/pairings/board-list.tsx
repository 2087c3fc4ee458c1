import * as say from '#words/pairings.js'
import { Link } from 'react-router-dom'
import { matchPath } from '#core/addresses/paths.ts'
import { formatPoints } from '#core/text/score.ts'
import layout from '../../styles/layout.module.css'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { boardScores } from './board-scores.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import { scores } from './result.ts'
import styles from './board-list.module.css'

/** The boards of a match, with a link to the chess site. Screen readers hear the score when it changes. */
export function BoardList({ pairing, white, black }: { pairing: Pairing; white: string; black: string }) {
  const [first, second] = scores(pairing)
  const site = parseSafeUrl(pairing.facts.link)
  return (
    <>
      <p role="status" className={layout.heard}>
        {white} {first || 0}, {black} {second || 0}
      </p>
      <ol className={styles.list} aria-label={say.boardsOfMatch({ white, black })}>
        {boardScores(pairing).map(({ number, score }) => (
          <li key={number}>
            <span>{say.boardNumber({ number })}</span>
            {score ? (
              <b>
                <span dir="ltr">{formatPoints(score[0])}</span>
                <i>–</i>
                <span dir="ltr">{formatPoints(score[1])}</span>
              </b>
            ) : (
              <span className={styles.open}>{say.boardOpen()}</span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <Link className={layout.link} to={matchPath(pairing.id)}>
          {say.openMatch()}
        </Link>
        {site && (
          <a className={layout.link} href={site.href} rel="external noopener nofollow ugc">
            {say.viewOnChessSite()}
          </a>
        )}
      </p>
    </>
  )
}
