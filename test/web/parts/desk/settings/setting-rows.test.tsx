import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { SettingText } from '#web/parts/desk/settings/setting-rows.tsx'

const REFUSED = new ApiError('This address is taken. Choose another.', 409)

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })

function type(text: string): void {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
}

test('a text that is refused stays in its field, with the reason beside it, until it is saved', async () => {
  const saved: string[] = []
  const save = async (text: string) => {
    if (text === 'open') return REFUSED
    saved.push(text)
    return undefined
  }
  render(<SettingText label="Address" value="" onSave={save} />)
  type('open')
  expect(await screen.findByText(REFUSED.message)).toBeTruthy()
  expect(field().value).toBe('open')
  expect(field().getAttribute('aria-invalid')).toBe('true')

  type('open-2026')
  await expect.poll(() => screen.queryByText(REFUSED.message)).toBe(null)
  expect(saved).toEqual(['open-2026'])
  expect(field().getAttribute('aria-invalid')).toBe(null)
})

test('what is typed while a setting is being saved is kept', async () => {
  const saving = Promise.withResolvers<undefined>()
  render(<SettingText label="Address" value="" onSave={() => saving.promise} />)
  type('open')
  fireEvent.change(field(), { target: { value: 'open-2' } })
  await act(async () => saving.resolve(undefined))
  expect(field().value).toBe('open-2')
})

test('a setting whose text did not change is not saved', () => {
  const saved: string[] = []
  render(<SettingText label="Address" value="open" onSave={(text) => void saved.push(text)} />)
  type(' open ')
  expect(saved).toEqual([])
})
