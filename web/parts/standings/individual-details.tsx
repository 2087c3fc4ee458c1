import * as say from '#words/standings.js'
import type { IndividualScore } from '#core/rows/individual-scores.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Piece } from '../tournament/piece.tsx'
import { FigureLink } from '../key/figure-link.tsx'
import { individualCell } from './individual-cell.ts'
import { outcomeClass } from '../match/outcome-class.ts'
import styles from './standing-details.module.css'

/** Team, figures and rounds of a player, for phones, which have no columns for them. */
export function IndividualDetails({ score, ratings, roundHref }: DetailsProps) {
  const { row, games, percentage, performance } = score
  const figures: [term: string, code: string, figure: string | number][] = [
    ...(ratings ? [[say.rating(), 'rating', row.rating || '–'] as [string, string, string | number]] : []),
    [say.games(), 'games', games],
    [say.percent(), 'percentage', percentage === null ? '–' : `${percentage}%`],
    [say.perf(), 'performance', performance ?? '–'],
  ]
  return (
    <tr className={styles.details}>
      <td colSpan={4}>
        <p>
          <bdi>{row.team}</bdi>
        </p>
        <dl>
          {figures.map(([term, code, figure]) => (
            <div key={term}>
              <dt>
                <FigureLink code={code}>{term}</FigureLink>
              </dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <ol>
          {row.histories.map((history) => {
            const { round, match, kind, figure, colour, title } = individualCell(
              { histories: [history] },
              history.round,
            )
            return (
              <li key={history.resultId}>
                <a className={styles.line} href={localPath(`${roundHref}/${round}#${match}`)} aria-label={title}>
                  <span className={styles.round}>{say.roundHead({ round })}</span>
                  <span className={outcomeClass(kind, styles.result)}>{figure || '–'}</span>
                  {colour ? <Piece colour={colour} /> : <span />}
                  <bdi>{history.opponent || say.noOpponent()}</bdi>
                  <span>{say.board({ board: history.board })}</span>
                </a>
              </li>
            )
          })}
        </ol>
      </td>
    </tr>
  )
}

interface DetailsProps {
  score: IndividualScore
  ratings: boolean
  /** Path of the pairings pages, without the number of the round. */
  roundHref: string
}
