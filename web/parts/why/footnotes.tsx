import * as say from '#words/why.js'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { CRITERIA } from '#core/draw/reasons/criterion-text.ts'
import { noteId, noteWord } from './note.ts'
import styles from './footnotes.module.css'

interface FootnoteList {
  /** The rules that sentences on the page name, in the order in which they appeared. */
  notes: readonly string[]
  name: (note: string) => void
}

const Notes = createContext<FootnoteList>({ notes: [], name: () => undefined })

/** Numbers the rules that the sentences inside name. */
export function FootnoteNumbers({ children }: { children: ReactNode }) {
  const [notes, setNotes] = useState<readonly string[]>([])
  const name = useCallback(
    (note: string) => setNotes((before) => (before.includes(note) ? before : [...before, note])),
    [],
  )
  const named = useMemo(() => ({ notes, name }), [notes, name])
  return <Notes value={named}>{children}</Notes>
}

/** The number of a rule, which leads to its text at the end of the list. */
export function FootnoteRef({ note }: { note: string }) {
  const { notes, name } = useContext(Notes)
  useEffect(() => name(note), [name, note])
  const no = notes.indexOf(note) + 1
  if (no === 0) return null
  return (
    <sup className={styles.ref}>
      <a href={`#${noteId(note)}`} aria-label={say.ruleNamed({ note: noteWord(note) })}>
        {no}
      </a>
    </sup>
  )
}

/** The rules with their codes. `rules` is what they are rules of. */
export function Footnotes({ rules }: { rules: string }) {
  const { notes } = useContext(Notes)
  if (notes.length === 0) return null
  return (
    <ol className={styles.notes} aria-label={say.rulesNamedHere()}>
      {notes.map((note) => (
        <li key={note} id={noteId(note)}>
          {CRITERIA[note]?.()}{' '}
          <small>
            {rules}, {noteWord(note)}
          </small>
        </li>
      ))}
    </ol>
  )
}
