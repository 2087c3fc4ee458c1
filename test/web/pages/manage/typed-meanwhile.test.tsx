import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { AnnounceTab } from '#web/pages/manage/announce.tsx'
import { DeputiesPanel } from '#web/parts/desk/settings/deputies-panel.tsx'
import { HelpersPanel } from '#web/parts/help/helpers-panel.tsx'
import type { TabProps } from '#web/parts/desk/tab-props.ts'

afterEach(() => void vi.restoreAllMocks())

const facts = { deputies: [], helpers: [], arbiters: [], invitations: [] }
const props = { id: 'cup', snapshot: aSnapshot(), facts } as unknown as TabProps

test.each([
  ['announcement', AnnounceTab, 'Text', 'Publish announcement'],
  ['deputy', DeputiesPanel, 'Username', 'Invite a deputy'],
  ['helper', HelpersPanel, 'Helper', 'Make a link'],
])('the next %s that is typed while one is being saved stays', async (_, Form, field, button) => {
  let finish: () => void = () => undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) =>
    init?.method === 'POST'
      ? new Promise((resolve) => (finish = () => resolve(Response.json({ message: 'Saved.', version: 2 }))))
      : Promise.resolve(Response.json([])),
  )
  onScreen(<Form {...props} />)
  const input = screen.getByLabelText<HTMLInputElement>(field)
  const submit = async () => {
    fireEvent.click(screen.getByRole('button', { name: button }))
    await act(async () => undefined)
  }
  fireEvent.change(input, { target: { value: 'first' } })
  await submit()
  fireEvent.change(input, { target: { value: 'second' } })
  await act(async () => finish())
  expect(input.value).toBe('second')
  await submit()
  await act(async () => finish())
  expect(input.value).toBe('')
})
