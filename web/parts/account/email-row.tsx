import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#core/people/profile.ts'
import { updateEmail, verifyEmail } from '../../api/profile.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { AccountRow } from './account-row.tsx'

/** The own address: proven by a letter, changed at any time. */
export function EmailRow({ account }: { account: Account }) {
  const cache = useQueryClient()
  const done = () => void cache.invalidateQueries()
  const letter = useAct(verifyEmail, done)
  const change = useAct(updateEmail, done)
  return (
    <AccountRow account={account}>
      {!account.verified && account.username && (
        <p>
          <Button small disabled={letter.busy} onClick={() => void letter.run(account.sent !== null)}>
            {account.sent === null ? 'Send a letter' : 'Send the letter again'}
          </Button>
        </p>
      )}
      {letter.answer && <MessageBar kind="ok">{letter.answer.message}</MessageBar>}
      {(letter.fault ?? change.fault) && <MessageBar kind="bad">{letter.fault ?? change.fault}</MessageBar>}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void change.run({ email: String(new FormData(event.currentTarget).get('email')) })
        }}
      >
        <Field label="Another address" name="email" type="email" autoComplete="email" placeholder="name@example.org" />
        <Button type="submit" disabled={change.busy}>
          Change
        </Button>
      </form>
    </AccountRow>
  )
}
