import { expect, type Page } from '@playwright/test'
import { UNKNOWN } from './made-event.ts'
import { test, type Hall } from './three-browsers.ts'

const NAMES = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart']

/** What a director did: entries, a draw, a round with results, taken back and published again. */
const DONE = [
  { type: 'addEntries', entries: [{ ...UNKNOWN, firstName: 'Eve Stone' }] },
  { type: 'checkIn', round: 1, nos: [1, 2], isPresent: true },
  { type: 'draw', round: 1 },
  { type: 'publish', round: 1 },
  { type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } },
  { type: 'unpublish', round: 1, isWithResults: true },
  { type: 'publish', round: 1 },
  { type: 'enterResult', round: 1, no: 2, result: { outcome: '==' } },
  { type: 'editEvent', settings: { location: 'Brno' } },
]

const begin = async ({ make, does }: Hall): Promise<string> => {
  const entries = NAMES.map((firstName) => ({ ...UNKNOWN, firstName }))
  const id = await make({ name: 'Walked back', rounds: 4, system: 'swiss', isOpen: true, entries })
  await does(id, ...DONE)
  return id
}

const openDesk = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/manage/${id}`)
  await expect(page.getByRole('heading', { name: 'At the desk' })).toBeVisible()
}

/** Presses a key until the desk says that nothing is left; returns what each step said. Reloads after each third. */
async function walk(page: Page, id: string, key: 'z' | 'Shift+Z'): Promise<string[]> {
  const messages: string[] = []
  for (;;) {
    const answered = page.waitForResponse((response) => /\/(undo|redo)$/.test(response.url()))
    await page.keyboard.press(key)
    const answer = await answered
    if (answer.status() === 409) {
      await expect(page.getByRole('alert')).toContainText('There is nothing of yours left')
      return messages
    }
    const { message } = (await answer.json()) as { message: string }
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
    messages.push(message)
    if (messages.length % 3 === 0) await openDesk(page, id)
  }
}

test('§3 a director undoes everything to the beginning and redoes it to the end, over reloads, with one key', async ({
  hall,
}) => {
  const { desk, snapshot } = hall
  const id = await begin(hall)
  const end = await snapshot(id)
  await openDesk(desk, id)
  const undone = await walk(desk, id, 'z')
  expect(undone.map((said) => said.split('.')[0])).toEqual(DONE.map(() => 'Undone'))
  expect(await snapshot(id)).toMatchObject({ round: 0, rounds: [], players: { no: [1, 2, 3, 4] } })

  const redone = await walk(desk, id, 'Shift+Z')
  expect(redone.map((said) => said.split('.')[0])).toEqual(DONE.map(() => 'Redone'))
  const { version: _version, updatedAt: _updatedAt, ...facts } = end
  expect(await snapshot(id)).toMatchObject(facts)

  // The message has a button too, for phones without keys.
  await openDesk(desk, id)
  await desk.keyboard.press('z')
  await desk.getByRole('status').getByRole('button', { name: 'Redo' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'Redone. Settings: place Brno' })).toBeVisible()
  await desk.goto(`/manage/${id}/history`)
  await expect(desk.getByRole('listitem').filter({ hasText: 'Redone: Settings: place Brno' }).first()).toBeVisible()
})
