import { requestReset } from '../../api/sign-in.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from './form.tsx'

export function ResetForm() {
  const { run, busy, fault, answer } = useAct(requestReset)
  return (
    <Form
      title="Forgot password"
      about="A letter with a link goes to the address on file."
      fault={fault}
      message={answer?.message}
      submit={({ username = '' }) => void run({ username })}
      ways={
        <>
          <a href="#login">Log in</a>
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
      <Button type="submit" look="primary" disabled={busy}>
        Send the link
      </Button>
    </Form>
  )
}
