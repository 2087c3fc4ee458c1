import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { Field } from './field.tsx'
import { MessageBar } from './message-bar.tsx'
import styles from './prompt.module.css'

/**
 * Asks for a text in a dialog. Enter submits, Escape clears; an empty text is refused, and so is one that `validate` finds something
 * wrong with, in its words.
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
          const why = trimmed === '' ? `${label} is required.` : validate?.(trimmed)
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
            // The next one closes the dialog.
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
  /** What it says on the button. */
  button: string
  isPending: boolean
  /** Why it was not granted. */
  error?: string | undefined
  /** What is wrong with a text; undefined when nothing is. */
  validate?: (text: string) => string | undefined
  /** Stands before what is wrong. */
  errorTitle?: string
  onSubmit: (text: string) => void
  onClose: () => void
  children?: ReactNode
}
