import type { ReasonLine } from './reason.ts'
import styles from './reasons.module.css'

export const noteId = (note: string): string => `rule-${note}`
export const noteWord = (note: string): string => WORDS[note] ?? note.replace(/^team/, '')
const WORDS: Record<string, string> = { order: 'Order', forbidden: 'Prohibited' }

export function Reasoned({ line: { text, note } }: { line: ReasonLine }) {
  return (
    <p>
      {text}
      {note && (
        <>
          {' '}
          <a className={styles.ref} href={`#${noteId(note)}`} aria-label={`Rule ${noteWord(note)}`}>
            {noteWord(note)}
          </a>
        </>
      )}
    </p>
  )
}
