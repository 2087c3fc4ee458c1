import * as say from '#words/seasonOdds.js'
import { Panel } from '../../ui/panel.tsx'
import type { NamedOdds } from './matters-panel.tsx'
import { needText } from './need-text.ts'
import styles from './season-odds.module.css'

/** What teams need in their last fixtures, a sentence each; nothing before the last round. */
export function NeedsPanel({ divisions }: { divisions: readonly NamedOdds[] }) {
  const texts = divisions.flatMap(({ odds, nameOf }) => odds.needs.map((need) => needText(need, nameOf)))
  if (texts.length === 0) return null
  return (
    <Panel title={say.needs()} aria-label={say.needs()}>
      <ul className={styles.needs}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Panel>
  )
}
