import * as say from '#words/account.js'
import * as sayCommon from '#words/common.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#core/rows/profile.ts'
import { updateEmail, verifyEmail } from '../../api/profile.ts'
import { useMe } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { AccountRow } from './account-row.tsx'
import { ContactQuestion } from './contact-question.tsx'

export function EmailRow({ account }: { account: Account }) {
  const cache = useQueryClient()
  const onSuccess = () => void cache.invalidateQueries()
  const letter = useMutation({ mutationFn: verifyEmail, onSuccess })
  const change = useMutation({ mutationFn: updateEmail, onSuccess })
  const isUndecided = (useMe()?.undecidedContacts ?? []).includes('email')
  const error = letter.error ?? change.error
  return (
    <AccountRow account={account} isUndecided={isUndecided}>
      {isUndecided && <ContactQuestion of="email" />}
      {!account.verified && account.username && (
        <p>
          <Button small disabled={letter.isPending} onClick={() => letter.mutate(account.sent !== null)}>
            {account.sent === null ? say.sendVerificationEmail() : say.resendVerificationEmail()}
          </Button>
        </p>
      )}
      {letter.data && <MessageBar kind="ok">{letter.data.message}</MessageBar>}
      {change.isSuccess && <MessageBar kind="ok">{say.checkInboxToVerify()}</MessageBar>}
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const fields = new FormData(event.currentTarget)
          change.mutate({ email: String(fields.get('email')), password: String(fields.get('password')) })
        }}
      >
        <Field
          label={say.newEmailAddress()}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={say.emailExample()}
          required
        />
        <Field label={sayCommon.password()} name="password" type="password" autoComplete="current-password" required />
        <Button type="submit" disabled={change.isPending}>
          {say.changeEmail()}
        </Button>
      </form>
    </AccountRow>
  )
}
