import * as say from '#words/prizes.js'
import { ageYear } from '#core/standings/entry-groups.ts'
import { categoryName } from '#core/prizes/category-name.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { conditionTexts } from './condition-texts.ts'
import styles from './prizes.module.css'
import type { StillOpen } from './use-still-open.ts'
import type { PrizeLines } from './use-prize-lines.ts'
import type { Prizes } from './use-prize-table.ts'
import { Winner } from './winner.tsx'

interface PrizeListProps {
  prizes: Prizes
  shown: PrizeLines
  /** In the last rounds. */
  stillOpen?: StillOpen | undefined
}

/** Every prize with its winner as things stand, category by category, with the reasons for ties and shares. */
export function PrizeList({ prizes: { field }, shown, stillOpen }: PrizeListProps) {
  const { snapshot, plan } = field
  const hasBegun = shown.hasWinners
  const year = ageYear(snapshot)
  return (
    <table className={classes(table.table, styles.list)}>
      <caption className={layout.heard}>{say.allPrizes()}</caption>
      <thead>
        <tr>
          <th scope="col">{say.prizeHead()}</th>
          <th scope="col" className={table.num}>
            {say.amountHead()}
          </th>
          <th scope="col">{shown.isOver && hasBegun ? say.wonHead() : say.nowHead()}</th>
          <th scope="col" className={styles.whyHead}>
            {say.whyHead()}
          </th>
        </tr>
      </thead>
      {plan.categories.map((category, race) => {
        const about = conditionTexts(category, year)
        return (
          // Two categories may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <tbody key={race}>
            <tr className={styles.category}>
              <th scope="rowgroup" colSpan={4}>
                <span dir="auto">{categoryName(category)}</span>
                <small>
                  {about.map((text) => (
                    <span key={text}>{text}</span>
                  ))}
                </small>
              </th>
            </tr>
            {shown.lines[race]!.map(({ label, place, amount, winner, why }, at) => (
              // Several may share a place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={`${place} ${at}`}>
                <td>{label}</td>
                <td className={classes(table.num, styles.amount)}>
                  <span dir="auto">{amount}</span>
                </td>
                <td className={styles.who}>
                  {winner === undefined ? (
                    <Unclaimed hasBegun={hasBegun} />
                  ) : (
                    <Winner snapshot={snapshot} player={winner} />
                  )}
                  <Reasons texts={[...why, stillOpen?.(race, place - 1)]} className={styles.whyBelow} />
                </td>
                <td className={styles.why}>
                  <Reasons texts={[...why, stillOpen?.(race, place - 1)]} />
                </td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

const Unclaimed = ({ hasBegun }: { hasBegun: boolean }) =>
  hasBegun ? <span className={styles.nobody}>{say.unclaimed()}</span> : <span className={styles.nobody}>–</span>

function Reasons({ texts, className }: { texts: readonly (string | undefined)[]; className?: string | undefined }) {
  const shown = texts.filter((text) => text !== undefined)
  if (shown.length === 0) return null
  return (
    <span className={classes(styles.reasons, className)}>
      {shown.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  )
}
