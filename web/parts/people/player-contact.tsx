import * as say from '#words/people.js'
import { useHasSession } from '../../api/session.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './rows.module.css'

/** The contact details of a player, from the tournament. Visitors without a session don't see them. */
export function PlayerContact({ contact }: { contact: string | null }) {
  const words = useHasSession() ? (contact ?? say.noContactDetailsRegistered()) : say.signInToSeeContact()
  return (
    <Panel title={say.contact()}>
      <p className={styles.words}>{words}</p>
    </Panel>
  )
}
