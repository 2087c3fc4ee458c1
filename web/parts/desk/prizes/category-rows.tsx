import * as say from '#words/prizesDesk.js'
import { categoryName } from '#core/prizes/category-name.ts'
import { amountText } from '#core/prizes/prize-lines.ts'
import { ageYear } from '#core/standings/entry-groups.ts'
import type { PrizeCategory } from '#core/tournament/prizes.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP, X } from '../../../ui/icons.ts'
import { conditionTexts } from '../../prizes/condition-texts.ts'
import type { PrizeLines } from '../../prizes/use-prize-lines.ts'
import type { Prizes } from '../../prizes/use-prize-table.ts'
import { Winner } from '../../prizes/winner.tsx'
import { PENCIL } from './icons.ts'
import styles from './prizes-desk.module.css'

interface CategoryRowsProps {
  prizes: Prizes
  shown: PrizeLines
  isBusy: boolean
  onEdit: (at: number) => void
  onChange: (categories: PrizeCategory[]) => void
}

/** The categories in their order, each with who would win its prizes now. */
export function CategoryRows({ prizes: { field, table }, shown, isBusy, onEdit, onChange }: CategoryRowsProps) {
  const { plan, snapshot } = field
  const { categories, currency } = plan
  const year = ageYear(snapshot)
  const move = (at: number, to: number): void => onChange(categories.toSpliced(at, 1).toSpliced(to, 0, categories[at]!))
  return (
    <ol className={styles.categories}>
      {categories.map((category, at) => {
        const name = categoryName(category)
        const lines = shown.lines[at]!
        const won = lines.filter(({ winner }) => winner !== undefined)
        return (
          // Two categories may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span className={styles.number}>{at + 1}</span>
            <div className={styles.about}>
              <b dir="auto">{name}</b>
              <p>
                {[...conditionTexts(category, year), say.fittingNow({ count: table.categories[at]!.fitting })].map(
                  (text) => (
                    <span key={text}>{text}</span>
                  ),
                )}
              </p>
              <p className={styles.amounts}>
                {category.prizes.map(({ amount, thing }, index) => (
                  // Prizes may be equal.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={index} dir="auto">
                    {amountText(amount, thing, currency)}
                  </span>
                ))}
              </p>
            </div>
            <ul className={styles.winners}>
              {won.map(({ winner, amount, why }, index) => (
                // Several may share a place.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <Winner snapshot={snapshot} player={winner!} />
                  <span dir="auto">{amount}</span>
                  {why.length > 0 && <small>{why[0]}</small>}
                </li>
              ))}
              {shown.hasWinners && won.length === 0 && <li className={styles.quiet}>{lines[0]?.why[0]}</li>}
            </ul>
            <div className={styles.tools}>
              <IconButton small label={say.editCategory({ name })} disabled={isBusy} onClick={() => onEdit(at)}>
                <Icon of={PENCIL} />
              </IconButton>
              <IconButton
                small
                label={say.moveUp({ name })}
                disabled={isBusy || at === 0}
                onClick={() => move(at, at - 1)}
              >
                <Icon of={CHEVRON_UP} />
              </IconButton>
              <IconButton
                small
                label={say.moveDown({ name })}
                disabled={isBusy || at === categories.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <Icon of={CHEVRON_DOWN} />
              </IconButton>
              <IconButton
                small
                label={say.removeCategory({ name })}
                disabled={isBusy}
                onClick={() => onChange(categories.toSpliced(at, 1))}
              >
                <Icon of={X} />
              </IconButton>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
