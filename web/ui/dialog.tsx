import * as say from '#words/ui.js'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { X } from './icons.ts'
import styles from './dialog.module.css'

/**
 * A modal dialog, open as long as it is rendered. Escape, the cross and a click beside it call `onClose`; the focus
 * returns to where it was.
 */
export function Dialog({ id, title, wide, onClose, children }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect closes the dialog while it is still in the DOM; otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const shown = sheet.current!
    shown.showModal()
    return () => shown.close()
  }, [])
  return (
    // A click on the backdrop is a click on the dialog element; keyboards have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={sheet}
      id={id}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <div className={styles.sheet}>
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton label={say.close()} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}

interface DialogProps {
  id?: string
  title: string
  /** For long text; the default width suits a question. */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}
