import { useRef, type ReactNode } from 'react'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './auth-form.module.css'

/** A form of the sign-in card. `submit` gets the values by field name. */
export function AuthForm({ title, about, error, message, submit, links, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className={styles.body}
      aria-label={title}
      noValidate
      // Before hydration a submit does nothing and keeps the input: outside of a dialog this method has no effect.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        submit(Object.fromEntries(new FormData(form.current!)) as Record<string, string>)
      }}
    >
      <div>
        <h1>{title}</h1>
        <p className={styles.about}>{about}</p>
      </div>
      {error && <MessageBar kind="bad">{error}</MessageBar>}
      {message && <MessageBar kind="ok">{message}</MessageBar>}
      {children}
      {links && <div className={styles.ways}>{links}</div>}
    </form>
  )
}

interface FormProps {
  title: string
  about: ReactNode
  error?: string | undefined
  message?: string | undefined
  submit: (fields: Record<string, string>) => void
  links?: ReactNode
  children: ReactNode
}
