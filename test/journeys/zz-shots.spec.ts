import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { test } from './watched-page.ts'

const OUT = '/tmp/shots/w-dates'
test.use({ timezoneId: 'America/New_York' })
const at = (clock: string) => Date.parse(`${clock}:00-05:00`)

test('shots', async ({ page, context, browser, baseURL }) => {
  const names = [
    'Ann Lee',
    'Bo Lind-Featherstonehaugh of Ravensbourne',
    'Cy Moss',
    'Dee Hart',
    'Eve Stone',
    'Фёдор Достоевский',
  ]
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Hudson Weekend',
    names,
    rounds: 5,
    timeZone: 'America/New_York',
    startsAt: at('2031-11-22T19:00'),
  })
  await change({
    type: 'editEvent',
    dates: [
      at('2031-11-22T10:00'),
      at('2031-11-22T14:00'),
      at('2031-11-22T19:00'),
      at('2031-11-23T10:00'),
      '2031-11-23',
    ],
  })
  const looks = [
    [1366, 'light'],
    [390, 'light'],
    [1366, 'dark'],
    [390, 'dark'],
  ] as const
  const tokyo = await browser.newContext({ timezoneId: 'Asia/Tokyo', storageState: await context.storageState() })
  const reader = await tokyo.newPage()
  const shoot = async (target: typeof page, path: string, name: string, prepare?: () => Promise<void>, full = true) => {
    for (const [width, colorScheme] of looks) {
      await target.setViewportSize({ width, height: 900 })
      await target.emulateMedia({ colorScheme })
      await target.goto(baseURL + path)
      await target.waitForTimeout(1500)
      await prepare?.()
      await target.screenshot({ path: `${OUT}/${name}-${width}-${colorScheme}.png`, fullPage: full })
    }
  }
  await shoot(reader, `/t/${id}/dashboard`, 'dashboard-before')
  await shoot(reader, `/t/${id}/pairings/2`, 'fixtures')
  await change(...FIRST_ROUND)
  await shoot(reader, `/t/${id}/dashboard`, 'dashboard-running')
  await shoot(reader, `/t/${id}/screen`, 'screen', undefined, false)
  const panel = page.locator('#rounds-and-times')
  let minute = 10
  await shoot(
    page,
    `/manage/${id}/settings`,
    'settings',
    async () => {
      await panel.getByLabel('Time of round 2').fill(`14:${(minute += 5)}`)
      await panel.getByLabel('Time of round 2').press('Enter')
      await panel.getByRole('button', { name: 'Shift rounds' }).click()
      await panel.scrollIntoViewIfNeeded()
      await page.waitForTimeout(800)
    },
    false,
  )
  await shoot(page, '/manage/new', 'new', async () => {
    await page.getByLabel('First day').fill('2031-11-22')
  })
  await shoot(page, `/manage/${id}/draw`, 'draw')
  await tokyo.close()
})
