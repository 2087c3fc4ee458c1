import type { IndividualScore } from '#core/rows/individual-scores.ts'
import { Piece } from '../tournament/piece.tsx'
import { individualCell } from './individual-cell.ts'
import { outcomeClass } from '../match/outcome-class.ts'
import styles from './standing-details.module.css'

/** What a phone has no columns for: the team, the figures and the rounds of one individual. */
export function IndividualDetails({ score, ratings, roundHref }: DetailsProps) {
  const { row, games, percentage, performance } = score
  const figures: [term: string, figure: string | number][] = [
    ...(ratings ? [['Rating', row.rating || '–'] as [string, string | number]] : []),
    ['Games', games],
    ['Percent', percentage === null ? '–' : `${percentage}%`],
    ['Perf', performance ?? '–'],
  ]
  return (
    <tr className={styles.details}>
      <td colSpan={4}>
        <p>
          <bdi>{row.team}</bdi>
        </p>
        <dl>
          {figures.map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
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
                <a className={styles.line} href={`${roundHref}/${round}#${match}`} aria-label={title}>
                  <span className={styles.round}>R{round}</span>
                  <span className={outcomeClass(kind, styles.result)}>{figure || '–'}</span>
                  {colour ? <Piece colour={colour} /> : <span />}
                  <bdi>{history.opponent || 'No opponent'}</bdi>
                  <span>Board {history.board}</span>
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
  /** Where the pairings of a round are, without its number. */
  roundHref: string
}
