import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DraftNote } from './draft-notes.ts'
import { NoteRows } from './draft-notes-list.tsx'

export interface DraftQuestionProps {
  title: string
  button: string
  /** What is unusual. */
  notes: DraftNote[]
  onYes: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks before a draft gets, or is published with, what the rules don’t want. */
export function DraftQuestion({ title, button, notes, onYes, onClose, children }: DraftQuestionProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <NoteRows notes={notes} />
      {children}
      <DialogFoot onClose={onClose}>
        <Button look="primary" onClick={onYes}>
          {button}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
