import * as say from '#words/desk.js'
import { Link } from 'react-router-dom'
import { managePath, type ManageTab } from '#core/addresses/paths.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { Icon } from '../../ui/icon.tsx'
import { HISTORY, LAYOUT_LIST, LIST_CHECKS, SHUFFLE, USERS } from './icons.ts'
import { tabLabel } from './labels.ts'
import styles from './thumb-bar.module.css'

const WAYS: [tab: ManageTab, icon: string][] = [
  ['desk', LAYOUT_LIST],
  ['results', LIST_CHECKS],
  ['draw', SHUFFLE],
  ['players', USERS],
  ['history', HISTORY],
]

/** The desk's navigation at the bottom of a phone's screen. */
export function ThumbBar({ id, tab, settings }: { id: string; tab: ManageTab; settings: Settings }) {
  return (
    <nav className={styles.thumb} aria-label={say.runningShort()}>
      {WAYS.map(([to, icon]) => (
        <Link key={to} to={managePath(id, to)} aria-current={to === tab ? 'page' : undefined}>
          <Icon of={icon} size={20} />
          <span>{tabLabel(to, settings)}</span>
        </Link>
      ))}
    </nav>
  )
}
