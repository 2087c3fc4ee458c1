import * as say from '#words/deskDraw.js'
import { useState, type ReactNode } from 'react'
import type { Draw, DrawnPair } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versus } from '#core/text/versus.ts'
import layout from '../../../styles/layout.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { CHECK, TRIANGLE_ALERT } from '../../../ui/icons.ts'
import { draftNotes, otherPairs, type DraftNote } from './draft-notes.ts'
import { entryName } from '../players/entry-name.ts'
import { HAND } from '../icons.ts'
import styles from './draft-notes-list.module.css'

const ICONS: Record<DraftNote['is'], string> = { warn: TRIANGLE_ALERT, hand: HAND, ok: CHECK }
/** Notes shown before "Show all". */
const FEW = 6

export function DraftNotesList({ snapshot, draw }: { snapshot: Snapshot; draw: Draw }) {
  const [isComparing, compare] = useState(false)
  const [all, setAll] = useState(false)
  const notes = draftNotes(snapshot, draw)
  const shown = all ? notes : notes.slice(0, FEW)
  return (
    <>
      <ul className={styles.notes}>
        {shown.map((note) => (
          <NoteRow key={note.head} note={note}>
            {note.board !== undefined && (
              <a className={layout.link} href={`#board-${note.board}`}>
                {say.look()}
              </a>
            )}
            {note.is === 'hand' && (
              <button
                type="button"
                className={layout.link}
                aria-expanded={isComparing}
                onClick={() => compare(!isComparing)}
              >
                {say.compare()}
              </button>
            )}
          </NoteRow>
        ))}
        {notes.length > FEW && (
          <li>
            <button type="button" className={layout.link} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? say.showFew({ count: FEW }) : say.showAll({ count: notes.length })}
            </button>
          </li>
        )}
      </ul>
      {isComparing && <Comparison snapshot={snapshot} draw={draw} />}
    </>
  )
}

/** Notes alone, without ways to look at what they are of. */
export const NoteRows = ({ notes }: { notes: DraftNote[] }) => (
  <ul className={styles.notes}>
    {notes.map((note) => (
      <NoteRow key={note.head} note={note} />
    ))}
  </ul>
)

const NoteRow = ({ note: { is, head, text }, children }: { note: DraftNote; children?: ReactNode }) => (
  <li data-is={is}>
    <Icon of={ICONS[is]} />
    <span>
      {is === 'ok' ? head : <b>{head}</b>} {text}
    </span>
    {children}
  </li>
)

export function Comparison({ snapshot, draw }: { snapshot: Snapshot; draw: Draw }) {
  const others = otherPairs(draw)
  const side = (title: string, pick: 'engine' | 'given') => (
    <div>
      <h3>{title}</h3>
      <ol>
        {others[pick].map(({ board, pair }) => (
          <li key={board}>
            <b>{board}</b> {pairWords(snapshot, pair)}
          </li>
        ))}
      </ol>
    </div>
  )
  return (
    <div className={styles.twin}>
      {side(say.enginePairs(), 'engine')}
      {side(say.yourPairs(), 'given')}
    </div>
  )
}

function pairWords(snapshot: Snapshot, pair: DrawnPair): string {
  return versus(entryName(snapshot, pair.white), pair.black === null ? say.noGame() : entryName(snapshot, pair.black))
}
