import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { keepEarlyInput } from '#web/navigation/early-input.ts'

const onSend = vi.fn()

function Form() {
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  const [club, setClub] = useState('')
  const [isOn, turn] = useState(false)
  return (
    <form
      aria-label={`${count} ${name} ${club} ${isOn}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(name)
      }}
    >
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="Club" value={club} onChange={(event) => setClub(event.target.value)} />
      <input aria-label="On" type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
      <button>Send</button>
    </form>
  )
}

test('clicks, input and submits before hydration take effect after it', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
  screen.getByLabelText<HTMLInputElement>('Club').value = 'Owls'
  const early = keepEarlyInput(root)
  screen.getByRole('button', { name: 'More' }).click()
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  field.value = 'Ann'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  screen.getByLabelText('On').click()
  screen.getByRole('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  early.stop()
  const page = await act(() => hydrateRoot(root, <Form />))
  await act(() => early.repeat())
  expect(screen.getByRole('form', { name: '1 Ann Owls true' })).toBeTruthy()
  expect(onSend).toHaveBeenCalledOnce()
  act(() => page.unmount())
  root.remove()
  cleanup()
})
