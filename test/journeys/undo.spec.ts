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

/** Presses a key until the desk says that nothing is left; returns the messages. Reloads after each third step. */
async function walk(page: Page, id: string, key: 'z' | 'Shift+Z', said: RegExp): Promise<string[]> {
  const bar = page.locator('[role=status], [role=alert]').filter({ hasText: /^(Undone|Redone|There is nothing)/ })
  const messages: string[] = []
  for (;;) {
    const before = messages.at(-1) ?? 'none'
    await page.keyboard.press(key)
    await expect(bar).not.toContainText(before)
    const text = (await bar.textContent()) ?? ''
    if (text.startsWith('There is nothing')) return messages
    expect(text).toMatch(said)
    messages.push(/^[^.]+\. (.*?)(Undo|Redo|$)/.exec(text)?.[1] ?? text)
    if (messages.length % 3 === 0) await openDesk(page, id)
  }
}

test(
  '§3 a director undoes everything to the beginning and redoes it to the end, over reloads, with one key',
  {
    tag: '@gate',
  },
  async ({ hall }) => {
    const { desk, snapshot } = hall
    const id = await begin(hall)
    const end = await snapshot(id)
    await openDesk(desk, id)
    const undone = await walk(desk, id, 'z', /^Undone\. /)
    expect(undone).toHaveLength(DONE.length)
    expect(await snapshot(id)).toMatchObject({ round: 0, rounds: [], players: { no: [1, 2, 3, 4] } })

    const redone = await walk(desk, id, 'Shift+Z', /^Redone\. /)
    expect(redone).toHaveLength(DONE.length)
    const { version: _version, updatedAt: _updatedAt, ...facts } = end
    expect(await snapshot(id)).toMatchObject(facts)

    // The bar offers the way back on a phone too, where there are no keys.
    await desk.keyboard.press('z')
    await desk.getByRole('button', { name: 'Redo', exact: false }).first().click()
    await expect(desk.getByRole('status').filter({ hasText: /^Redone\. Settings: place Brno/ })).toBeVisible()
    await desk.goto(`/manage/${id}/history`)
    await expect(desk.getByText('Redone: Settings: place Brno').first()).toBeVisible()
  },
)
