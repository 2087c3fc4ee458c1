import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { Field } from './field.tsx'
import { MessageBar } from './message-bar.tsx'
import styles from './prompt.module.css'

/**
 * Asks for a text in a dialog. Enter submits, Escape clears; an empty text is refused, and so is one that `fault` finds something
 * wrong with, in its words.
 */
export function Prompt({ title, label, hint, button, busy, problem, fault, onSubmit, onClose, children }: PromptProps) {
  const [text, write] = useState('')
  const [wrong, complain] = useState<string>()
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const trimmed = text.trim()
          const why = trimmed === '' ? `${label} is needed.` : fault?.(trimmed)
          complain(why)
          if (why === undefined) onSubmit(trimmed)
        }}
      >
        {children}
        <Field
          label={label}
          value={text}
          hint={hint}
          fault={wrong}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          onChange={(event) => {
            write(event.target.value)
            complain(undefined)
          }}
          onKeyDown={(event) => {
            // The next one closes the dialog.
            if (event.key !== 'Escape' || text === '') return
            event.preventDefault()
            event.stopPropagation()
            write('')
            complain(undefined)
          }}
        />
        {problem && <MessageBar kind="bad">{problem}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={busy}>
            {button}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

interface PromptProps {
  title: string
  label: string
  hint?: string
  /** What it says on the button. */
  button: string
  busy: boolean
  /** Why it was not granted. */
  problem?: string | undefined
  /** What is wrong with a text; undefined when nothing is. */
  fault?: (text: string) => string | undefined
  onSubmit: (text: string) => void
  onClose: () => void
  children?: ReactNode
}
