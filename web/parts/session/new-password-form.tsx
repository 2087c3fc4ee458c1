import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { MISMATCH } from '#core/contract/mismatch.ts'
import { exchange, setPassword } from '../../api/sign-in.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from './form.tsx'

/** Sets a new password by the code of a letter's link. */
export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const link = useQuery({
    queryKey: queryKeys.resetCode(code),
    queryFn: () => exchange(code),
    retry: false,
    staleTime: Infinity,
  })
  const { run, busy, fault, answer } = useAct(setPassword, onDone)
  return (
    <Form
      title={fault === MISMATCH ? 'Password reset' : 'New password'}
      about={link.data?.message ?? 'At least 8 characters.'}
      fault={link.error?.message ?? fault}
      message={answer && 'Your password is set, and you are signed in. One moment …'}
      submit={({ password = '', passwordRepeat = '' }) => void run({ password, passwordRepeat, sid: code })}
      ways={<a href="/login#reset">Ask for a new link</a>}
    >
      <Field label="New password" name="password" type="password" autoComplete="new-password" required />
      <Field label="Once more" name="passwordRepeat" type="password" autoComplete="new-password" required />
      <Button type="submit" look="primary" disabled={busy || answer !== undefined || link.isError}>
        Set the password
      </Button>
    </Form>
  )
}
