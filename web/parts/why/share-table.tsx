import * as say from '#words/why.js'
import type { ReactNode } from 'react'
import { T } from '../../ui/t.tsx'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { UNITS } from '#core/standings/column.ts'
import { displayFigure } from '#core/standings/format.ts'
import type { Sheet } from '#core/standings/sheet.ts'
import type { ComparedCriterion } from '#core/standings/why/rank-reason.ts'
import type { FigureShares, RoundShare } from '#core/standings/why/share.ts'
import { formatPoints } from '#core/text/score.ts'
import layout from '../../styles/layout.module.css'
import { outcomeClass } from '../match/outcome-class.ts'
import { lineFigure } from '../standings/round-cell.ts'
import styles from './rank.module.css'

interface ShareTableProps {
  snapshot: Snapshot
  sheet: Sheet
  criterion: ComparedCriterion
  whose: 'own' | 'other'
  shares: FigureShares
}

export function ShareTable({ snapshot, sheet, criterion: { column, ...figures }, whose, shares }: ShareTableProps) {
  const name = distinctName(snapshot, sheet.player)
  return (
    <table className={styles.table}>
      <caption>{name}</caption>
      <colgroup>
        <col className={styles.round} />
        <col />
        <col className={styles.figure} />
      </colgroup>
      <thead className={layout.heard}>
        <tr>
          <th scope="col">{say.roundHead()}</th>
          <th scope="col">{say.resultAndOpponent()}</th>
          <th scope="col">{column.name}</th>
        </tr>
      </thead>
      <tbody>
        {shares.shares.map((share) => (
          <tr key={`${share.round} ${share.isBonus}`} className={share.isCut ? styles.cut : undefined}>
            <th scope="row">
              <T of={say.roundHeard({ heard, round: share.round })} />
            </th>
            <td>
              <Met snapshot={snapshot} sheet={sheet} share={share} />
              {share.isCut && <span className={layout.heard}>{` ${say.leftOut()}`}</span>}
            </td>
            <td>
              <span dir="ltr">{shareFigure(share, shares.unit)}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {column.short}
          </th>
          <td>
            <span dir="ltr">{displayFigure(figures[whose], column)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

const heard = (text: ReactNode) => <span className={layout.heard}>{text}</span>

const KINDS = ['loss', 'draw', 'win'] as const

function Met({ snapshot, sheet, share }: { snapshot: Snapshot; sheet: Sheet; share: RoundShare }) {
  if (share.isBonus) return say.bonus()
  const line = sheet.history[share.round - 1]!
  const kind = line.opponent < 0 ? 'bye' : line.match === null ? 'open' : KINDS[line.match]!
  return (
    <span>
      <span className={outcomeClass(kind, styles.result)}>
        {lineFigure(line, snapshot.settings.displayPoints === 'game') || '–'}
      </span>
      <bdi>{share.opponent < 0 ? say.noOpponent() : distinctName(snapshot, share.opponent)}</bdi>
    </span>
  )
}

const shareFigure = ({ value }: RoundShare, unit: FigureShares['unit']): string =>
  unit === 'points' ? formatPoints(value) : displayFigure(value, UNITS[unit])
