import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FEEDBACK_TYPES, MAX_FEEDBACK, maxTitleLength } from '#core/limits/feedback.ts'
import { submitFeedback } from '../../api/feedback.ts'
import { useUnsavedInput } from '../../navigation/use-unsaved-input.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import styles from './feedback.module.css'

const WORDS = { suggestion: 'Suggestion', bug: 'Bug', other: 'Other' }

/** Feedback from signed-in users; `username` is undefined while the session loads. */
export function FeedbackForm({ username = '' }: { username: string | undefined }) {
  const [type, choose] = useState<(typeof FEEDBACK_TYPES)[number]>('suggestion')
  const { mutate, isPending, error, data } = useMutation({ mutationFn: submitFeedback })
  const { ref, question } = useUnsavedInput()
  const most = maxTitleLength(username)
  if (data) {
    return (
      <div className={styles.body}>
        <MessageBar kind="ok">
          Feedback sent. <Link to={data.link}>View it</Link>
        </MessageBar>
      </div>
    )
  }
  return (
    <form
      ref={ref}
      className={styles.body}
      aria-label="Feedback"
      // As in AuthForm: submitted before hydration, this method does nothing and keeps the input.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        mutate({ type, title: String(fields.get('title')), content: String(fields.get('content')) })
      }}
    >
      <Segmented
        label="Type"
        value={type}
        onChoose={choose}
        choices={FEEDBACK_TYPES.map((value) => ({ value, label: WORDS[value] }))}
      />
      <Field label="Title" name="title" maxLength={most} hint={`Up to ${most} characters`} dir="auto" required />
      <TextField
        label="Your feedback"
        name="content"
        rows={8}
        maxLength={MAX_FEEDBACK}
        hint={`Up to ${MAX_FEEDBACK} characters. You can use Markdown. Feedback is public.`}
        dir="auto"
        required
      />
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <div>
        <Button type="submit" look="primary" disabled={isPending}>
          Send feedback
        </Button>
      </div>
      {question}
    </form>
  )
}
