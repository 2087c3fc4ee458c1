import { login } from '../../api/sign-in.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from './form.tsx'

export function LoginForm({ onDone }: { onDone: () => void }) {
  const { run, busy, fault, answer } = useAct(login, onDone)
  return (
    <Form
      title="Log in"
      about="Join tournaments, follow your pairing."
      fault={fault}
      message={answer && 'You are signed in. One moment …'}
      submit={({ username = '', password = '' }) => void run({ username, password })}
      ways={
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
      <Button type="submit" look="primary" disabled={busy || answer !== undefined}>
        Log in
      </Button>
    </Form>
  )
}
