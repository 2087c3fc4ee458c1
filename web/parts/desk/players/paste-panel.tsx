import * as say from '#words/deskPlayers.js'
import { useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { ListTable } from '../../import/list-table.tsx'
import type { EntryList } from '../../import/use-entry-list.ts'
import styles from './paste-panel.module.css'

export function PasteField({ label, text, pasted, onText }: PasteFieldProps) {
  const [isTouched, touch] = useState(false)
  const isRead = pasted !== undefined && pasted.rows.length + pasted.unused.length > 0
  return (
    <div className={styles.paste}>
      <TextField
        label={label}
        hint={say.aNameALineOr()}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={(event) => {
          touch(true)
          onText(event.target.value)
        }}
      />
      {isRead && (
        <div className={styles.read} role="region" aria-label={say.asItIsRead()}>
          <ListTable list={pasted} double={say.alreadyEntered()} />
        </div>
      )}
      {isTouched && text.trim() !== '' && pasted?.entries.length === 0 && pasted.rows.length === 0 && (
        <p role="status">{say.noNamesWereFoundIn()}</p>
      )}
    </div>
  )
}

interface PasteFieldProps {
  label: string
  text: string
  /** Undefined while the text is no list. */
  pasted: EntryList | undefined
  onText: (text: string) => void
}
