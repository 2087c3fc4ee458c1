import { useMutation } from '@tanstack/react-query'
import { login } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'

export function LoginForm({ onDone, about = 'Join tournaments and follow your pairings.' }: LoginFormProps) {
  const { mutate, isPending, error, isSuccess } = useMutation({ mutationFn: login, onSuccess: onDone })
  return (
    <AuthForm
      title="Sign in"
      about={about}
      error={error?.message}
      message={isSuccess ? 'You’re signed in. One moment…' : undefined}
      submit={({ username = '', password = '' }) => mutate({ username, password })}
      links={
        <>
          <a href="#reminder">Forgot username?</a>
          <a href="#reset">Forgot password?</a>
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
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      <Button type="submit" look="primary" disabled={isPending || isSuccess}>
        Sign in
      </Button>
    </AuthForm>
  )
}

interface LoginFormProps {
  onDone: () => void
  /** Why one should sign in. */
  about?: string | undefined
}
