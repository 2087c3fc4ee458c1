import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { navigate, onScreen } from '#test/support/screen.tsx'
import { hasUnsavedInput, inputOf } from '#web/navigation/form-input.ts'
import { usePlainLinks } from '#web/navigation/use-plain-links.ts'
import { useUnsavedInput } from '#web/navigation/use-unsaved-input.tsx'

function Settings() {
  const { ref, question, markSaved } = useUnsavedInput()
  return (
    <>
      <form ref={ref}>
        <input aria-label="Name" name="name" defaultValue="Ann" />
        <textarea aria-label="Bio" name="bio" />
      </form>
      <button onClick={() => markSaved(inputOf(ref.current!))}>Save</button>
      <a href="/teams">Teams</a>
      {question}
    </>
  )
}

function PlainLinks() {
  usePlainLinks()
  return null
}

function open() {
  history.replaceState(null, '', '/@/ann/settings')
  onScreen(<Settings />)
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByText(name))
const asked = () => screen.queryByRole('dialog', { name: 'Leave without saving?' }) !== null

test('an unchanged form is left without a question', () => {
  open()
  write('Name', 'Anna')
  write('Name', 'Ann')
  press('Teams')
  expect([asked(), location.pathname]).toEqual([false, '/teams'])
})

test('leaving a changed form asks: "stay" stays on the page, "leave" goes on', () => {
  open()
  write('Bio', 'Plays for the draw.')
  press('Teams')
  expect([asked(), location.pathname]).toEqual([true, '/@/ann/settings'])
  press('Cancel')
  expect([asked(), location.pathname]).toEqual([false, '/@/ann/settings'])
  press('Teams')
  press('Leave')
  expect([asked(), location.pathname]).toEqual([false, '/teams'])
})

test('in another language, a link within the page doesn’t ask, and leaving goes to the page in that language', () => {
  history.replaceState(null, '', '/de/@/ann/settings')
  render(
    <BrowserRouter basename="/de" useTransitions={false}>
      <PlainLinks />
      <Settings />
      <a href="/de/@/ann/settings?tab=1">Tab</a>
      <a href="/de/events">Events</a>
    </BrowserRouter>,
  )
  write('Bio', 'Plays for the draw.')
  press('Tab')
  expect(asked()).toBe(false)
  press('Events')
  expect(asked()).toBe(true)
  press('Leave')
  expect(location.pathname).toBe('/de/events')
})

test('saved input is not asked about, input since then is', () => {
  open()
  write('Bio', 'Plays for the draw.')
  press('Save')
  write('Name', 'Anna')
  press('Teams')
  expect(asked()).toBe(true)
  press('Cancel')
  write('Name', 'Ann')
  press('Teams')
  expect(location.pathname).toBe('/teams')
})

test('steps within the page and redirects after an action don’t ask', () => {
  open()
  write('Bio', 'Plays for the draw.')
  act(() => void navigate('/@/ann/settings?tab=1#bio'))
  expect([asked(), location.hash]).toEqual([false, '#bio'])
  act(() => void navigate('/', { replace: true }))
  expect([asked(), location.pathname]).toEqual([false, '/'])
})

test('closing the window asks only while there is unsaved input', () => {
  open()
  const closes = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closes()).toBe(false)
  write('Bio', 'Plays for the draw.')
  expect(closes()).toBe(true)
})

test('fields that the server has changed are not the reader’s input', () => {
  document.body.innerHTML = '<form><input name="name" value="Ann" /></form>'
  const form = document.forms[0]!
  expect(hasUnsavedInput(form, { name: 'Anna' })).toBe(false)
})
