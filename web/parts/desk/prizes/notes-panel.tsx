import * as say from '#words/prizesDesk.js'
import * as sayPrizes from '#words/prizes.js'
import { formatMoney } from '#core/prizes/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TRIANGLE_ALERT } from '../../../ui/icons.ts'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import type { Prizes } from '../../prizes/use-prize-table.ts'
import { USERS } from '../icons.ts'
import { prizeNotes } from './prize-notes.ts'
import styles from './prizes-desk.module.css'

export function NotesPanel({ prizes, hasFestivalRule }: { prizes: Prizes; hasFestivalRule: boolean }) {
  const { table, field } = prizes
  const notes = prizeNotes(prizes, hasFestivalRule)
  const { currency } = field.plan
  const money = { paid: formatMoney(table.paid, currency), total: formatMoney(table.total, currency) }
  const isPaid = field.round > 0 && table.total > 0 && !hasFestivalRule
  return (
    <Panel title={say.ifItEndedNow()} count={isPaid ? sayPrizes.paidOf(money) : undefined}>
      {notes.length === 0 ? (
        <PanelBody>
          <p className={styles.quiet}>{field.round === 0 ? sayPrizes.beforeRoundOne() : say.nothingToNote()}</p>
        </PanelBody>
      ) : (
        <ul className={styles.notes}>
          {notes.map(({ title, text, isWarning }) => (
            <li key={title + text} data-warning={isWarning || undefined}>
              <Icon of={isWarning ? TRIANGLE_ALERT : USERS} />
              <div>
                <b dir="auto">{title}</b>
                <p dir="auto">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
