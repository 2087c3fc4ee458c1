import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { CopyTextDialog } from '#web/parts/desk/letters/copy-text-dialog.tsx'

const cup = aSnapshot({
  name: 'Cup',
  players: ['Ann Lee 2100', 'Bob Kim 2000', 'Cy Young', 'Dee Fox'],
  rounds: ['1-3 1, 2-4 1', '1-2 *, 3-4 *'],
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text')

function opened(writeText: (text: string) => Promise<void>) {
  // The DOM of the tests has neither dialogs nor a clipboard.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => {}
  vi.stubGlobal('navigator', { ...navigator, language: 'en', clipboard: { writeText } })
  render(<CopyTextDialog snapshot={cup} onClose={() => {}} />)
}

afterEach(() => vi.unstubAllGlobals())

test('shows pairings, results and standings of the round, copies what is shown, and says so', async () => {
  const copied: string[] = []
  opened((words) => Promise.resolve(void copied.push(words)))
  expect(text().value).toContain('1. Ann Lee (2100) – Bob Kim (2000)')
  press('Results')
  expect(text().value).toContain('1. Ann Lee – Bob Kim  *')
  press('Standings')
  expect(text().value).toContain('Standings after round 1')
  press('The first 3')
  fireEvent.change(text(), { target: { value: `${text().value}\nSee you tomorrow!` } })
  press('Copy')
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toContain('Copied'))
  expect(copied).toEqual([text().value])
  expect(copied[0]).toContain('See you tomorrow!')
  // Another choice makes the text again: what was written by hand and the note of the copy go.
  press('Pairings')
  expect(text().value).not.toContain('tomorrow')
  expect(screen.queryByRole('status', { hidden: true })).toBeNull()
})

test('selects the text where the browser forbids copying', async () => {
  opened(() => Promise.reject(new Error('forbidden')))
  press('Copy')
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toContain('by hand'))
  expect(text().selectionEnd).toBe(text().value.length)
})
