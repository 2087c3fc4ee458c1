import { fireEvent, screen, waitFor } from '@testing-library/react'
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
  const saving: (() => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) =>
    init?.method === 'POST'
      ? new Promise((resolve) => saving.push(() => resolve(Response.json({ message: 'Saved.', version: 2 }))))
      : Promise.resolve(Response.json([])),
  )
  onScreen(<Form {...props} />)
  const input = screen.getByLabelText<HTMLInputElement>(field)
  const submit = async (count: number) => {
    fireEvent.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(saving).toHaveLength(count))
  }
  const isFree = () => !screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled
  fireEvent.change(input, { target: { value: 'first' } })
  await submit(1)
  fireEvent.change(input, { target: { value: 'second' } })
  expect(isFree()).toBe(false)
  saving[0]!()
  await waitFor(() => expect(isFree()).toBe(true))
  expect(input.value).toBe('second')
  await submit(2)
  saving[1]!()
  await waitFor(() => expect(input.value).toBe(''))
})
