import * as say from '#words/session.js'
import { useMutation } from '@tanstack/react-query'
import { requestReminder } from '../../api/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'

export function ReminderForm() {
  const { mutate, isPending, error, data } = useMutation({ mutationFn: requestReminder })
  return (
    <AuthForm
      title={say.forgotUsername()}
      about={say.usernameLead()}
      error={error?.message}
      message={data?.message}
      submit={({ email = '' }) => mutate({ email })}
      links={
        <>
          <a href="#login">{say.signIn()}</a>
          <a href="#reset">{say.forgotPassword()}</a>
        </>
      }
    >
      <Field
        label={say.email()}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={say.emailPlaceholder()}
        required
      />
      <Button type="submit" look="primary" disabled={isPending}>
        {say.sendMyUsername()}
      </Button>
    </AuthForm>
  )
}
