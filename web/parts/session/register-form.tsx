import * as say from '#words/session.js'
import { T } from '../../ui/t.tsx'
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
      title={say.createAccount()}
      about={say.registerLead()}
      error={error?.message}
      message={isSuccess ? say.welcome() : undefined}
      submit={({ username = '', email = '', password = '' }) => mutate({ username, email, password })}
    >
      <Field
        label={say.username()}
        name="username"
        hint={say.usernameHint()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        label={say.email()}
        name="email"
        type="email"
        placeholder={say.emailPlaceholder()}
        autoComplete="email"
        required
      />
      <Field
        label={say.password()}
        name="password"
        type="password"
        hint={say.passwordLength()}
        autoComplete="new-password"
        required
      />
      <Button type="submit" look="primary" disabled={isPending || isSuccess}>
        {say.createAccount()}
      </Button>
      <p className={styles.small}>
        <T of={say.acceptTerms({ link: (text) => <Link to="/tos">{text}</Link> })} />
      </p>
    </AuthForm>
  )
}
