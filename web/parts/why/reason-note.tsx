import * as say from '#words/why.js'
import type { ReasonLine } from './reason.ts'
import styles from './reasons.module.css'

export const noteId = (note: string): string => `rule-${note}`
export const noteWord = (note: string): string => WORDS[note]?.() ?? note.replace(/^team/, '')
const WORDS: Record<string, () => string> = { order: say.noteOrder, forbidden: say.noteProhibited }

export function Reasoned({ line: { text, note } }: { line: ReasonLine }) {
  return (
    <p>
      {text}
      {note && (
        <>
          {' '}
          <a className={styles.ref} href={`#${noteId(note)}`} aria-label={say.ruleNamed({ note: noteWord(note) })}>
            {noteWord(note)}
          </a>
        </>
      )}
    </p>
  )
}
