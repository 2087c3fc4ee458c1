import * as say from '#words/letterChoices.js'
import styles from './join-letters.module.css'

/** Asks who enters whether they want letters about their rounds. */
export function JoinLetters({ wants, onChange }: { wants: boolean; onChange: (wants: boolean) => void }) {
  return (
    <label className={styles.letters}>
      <input type="checkbox" checked={wants} onChange={(event) => onChange(event.target.checked)} />
      {say.wantEmails()}
    </label>
  )
}
