import { readCookies } from '../../api/cookies.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './rows.module.css'

/** Whether this browser says that somebody is signed in; what they may see is for the server to say. */
export const isSignedIn = (): boolean => readCookies().sessionID !== undefined

/** How to reach a player, as their tournament has it. */
export function PlayerContact({ contact }: { contact: string | null }) {
  const words = isSignedIn() ? (contact ?? 'No contact details registered.') : 'Sign in to see contact details.'
  return (
    <Panel title="Contact">
      <p className={styles.words}>{words}</p>
    </Panel>
  )
}
