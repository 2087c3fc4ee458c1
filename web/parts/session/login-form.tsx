import * as say from '#words/session.js'
import { useMutation } from '@tanstack/react-query'
import { login } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'

export function LoginForm({ onDone, about = say.signInLead() }: LoginFormProps) {
  const { mutate, isPending, error, isSuccess } = useMutation({ mutationFn: login, onSuccess: onDone })
  return (
    <AuthForm
      title={say.signIn()}
      about={about}
      error={error?.message}
      message={isSuccess ? say.signedIn() : undefined}
      submit={({ username = '', password = '' }) => mutate({ username, password })}
      links={
        <>
          <a href="#reminder">{say.forgotUsername()}</a>
          <a href="#reset">{say.forgotPassword()}</a>
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
      <Field label={say.password()} name="password" type="password" autoComplete="current-password" required />
      <Button type="submit" look="primary" disabled={isPending || isSuccess}>
        {say.signIn()}
      </Button>
    </AuthForm>
  )
}

interface LoginFormProps {
  onDone: () => void
  /** Why one should sign in. */
  about?: string | undefined
}
