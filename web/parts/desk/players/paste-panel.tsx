import { useState } from 'react'
import { findDoubles } from '#core/people/entry-doubles.ts'
import { parseEntryList, type ListedEntry } from '#core/people/parse-entry-list.ts'
import { TextField } from '../../../ui/field.tsx'
import styles from './paste-panel.module.css'

interface PastedEntry {
  entry: ListedEntry
  /** Whether the entry is in the list above already, or in the tournament. */
  isDouble: boolean
}

/** Reads a pasted list, and marks entries that are in it twice or in the tournament already (`known` names). */
export function pastedEntries(text: string, isTeams: boolean, known: string[] = []): PastedEntry[] {
  const entries = parseEntryList(text, isTeams)
  const doubles = findDoubles(
    entries,
    known.map((name) => ({ firstName: name, lastName: '', fideId: null })),
  )
  return entries.map((entry, at) => ({ entry, isDouble: doubles[at]! }))
}

/** The entries to send to the API: without duplicates, and without the parser's remarks. */
export const newEntries = (pasted: PastedEntry[]) =>
  pasted.filter(({ isDouble }) => !isDouble).map(({ entry: { problems: _left, repairs: _changed, ...entry } }) => entry)

const MOST_SHOWN = 50

export function PasteField({ label, text, pasted, onText }: PasteFieldProps) {
  const [isTouched, touch] = useState(false)
  return (
    <div className={styles.paste}>
      <TextField
        label={label}
        hint="A name a line, or columns from a spreadsheet: rating, title, federation, club, FIDE ID."
        rows={8}
        value={text}
        spellCheck={false}
        onChange={(event) => {
          touch(true)
          onText(event.target.value)
        }}
      />
      {pasted.length > 0 && (
        <div className={styles.read} role="region" aria-label="As it is read">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Rating</th>
                <th scope="col">Fed.</th>
                <th scope="col">Club</th>
                <th scope="col">
                  <span>{pasted.length} read</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {pasted.slice(0, MOST_SHOWN).map(({ entry, isDouble }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row is its line
                <tr key={at}>
                  <td>
                    {entry.title && <small>{entry.title} </small>}
                    <bdi>{`${entry.firstName} ${entry.lastName}`.trim()}</bdi>
                  </td>
                  <td className={cellLook(entry, 'rating')} title={cellTitle(entry, 'rating')}>
                    {entry.problems.rating ?? (entry.rating || '–')}
                  </td>
                  <td className={cellLook(entry, 'nationality')} title={cellTitle(entry, 'nationality')}>
                    {entry.problems.nationality ?? entry.nationality}
                  </td>
                  <td>{entry.club}</td>
                  <td>{isDouble ? 'Already entered' : problemOf(entry)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {pasted.length > MOST_SHOWN && <p>and {pasted.length - MOST_SHOWN} more</p>}
        </div>
      )}
      {isTouched && text.trim() !== '' && pasted.length === 0 && <p role="status">No names were found in this text.</p>}
    </div>
  )
}

/** Red: left out. Green: read differently from what it says. */
const cellLook = ({ problems, repairs }: ListedEntry, column: 'rating' | 'nationality'): string | undefined =>
  problems[column] ? styles.bad : repairs[column] ? styles.mended : undefined
const cellTitle = ({ repairs }: ListedEntry, column: 'rating' | 'nationality'): string | undefined =>
  repairs[column]?.join(' → ')

const problemOf = ({ problems }: ListedEntry): string =>
  [problems.rating && 'rating left out', problems.nationality && 'federation left out'].filter(Boolean).join(', ')

interface PasteFieldProps {
  label: string
  text: string
  pasted: PastedEntry[]
  onText: (text: string) => void
}
