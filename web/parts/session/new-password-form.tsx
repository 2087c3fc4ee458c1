import * as say from '#words/session.js'
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
      title={error?.code === 'passwords-differ' ? say.passwordReset() : say.newPassword()}
      about={link.data?.message ?? say.passwordHint()}
      error={(link.error ?? error)?.message}
      message={isSuccess ? say.passwordChanged() : undefined}
      submit={({ password = '', passwordRepeat = '' }) => mutate({ password, passwordRepeat, sid: code })}
      links={<Link to="/login#reset">{say.requestANewLink()}</Link>}
    >
      <Field label={say.newPassword()} name="password" type="password" autoComplete="new-password" required />
      <Field label={say.repeatPassword()} name="passwordRepeat" type="password" autoComplete="new-password" required />
      <Button type="submit" look="primary" disabled={isPending || isSuccess || link.isError}>
        {say.setPassword()}
      </Button>
    </AuthForm>
  )
}
