import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AskedContact } from '#core/people/contact.ts'
import { answerContacts } from '../../api/profile.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './contact-question.module.css'

const WORDS: Record<AskedContact, string> = {
  email: 'email address',
  phone: 'phone number',
  zoom: 'Zoom name',
}

/** Asks who may see a contact detail, which stays hidden until there is an answer. */
export function ContactQuestion({ of }: { of: AskedContact }) {
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isShown: boolean) => answerContacts({ [of]: isShown }),
    onSuccess: () => cache.invalidateQueries(),
  })
  return (
    <div className={styles.question} role="group" aria-label={`Who may see your ${WORDS[of]}?`}>
      <p>
        <b>Show your {WORDS[of]} on your profile?</b> Only signed-in users would see it. You can change this later in
        your {of === 'email' ? 'accounts' : 'settings'}.
      </p>
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <div className={styles.answers}>
        <Button small disabled={isPending} onClick={() => mutate(false)}>
          Keep it hidden
        </Button>
        <Button small disabled={isPending} onClick={() => mutate(true)}>
          Show it
        </Button>
      </div>
    </div>
  )
}
