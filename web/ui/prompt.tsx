import * as say from '#words/ui.js'
import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { Field } from './field.tsx'
import { MessageBar } from './message-bar.tsx'
import styles from './prompt.module.css'

/**
 * Asks for a text in a dialog. Enter submits, Escape clears the text; an empty text and one that `validate` rejects are
 * refused.
 */
export function Prompt({
  title,
  label,
  hint,
  maxLength,
  button,
  isPending,
  error,
  validate,
  errorTitle,
  onSubmit,
  onClose,
  children,
}: PromptProps) {
  const [text, setText] = useState('')
  const [invalid, setInvalid] = useState<string>()
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const trimmed = text.trim()
          const why = trimmed === '' ? say.isRequired({ label }) : validate?.(trimmed)
          setInvalid(why)
          if (why === undefined) onSubmit(trimmed)
        }}
      >
        {children}
        <Field
          label={label}
          value={text}
          hint={hint}
          error={errorTitle ? undefined : invalid}
          aria-invalid={invalid ? true : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          onChange={(event) => {
            setText(event.target.value)
            setInvalid(undefined)
          }}
          onKeyDown={(event) => {
            // With an empty text Escape closes the dialog.
            if (event.key !== 'Escape' || text === '') return
            event.preventDefault()
            event.stopPropagation()
            setText('')
            setInvalid(undefined)
          }}
        />
        {(error ?? (errorTitle && invalid)) && (
          <MessageBar kind="bad">
            {errorTitle && <b>{errorTitle} </b>}
            <span>{error ?? invalid}</span>
          </MessageBar>
        )}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
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
  maxLength?: number
  button: string
  isPending: boolean
  /** Why the request was refused. */
  error?: string | undefined
  /** Returns what is wrong with a text; undefined if it is valid. */
  validate?: (text: string) => string | undefined
  /** Shown before the error. */
  errorTitle?: string
  onSubmit: (text: string) => void
  onClose: () => void
  children?: ReactNode
}
