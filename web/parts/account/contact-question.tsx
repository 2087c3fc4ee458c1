import * as say from '#words/account.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AskedContact } from '#core/people/contact.ts'
import { answerContacts } from '../../api/profile.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './contact-question.module.css'

/** Asks who may see a contact detail, which stays hidden until there is an answer. */
export function ContactQuestion({ of }: { of: AskedContact }) {
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isShown: boolean) => answerContacts({ [of]: isShown }),
    onSuccess: () => cache.invalidateQueries(),
  })
  return (
    <div className={styles.question} role="group" aria-label={say.whoMaySee({ detail: of })}>
      <p>
        <b>{say.showOnProfile({ detail: of })}</b> {of === 'email' ? say.changeInAccounts() : say.changeInSettings()}
      </p>
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <div className={styles.answers}>
        <Button small disabled={isPending} onClick={() => mutate(false)}>
          {say.keepItHidden()}
        </Button>
        <Button small disabled={isPending} onClick={() => mutate(true)}>
          {say.showIt()}
        </Button>
      </div>
    </div>
  )
}
