import { expect } from '@playwright/test'
import { violations } from './accessibility.ts'
import { countedHands } from './counted-hands.ts'
import { chooseMore, press, rowOf } from './desk-hands.ts'
import { UNKNOWN } from './made-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { test } from './three-browsers.ts'

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
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`every tab of the desk is accessible on a ${screen}, light and dark, and none is wider than the window`, async ({
    hall,
  }) => {
    const { desk, does, make } = hall
    await desk.setViewportSize(viewport)
    const id = await make({
      name: 'Every tab',
      rounds: 3,
      system: 'roundRobin',
      competitors: 'team',
      gamesPerMatch: 4,
      isOpen: true,
      entries: ['Rooks', 'Knights', 'Bishops', 'Pawns'].map((firstName) => ({ ...UNKNOWN, firstName })),
    })
    await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
    await does(id, { type: 'enterBoards', round: 1, no: 1, boards: '10==01+-' })
    for (const tab of TABS) {
      await test.step(tab || 'desk', async () => {
        await desk.goto(`/manage/${id}${tab && `/${tab}`}`)
        await expect(desk.locator('[aria-busy="true"]')).toHaveCount(0)
        if (tab === '')
          for (const to of TABS)
            await expect.soft(desk.locator(`a[href="/manage/${id}${to && `/${to}`}"]:visible`).first()).toBeVisible()
        if (tab === 'results') {
          await chooseMore(desk, 2, 'Board by board')
          await expect(rowOf(desk, 2).getByRole('form')).toBeVisible()
        }
        expect.soft(await violations(desk)).toEqual([])
        const wide = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(wide, 'beyond the window').toBeLessThanOrEqual(0)
      })
    }
  })
}

test('a right-to-left name is aligned like the other names of its column', async ({ hall }) => {
  const { desk, does, make } = hall
  const entries = ['Ann Lee', 'Bo Lind', 'محمد', 'ليلى'].map((firstName) => ({ ...UNKNOWN, firstName }))
  const id = await make({ name: 'Both ways', rounds: 3, system: 'swiss', isOpen: true, entries })
  await does(id, { type: 'draw', round: 1 })
  /** Left edges of White's names and right edges of Black's. */
  const edges = () =>
    desk.getByRole('listitem').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const names = [...row.querySelectorAll('bdi')]
        if (names.length !== 2) return []
        const [white, black] = names.map((name) => {
          const words = document.createRange()
          words.selectNodeContents(name)
          return words.getBoundingClientRect()
        })
        return [`${Math.round(white!.left)} ${Math.round(black!.right)}`]
      }),
    )
  for (const tab of ['draw', 'results']) {
    await desk.goto(`/manage/${id}/${tab}`)
    await expect(desk.getByText('ليلى').first()).toBeVisible()
    const found = await edges()
    expect(found).toHaveLength(2)
    expect(new Set(found).size, tab).toBe(1)
    if (tab === 'draw') await does(id, { type: 'publish', round: 1 })
  }
})

test('the menu of further results opens next to its board, wherever the board is on the screen', async ({ hall }) => {
  const { desk, does, make } = hall
  await desk.setViewportSize(SCREENS.desktop)
  const entries = Array.from({ length: 24 }, (_, at) => ({ ...UNKNOWN, firstName: `Player ${at + 1}` }))
  const id = await make({ name: 'Menus', rounds: 3, system: 'swiss', isOpen: true, entries })
  await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await desk.goto(`/manage/${id}/results`)
  for (const board of [1, 6, 12]) {
    const label = `Board ${board}: more results`
    await press(desk, label)
    const [button, menu] = await Promise.all([
      desk.getByRole('button', { name: label }).boundingBox(),
      desk.getByRole('menu', { name: label }).boundingBox(),
    ])
    const gap = Math.max(menu!.y - (button!.y + button!.height), button!.y - (menu!.y + menu!.height))
    expect(Math.abs(gap)).toBeLessThan(10)
    expect(menu!.x).toBeLessThanOrEqual(button!.x)
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('menu')).toHaveCount(0)
    await expect(desk.getByRole('button', { name: label })).toBeFocused()
  }
})

test(
  'a director who reads no instructions publishes a first round of eight players with at most 25 clicks and keys',
  { tag: '@gate' },
  async ({ page, context, baseURL }) => {
    await registerOrganiser(context, baseURL!)
    const own = countedHands(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await page.goto('/manage/new')
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await own.type('Friday')
    const names = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart', 'Eve Stone', 'Finn Roe', 'Gil Park', 'Hal West']
    await own.paste(page.getByLabel(/^Paste the players/), names.join('\n'))
    await own.click(button('Create tournament'))
    await own.click(button('Open the tournament'))
    await own.click(button('Draw round 1'))
    await expect(page.getByText('Draft, only the desk sees it')).toBeVisible()
    await own.click(button('Publish round 1'))
    await expect(page.getByRole('list', { name: 'Boards of round 1' }).getByRole('listitem')).toHaveCount(4)
    expect(own.count()).toBeLessThanOrEqual(25)
  },
)
