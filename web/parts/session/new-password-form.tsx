import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { checkResetCode, setPassword } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'

export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const link = useQuery({
    queryKey: queryKeys.resetCode(code),
    queryFn: () => checkResetCode(code),
    retry: false,
    staleTime: Infinity,
  })
  const { mutate, isPending, error, isSuccess } = useMutation({ mutationFn: setPassword, onSuccess: onDone })
  return (
    <AuthForm
      title={error?.code === 'passwords-differ' ? 'Password reset' : 'New password'}
      about={link.data?.message ?? 'At least 8 characters.'}
      error={(link.error ?? error)?.message}
      message={isSuccess ? 'Your password is changed and you’re signed in. One moment…' : undefined}
      submit={({ password = '', passwordRepeat = '' }) => mutate({ password, passwordRepeat, sid: code })}
      links={<Link to="/login#reset">Request a new link</Link>}
    >
      <Field label="New password" name="password" type="password" autoComplete="new-password" required />
      <Field label="Repeat password" name="passwordRepeat" type="password" autoComplete="new-password" required />
      <Button type="submit" look="primary" disabled={isPending || isSuccess || link.isError}>
        Set password
      </Button>
    </AuthForm>
  )
}
