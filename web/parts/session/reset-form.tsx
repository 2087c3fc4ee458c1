import { useMutation } from '@tanstack/react-query'
import { requestReset } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from './form.tsx'

export function ResetForm() {
  const { mutate, isPending, error, data } = useMutation({ mutationFn: requestReset })
  return (
    <Form
      title="Forgot password"
      about="A letter with a link goes to the address on file."
      fault={error?.message}
      message={data?.message}
      submit={({ username = '' }) => mutate({ username })}
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
      <Button type="submit" look="primary" disabled={isPending}>
        Send the link
      </Button>
    </Form>
  )
}
