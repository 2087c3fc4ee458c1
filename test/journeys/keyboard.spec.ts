import { expect, type Locator, type Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { walkEverywhere } from './focus-walk.ts'
import { askFor, UNKNOWN } from './made-event.ts'
import { test, type Hall } from './three-browsers.ts'

const NAMES = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart', 'Eve Stone', 'Finn Roe', 'Gil Park', 'Hal West']
const TABS = [
  '',
  'results',
  'draw',
  'players',
  'prizes',
  'boards',
  'announce',
  'print',
  'settings',
  'history',
  'programs',
]

const anEvent = ({ make }: Hall, given: object = {}) =>
  make({
    name: 'By keys',
    rounds: 7,
    system: 'roundRobin',
    isOpen: true,
    entries: NAMES.map((name) => ({ ...UNKNOWN, firstName: name })),
    ...given,
  })

/** Presses a key on a control that can receive the focus. */
async function pressOn(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus()
  await control.press(key)
}

/** Expects that an element has the focus, not the document body. */
const expectKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

test('Tab reaches every control of every tab of the desk, and the focus is visible', async ({ hall }) => {
  const { desk, does } = hall
  const id = await anEvent(hall)
  await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await does(id, { type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
  for (const tab of TABS) {
    await test.step(tab || 'desk', async () => {
      await desk.goto(`/manage/${id}${tab && `/${tab}`}`)
      await expect(desk.locator('[aria-busy="true"]')).toHaveCount(0)
      const stops = await walkEverywhere(desk)
      expect.soft(stops.filter(({ fault }) => fault !== '')).toEqual([])
      expect.soft(stops.length).toBeGreaterThan(10)
    })
  }
})

test('Tab reaches every control of the desk’s dialogs, the pages that lead to the desk, and the pages for helpers and halls', async ({
  hall,
}) => {
  const { desk, does, make } = hall
  const entries = NAMES.map((firstName) => ({ ...UNKNOWN, firstName }))
  const site = new URL((await desk.context().request.get('/')).url()).origin
  const id = await make({ name: 'Opened', rounds: 5, system: 'swiss', isOpen: true, entries })
  await does(id, { type: 'draw', round: 1 })
  const teams = await make({
    name: 'Opened teams',
    rounds: 3,
    system: 'roundRobin',
    competitors: 'team',
    gamesPerMatch: 2,
    isOpen: true,
    entries: entries.slice(0, 4),
  })
  const roster = NAMES.slice(0, 3).map((name) => ({ name, rating: 0 }))
  await askFor(desk.context(), site, `tournament/${teams}/setRoster`, { team: 1, roster })
  await does(teams, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  const helper = { name: 'Table 1', fromBoard: null, toBoard: null }
  const { path } = await askFor<{ path: string }>(desk.context(), site, `tournament/${teams}/addHelper`, helper)
  const button = (name: string | RegExp) => desk.getByRole('button', { name })
  // The questions about a draft appear once it has been checked.
  const inDraft = async (control: Locator) => {
    await expect(desk.getByRole('heading', { name: 'Why not these two?' })).toBeVisible()
    await pressOn(control)
  }
  const scenes: [at: string, opens?: () => Promise<void>][] = [
    ['/manage/new'],
    ['/manage/import'],
    [`/manage/${id}/draw`, () => inDraft(button(/^Ann Lee/))],
    [`/manage/${id}/draw`, () => inDraft(button('Publish at a time…'))],
    [`/manage/${id}/players`, () => pressOn(button('Change Ann Lee'))],
    [`/manage/${id}/players`, () => pressOn(button('Add a player'))],
    [`/manage/${teams}/players`, () => pressOn(button('Change Ann Lee'))],
    [`/manage/${teams}/results`, () => pressOn(button(/^Ann Lee\s*Not in$/))],
    [path],
    [`/t/${teams}/screen`],
    [`/t/${teams}/history`],
  ]
  for (const [at, opens] of scenes) {
    await test.step(at, async () => {
      await desk.goto(at)
      // The account button is loaded last; the hall's screen has none.
      if (!at.endsWith('/screen')) await expect(button(/your account$/)).toBeVisible()
      await opens?.()
      await expect(desk.locator('[aria-busy="true"]')).toHaveCount(0)
      const stops = await walkEverywhere(desk)
      expect.soft(stops.filter(({ fault }) => fault !== '')).toEqual([])
      expect.soft(stops.length).toBeGreaterThan(2)
    })
  }
})

test('two keys open each tab', async ({ hall }) => {
  const { desk } = hall
  const id = await anEvent(hall)
  await desk.goto(`/manage/${id}`)
  const letters = { r: 'results', w: 'draw', p: 'players', a: 'announce', s: 'settings', h: 'history' }
  for (const [letter, tab] of Object.entries(letters)) {
    await expect(desk.getByRole('heading', { level: 1, name: 'By keys' })).toBeVisible()
    await desk.keyboard.press('Escape')
    await desk.keyboard.press('g')
    await desk.keyboard.press(letter)
    await expect(desk).toHaveURL(`/manage/${id}/${tab}`)
  }
  await desk.keyboard.press('g')
  await desk.keyboard.press('d')
  await expect(desk).toHaveURL(`/manage/${id}`)
})

test('one key shows all shortcuts, another redoes an undone change, and letter shortcuts can be turned off', async ({
  hall,
}) => {
  const { desk, does } = hall
  const id = await anEvent(hall)
  await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await desk.goto(`/manage/${id}/results`)
  const line = desk.getByRole('textbox', { name: 'Board and result' })
  await expect(line).toBeFocused()
  for (const key of ['1', 'Enter']) await desk.keyboard.press(key)
  const stored = desk.getByText('In', { exact: true })
  const took = desk.getByRole('status').filter({ hasText: 'Undone.' })
  await expect(stored).toHaveCount(1)
  await desk.keyboard.press('z')
  await expect(took).toBeVisible()
  await expect(stored).toHaveCount(0)
  await desk.keyboard.press('Shift+Z')
  await expect(stored).toHaveCount(1)
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('Shift+?')
  const keys = desk.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Redo it')
  expect(await violations(desk, { within: 'dialog' })).toEqual([])
  await desk.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await desk.goto('/me/settings')
  const letters = desk.getByRole('switch', { name: 'Letter shortcuts' })
  await letters.click()
  await expect(letters).not.toBeChecked()
  await desk.goto(`/manage/${id}`)
  await expect(desk.getByRole('heading', { name: 'At the desk' })).toBeVisible()
  for (const key of ['Escape', 'Shift+?', 'e', '/']) await desk.keyboard.press(key)
  await expect(desk).toHaveURL(`/manage/${id}`)
  await expect(desk.getByRole('dialog')).toHaveCount(0)
})

test('a round is drawn, published, entered and closed by keyboard alone, and the focus is never lost', async ({
  hall,
}) => {
  const { desk } = hall
  const id = await anEvent(hall, {
    entries: NAMES.slice(0, 4).map((firstName) => ({ ...UNKNOWN, firstName })),
    rounds: 3,
  })
  await desk.goto(`/manage/${id}`)
  const button = (name: string | RegExp) => desk.getByRole('button', { name })
  await pressOn(button('Draw round 1'))
  await expect(button('Publish round 1')).toBeVisible()
  await expectKept(desk)
  // Swaps two players: the one pressed first and the next.
  await pressOn(button(/^Ann Lee/))
  await expect(button('Take the board apart')).toBeVisible()
  await pressOn(button(/^Cy Moss/))
  await expect(desk.getByText('By hand')).not.toHaveCount(0)
  await expectKept(desk)
  // The desk asks before it publishes another draw than the engine’s.
  await expect(desk.getByText('Boards 1 and 2 differ from the engine.')).toBeVisible()
  await pressOn(button('Publish round 1'))
  await pressOn(desk.getByRole('dialog').getByRole('button', { name: 'Publish round 1' }))
  await expect(desk.getByRole('list', { name: 'Boards of round 1' })).toBeVisible()
  await expectKept(desk)
  await desk.keyboard.press('e')
  const line = desk.getByRole('textbox', { name: 'Board and result' })
  await expect(line).toBeFocused()
  for (const key of ['1', 'Enter', '5', 'Enter']) await desk.keyboard.press(key)
  await expect(desk.getByText('In', { exact: true })).toHaveCount(2)
  await expect(line).toBeFocused()
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('g')
  await desk.keyboard.press('d')
  await pressOn(button('Close round 1'))
  await expect(button('Draw round 2')).toBeVisible()
  await expectKept(desk)
  // The message about the last change has an Undo button.
  await pressOn(desk.getByRole('button', { name: /^Undo Round 1 closed/ }))
  await expect(button('Close round 1')).toBeVisible()
  await expectKept(desk)
})

test('dialogs of the desk keep the focus while they are open and give it back', async ({ hall }) => {
  const { desk, does } = hall
  const id = await anEvent(hall, { system: 'swiss', rounds: 5 })
  await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  for (const no of [1, 2, 3, 4]) await does(id, { type: 'enterResult', round: 1, no, result: { outcome: '10' } })
  await does(id, { type: 'close', round: 1 }, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })
  await desk.goto(`/manage/${id}/results`)
  await pressOn(desk.getByRole('group', { name: 'Round' }).getByRole('button', { name: '1' }))
  const wrong = desk.getByRole('button', { name: 'Board 1: Black wins' })
  await pressOn(wrong)
  const correction = desk.getByRole('dialog', { name: 'Correct board 1 of round 1' })
  await expect(correction).toBeVisible()
  for (let at = 0; at < 24; at += 1) {
    await desk.keyboard.press('Tab')
    const isIn = await correction.evaluate((dialog) => {
      const { activeElement } = document
      // After the last control the focus goes to the browser's toolbar, which is no element.
      return dialog.contains(activeElement) || activeElement === document.body
    })
    expect(isIn).toBe(true)
  }
  expect(await violations(desk)).toEqual([])
  await desk.keyboard.press('Escape')
  await expect(correction).toHaveCount(0)
  await expect(wrong).toBeFocused()

  await desk.goto(`/manage/${id}/settings`)
  const remove = desk.getByRole('button', { name: 'Delete this tournament' })
  await pressOn(remove)
  const dialog = desk.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(remove).toBeFocused()
})
