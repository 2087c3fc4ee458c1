import * as say from '#words/standings.js'
import type { ReactNode } from 'react'
import { localPath } from '../../navigation/local-path.ts'
import { FigureLink } from '../key/figure-link.tsx'
import { Piece } from '../tournament/piece.tsx'
import type { RoundCell } from './round-cell.ts'
import type { RowProps } from './standing-row.tsx'
import { outcomeClass } from '../match/outcome-class.ts'
import styles from './standing-details.module.css'

/** Tie-breaks and rounds of a competitor, for phones, which have no columns for them. */
export function StandingDetails({
  row,
  columns,
  ratings,
  roundHref,
  span,
}: Pick<RowProps, 'row' | 'columns' | 'ratings' | 'roundHref'> & { span: number }) {
  return (
    <tr className={styles.details}>
      <td colSpan={span}>
        <dl>
          <Figure term={say.numberHead()} title={say.startingNumber()} figure={row.no} />
          {ratings && (
            <Figure term={<FigureLink code="rating">{say.rating()}</FigureLink>} figure={row.rating || '–'} />
          )}
          {row.values.map((value, at) => (
            <Figure
              key={columns[at]!.code}
              term={
                <FigureLink code={columns[at]!.code} round={row.cells.length} player={row.player}>
                  {columns[at]!.short}
                </FigureLink>
              }
              title={columns[at]!.name}
              figure={row.isUnknown ? '–' : value}
            />
          ))}
        </dl>
        <ol>
          {row.cells.map((cell) => (
            <li key={cell.round}>
              <Round cell={cell} href={`${roundHref}/${cell.round}`} />
            </li>
          ))}
        </ol>
      </td>
    </tr>
  )
}

function Figure({ term, title, figure }: { term: ReactNode; title?: string; figure: string | number }) {
  return (
    <div>
      <dt title={title}>{term}</dt>
      <dd>{figure}</dd>
    </div>
  )
}

function Round({ cell, href }: { cell: RoundCell; href: string }) {
  const content = (
    <>
      <span className={styles.round}>{say.roundHead({ round: cell.round })}</span>
      <span className={outcomeClass(cell.kind, styles.result)}>{cell.figure || '–'}</span>
      {cell.colour ? <Piece colour={cell.colour} /> : <span />}
      <bdi>
        {cell.opponent ?? (cell.kind === 'bye' ? say.bye() : say.notPaired())}
        {cell.bonus && ' *'}
      </bdi>
      <span>{cell.no !== undefined && say.opponentNumber({ number: cell.no })}</span>
    </>
  )
  if (cell.match === undefined) return <span className={styles.line}>{content}</span>
  return (
    <a className={styles.line} href={localPath(`${href}#${cell.match}`)} aria-label={cell.title}>
      {content}
    </a>
  )
}
