import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hasUnsavedInput, inputOf } from '#web/navigation/form-input.ts'

afterEach(cleanup)

function form(): HTMLFormElement {
  render(
    <form aria-label="Settings">
      <input name="phone" defaultValue="555" aria-label="Phone" />
      <input type="checkbox" name="showPhone" aria-label="Show" />
      <input type="checkbox" name="showZoom" defaultChecked aria-label="Zoom" />
    </form>,
  )
  return screen.getByRole<HTMLFormElement>('form')
}

test('a form is unsaved once a field or a checkbox differs from its first value, and until it is saved', () => {
  const own = form()
  expect(hasUnsavedInput(own, undefined)).toBe(false)
  fireEvent.click(screen.getByLabelText('Show'))
  expect(hasUnsavedInput(own, undefined)).toBe(true)
  expect(hasUnsavedInput(own, inputOf(own))).toBe(false)
  fireEvent.click(screen.getByLabelText('Show'))
  expect(hasUnsavedInput(own, undefined)).toBe(false)
  fireEvent.click(screen.getByLabelText('Zoom'))
  expect(hasUnsavedInput(own, undefined)).toBe(true)
})
