import * as say from '#words/session.js'
import { useMutation } from '@tanstack/react-query'
import { requestReset } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'

export function ResetForm() {
  const { mutate, isPending, error, data } = useMutation({ mutationFn: requestReset })
  return (
    <AuthForm
      title={say.forgotPassword()}
      about={say.passwordLead()}
      error={error?.message}
      message={data?.message}
      submit={({ username = '' }) => mutate({ username })}
      links={
        <>
          <a href="#login">{say.signIn()}</a>
          <a href="#reminder">{say.forgotUsername()}</a>
        </>
      }
    >
      <Field
        label={say.username()}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" look="primary" disabled={isPending}>
        {say.sendLink()}
      </Button>
    </AuthForm>
  )
}
