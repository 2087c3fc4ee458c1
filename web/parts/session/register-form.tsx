import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { register } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'
import styles from './auth-form.module.css'

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error, isSuccess } = useMutation({ mutationFn: register, onSuccess: onDone })
  return (
    <AuthForm
      title="Create account"
      about="It’s free and takes a minute."
      error={error?.message}
      message={isSuccess ? 'Welcome to Kibitz. One moment…' : undefined}
      submit={({ username = '', email = '', password = '' }) => mutate({ username, email, password })}
    >
      <Field
        label="Username"
        name="username"
        hint="At least 4 characters"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field label="Email" name="email" type="email" placeholder="name@example.org" autoComplete="email" required />
      <Field
        label="Password"
        name="password"
        type="password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
      />
      <Button type="submit" look="primary" disabled={isPending || isSuccess}>
        Create account
      </Button>
      <p className={styles.small}>
        By creating an account you accept the <Link to="/tos">terms of service</Link>.
      </p>
    </AuthForm>
  )
}
