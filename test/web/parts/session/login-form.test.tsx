import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { LoginForm } from '#web/parts/session/login-form.tsx'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const refused = (sentence: string, status: number, code: string): Response =>
  new Response(sentence, { status, headers: { 'content-type': 'text/plain', 'x-error-code': code } })

/** The sign-in form, with a server that answers when `answer` is called. */
function form() {
  let answer: (input: Response | Error) => void = () => {}
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (input) => (input instanceof Error ? reject(input) : resolve(input))
      }),
  )
  const onDone = vi.fn()
  onScreen(
    <ErrorBoundary at="/login" title="The form did not work">
      <LoginForm onDone={onDone} />
    </ErrorBoundary>,
  )
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'ann' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })
  return { asked, onDone, button, answer: (input: Response | Error) => answer(input) }
}

test('a second press sends nothing until the first is answered', async () => {
  const { asked, onDone, button, answer } = form()
  fireEvent.click(button)
  await waitFor(() => expect(button.disabled).toBe(true))
  fireEvent.click(button)
  expect(asked).toHaveBeenCalledOnce()
  expect(asked.mock.calls[0]).toMatchObject([
    '/api/login',
    { method: 'POST', body: '{"username":"ann","password":"secret"}' },
  ])
  answer(Response.json({ sessionID: 'x' }))
  await screen.findByText('You’re signed in. One moment…')
  expect(onDone).toHaveBeenCalledOnce()
})

test('a refusal is shown in the words of the server, and disappears at the next try', async () => {
  const { asked, onDone, button, answer } = form()
  fireEvent.click(button)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  answer(refused('Wrong username or password.', 401, 'wrong-credentials'))
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.')
  expect([button.disabled, onDone.mock.calls.length]).toEqual([false, 0])
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('without a network the form says so at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const { asked, button, answer } = form()
  fireEvent.click(button)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  answer(new TypeError('Failed to fetch'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Couldn’t reach Kibitz/)
  window.dispatchEvent(new Event('online'))
})

test('an error in our own code is not shown as a refusal of the server', async () => {
  const { asked, onDone, button, answer } = form()
  onDone.mockImplementation(() => {
    throw new TypeError('Cannot read properties of undefined')
  })
  fireEvent.click(button)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  answer(Response.json({ sessionID: 'x' }))
  await screen.findByRole('heading', { name: 'The form did not work' })
  expect(document.body.textContent).not.toMatch(/undefined/)
})
