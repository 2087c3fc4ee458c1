import { useMutation } from '@tanstack/react-query'
import { requestReset } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'

export function ResetForm() {
  const { mutate, isPending, error, data } = useMutation({ mutationFn: requestReset })
  return (
    <AuthForm
      title="Forgot password?"
      about="We’ll email you a link to set a new password."
      error={error?.message}
      message={data?.message}
      submit={({ username = '' }) => mutate({ username })}
      links={
        <>
          <a href="#login">Sign in</a>
          <a href="#reminder">Forgot username?</a>
        </>
      }
    >
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" look="primary" disabled={isPending}>
        Send link
      </Button>
    </AuthForm>
  )
}
