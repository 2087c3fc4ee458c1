import { requestReminder } from '../../api/sign-in.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from './form.tsx'

export function ReminderForm() {
  const { run, busy, fault, answer } = useAct(requestReminder)
  return (
    <Form
      title="Forgot username"
      about="A letter with it goes to your email address."
      fault={fault}
      message={answer?.message}
      submit={({ email = '' }) => void run({ email })}
      ways={
        <>
          <a href="#login">Log in</a>
          <a href="#reset">Forgot password?</a>
        </>
      }
    >
      <Field label="Email" name="email" type="email" autoComplete="email" placeholder="name@example.org" required />
      <Button type="submit" look="primary" disabled={busy}>
        Send my username
      </Button>
    </Form>
  )
}
