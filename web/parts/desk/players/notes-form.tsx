import * as say from '#words/eventFacts.js'
import { useState } from 'react'
import { MAX_NOTES } from '#core/limits/event.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { DeskActions } from '../use-desk.ts'
import styles from './details-form.module.css'

export interface NotesFormProps {
  known: string
  no: number
  actions: DeskActions
}

/** Notes on an entry. Its page shows them, except those that begin with an underscore. */
export function NotesForm({ known, no, actions }: NotesFormProps) {
  const [notes, setNotes] = useState(known)
  return (
    <form
      className={styles.notes}
      onSubmit={(event) => {
        event.preventDefault()
        void actions.change({ type: 'editEntry', no, change: {}, details: { notes: notes.trim() || null } })
      }}
    >
      <TextField
        label={say.notes()}
        hint={say.notesHint()}
        rows={3}
        maxLength={MAX_NOTES}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <Button type="submit" disabled={actions.isBusy || notes.trim() === known}>
        {say.saveNotes()}
      </Button>
    </form>
  )
}
