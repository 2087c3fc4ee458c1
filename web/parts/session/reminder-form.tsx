import { useMutation } from '@tanstack/react-query'
import { requestReminder } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'

export function ReminderForm() {
  const { mutate, isPending, error, data } = useMutation({ mutationFn: requestReminder })
  return (
    <AuthForm
      title="Forgot username?"
      about="We’ll email you your username."
      error={error?.message}
      message={data?.message}
      submit={({ email = '' }) => mutate({ email })}
      links={
        <>
          <a href="#login">Sign in</a>
          <a href="#reset">Forgot password?</a>
        </>
      }
    >
      <Field label="Email" name="email" type="email" autoComplete="email" placeholder="name@example.org" required />
      <Button type="submit" look="primary" disabled={isPending}>
        Send my username
      </Button>
    </AuthForm>
  )
}
