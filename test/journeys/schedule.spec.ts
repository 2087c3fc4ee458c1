import { violations } from './accessibility.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

const ZONE = 'America/New_York'

test.use({ timezoneId: ZONE })

test('a weekend in New York: its rounds are planned at the desk, and followed in Tokyo, in a calendar and on the projector', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await registerOrganiser(context, baseURL!)
  await page.goto('/manage/new')
  await page.getByLabel('Name', { exact: true }).fill('Hudson Weekend')
  await page.getByLabel('Rounds', { exact: true }).fill('5')
  await page.getByLabel('First day').fill('2031-11-22')
  // Midnight in UTC.
  await page.getByLabel('Round 1 starts').fill('19:00')
  await expect(page.getByLabel('Time zone')).toHaveValue(ZONE)
  await page.getByLabel(/^Paste the players/).fill('Ann Lee\nBo Lind\nCy Moss\nDee Hart')
  await page.getByRole('switch', { name: 'Public at once' }).click()
  await page.getByRole('button', { name: 'Create tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hudson Weekend' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2]!

  // Two rounds on Sunday, and the others as on Sunday.
  await page.goto(`/manage/${id}/settings`)
  const panel = page.locator('#rounds-and-times')
  const day = (round: number) => panel.getByLabel(`Day of round ${round}`)
  const hour = (round: number) => panel.getByLabel(`Time of round ${round}`)
  await expect(day(1)).toHaveValue('2031-11-22')
  await expect(hour(1)).toHaveValue('19:00')
  for (const [round, time] of [
    [2, '10:00'],
    [3, '15:30'],
  ] as const) {
    await day(round).fill('2031-11-23')
    await hour(round).fill(time)
    await hour(round).press('Enter')
    await expect(
      page.getByRole('status').filter({ hasText: `Round ${round} starts 23 Nov 2031, ${time}` }),
    ).toBeVisible()
  }
  await panel.getByRole('button', { name: 'Fill the rest' }).click()
  await panel.getByRole('button', { name: 'Fill', exact: true }).click()
  await expect(day(5)).toHaveValue('2031-11-24')
  await expect(hour(5)).toHaveValue('15:30')
  expect(await violations(page)).toEqual([])

  // A reader elsewhere sees the hour of the venue and their own.
  const tokyo = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
  const reader = await tokyo.newPage()
  await reader.goto(`${baseURL}/t/${id}/dashboard`)
  const schedule = reader
    .locator('section')
    .filter({ has: reader.getByRole('heading', { name: 'Schedule', exact: true }) })
  await expect(schedule.getByText('Times in New York')).toBeVisible()
  const lines = schedule.getByRole('listitem')
  await expect(lines).toHaveCount(5)
  await expect(lines.first()).toHaveText(/^Round 1\s*Sat 22 Nov 2031, 19:00\s*Sun 23 Nov 2031, 09:00 your time$/)

  const calendar = await (await reader.request.get(`${baseURL}/api/tournament/${id}/calendar.ics`)).text()
  expect(
    calendar
      .match(/DTSTART.*/g)
      ?.slice(0, 3)
      .map((line) => line.trim()),
  ).toEqual(['DTSTART:20311123T000000Z', 'DTSTART:20311123T150000Z', 'DTSTART:20311123T203000Z'])

  // The projector has the time of the hall, whatever computer it hangs on.
  await reader.goto(`${baseURL}/t/${id}/screen`)
  await expect(reader.getByRole('timer')).toHaveText('Round 1 starts Sat 22 Nov 2031, 19:00')

  // A round moves, and everybody is told.
  await hour(2).fill('11:00')
  await hour(2).press('Enter')
  await expect(panel.getByText('was Sun 23 Nov 2031, 10:00')).toBeVisible()
  await panel.getByRole('button', { name: 'Tell everybody' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Round 2 has moved')
  await page.getByRole('button', { name: 'Publish announcement' }).click()
  await reader.goto(`${baseURL}/t/${id}/announcements`)
  await expect(reader.getByText('Sunday 23 November 2031 at 11:00')).toBeVisible()
  await tokyo.close()
})

test('the schedule is changed after the start, a day may have no hour, and a change is undone', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Moved rounds', names: ['Ann', 'Bo', 'Cy', 'Di'] })
  await change(...FIRST_ROUND)
  await page.goto(`/manage/${id}/settings`)
  const panel = page.locator('#rounds-and-times')
  await panel.getByLabel('Day of round 2').fill('2031-11-23')
  await panel.getByLabel('Day of round 2').press('Enter')
  const toast = page.getByRole('status').filter({ hasText: 'Round 2 starts 23 Nov 2031' })
  await expect(toast).toBeVisible()
  await expect(panel.getByLabel('Time of round 2')).toHaveValue('')

  // The fixtures of a round robin are known ahead.
  const visitor = await context.newPage()
  await visitor.goto(`/t/${id}/pairings/3`)
  await expect(visitor.getByText('To be played')).toBeVisible()
  await expect(
    visitor
      .getByRole('listitem')
      .filter({ has: visitor.getByRole('link', { name: 'Ann' }) })
      .first(),
  ).toBeVisible()

  await toast.getByRole('button', { name: /^Undo/ }).click()
  await expect(panel.getByLabel('Day of round 2')).toHaveValue('')
})
