import { useHasSession } from '../../api/session.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './rows.module.css'

/** The contact details of a player, from the tournament. Visitors without a session don't see them. */
export function PlayerContact({ contact }: { contact: string | null }) {
  const words = useHasSession() ? (contact ?? 'No contact details registered.') : 'Sign in to see contact details.'
  return (
    <Panel title="Contact">
      <p className={styles.words}>{words}</p>
    </Panel>
  )
}
