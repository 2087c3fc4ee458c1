import * as say from '#words/feedback.js'
import { T } from '../../ui/t.tsx'
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

const WORDS = { suggestion: say.typeSuggestion, bug: say.typeBug, other: say.typeOther }

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
          <T of={say.feedbackSentViewIt({ link: (text) => <Link to={data.link}>{text}</Link> })} />
        </MessageBar>
      </div>
    )
  }
  return (
    <form
      ref={ref}
      className={styles.body}
      aria-label={say.feedback()}
      // As in AuthForm: submitted before hydration, this method does nothing and keeps the input.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        mutate({ type, title: String(fields.get('title')), content: String(fields.get('content')) })
      }}
    >
      <Segmented
        label={say.typeLabel()}
        value={type}
        onChoose={choose}
        choices={FEEDBACK_TYPES.map((value) => ({ value, label: WORDS[value] }))}
      />
      <Field
        label={say.titleLabel()}
        name="title"
        maxLength={most}
        hint={say.titleHint({ count: most })}
        dir="auto"
        required
      />
      <TextField
        label={say.yourFeedback()}
        name="content"
        rows={8}
        maxLength={MAX_FEEDBACK}
        hint={say.textHint({ count: MAX_FEEDBACK })}
        dir="auto"
        required
      />
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <div>
        <Button type="submit" look="primary" disabled={isPending}>
          {say.sendFeedback()}
        </Button>
      </div>
      {question}
    </form>
  )
}
