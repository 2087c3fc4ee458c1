import { managePath, type ManageTab } from '#core/addresses/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { HISTORY, LAYOUT_LIST, LIST_CHECKS, SHUFFLE, USERS } from './icons.ts'
import styles from './thumb-bar.module.css'

const WAYS: [tab: ManageTab, label: string, icon: string][] = [
  ['desk', 'Desk', LAYOUT_LIST],
  ['results', 'Results', LIST_CHECKS],
  ['draw', 'Draw', SHUFFLE],
  ['players', 'Players', USERS],
  ['history', 'History', HISTORY],
]

/** The same ways under the thumb, on a phone. */
export function ThumbBar({ id, tab }: { id: string; tab: ManageTab }) {
  return (
    <nav className={styles.thumb} aria-label="Running the tournament, short">
      {WAYS.map(([to, label, icon]) => (
        <a key={to} href={managePath(id, to)} aria-current={to === tab ? 'page' : undefined}>
          <Icon of={icon} size={20} />
          <span>{label}</span>
        </a>
      ))}
    </nav>
  )
}
