import { violations } from './accessibility.ts'
import { anOwnEvent } from './own-event.ts'
import { UNKNOWN } from './made-event.ts'
import { expect, test } from './watched-page.ts'

const ENTRIES = [
  {
    firstName: 'Ida',
    lastName: 'Marsh',
    rating: 2410,
    title: 'IM',
    nationality: 'POL',
    fideId: '1100101',
    birth: '1990',
  },
  { firstName: 'Joonas', lastName: 'Virta', rating: 2150, nationality: 'FIN', fideId: '500102', birth: '2001' },
  { firstName: 'Nia', lastName: 'Pryce', rating: 1990, nationality: 'WLS', birth: '2004' },
  { firstName: 'Otto', lastName: 'Reed', rating: 0, nationality: 'GER' },
].map((entry) => ({ ...UNKNOWN, ...entry }))

test('the report is checked before it is sent: what is missing leads to where it is filled in', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Weir Masters',
    timeControl: '90+30',
    entries: ENTRIES,
  })
  const play = async (round: number) => {
    await change({ type: 'draw', round }, { type: 'publish', round })
    for (const no of [1, 2])
      await change({ type: 'enterResult', round, no, result: { outcome: no === 1 ? '10' : '==' } })
    await change({ type: 'close', round })
  }
  for (const round of [1, 2]) await play(round)

  await page.goto(`/manage/${id}/settings#fide-mode`)
  await page.getByRole('link', { name: 'Rating report…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rating report' })
  await expect(dialog).toContainText('1 round is still to be played.')
  await expect(dialog).toContainText('2 players have no FIDE ID:')
  await expect(dialog).toContainText('Nia Pryce, Otto Reed')
  await expect(dialog.getByText('Nothing differs from FIDE’s rules.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Mark as sent' })).toBeDisabled()
  expect(await violations(page)).toEqual([])
  await dialog.getByText('Show 3 players').click()
  await expect(dialog.getByRole('row', { name: /Ida Marsh/ })).toContainText('2410')

  await dialog.getByRole('listitem').filter({ hasText: 'The place is missing.' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/settings#basics$/)
  const place = page.getByRole('textbox', { name: 'Place' })
  await place.fill('Weir')
  await place.press('Enter')
  await expect(place).toHaveValue('Weir')

  await play(3)
  await page.goto(`/manage/${id}?report=check`)
  await expect(dialog.getByText('The federation that hosts the tournament is missing.')).toBeVisible()
  await expect(dialog).not.toContainText('The place is missing.')
  await expect(dialog).not.toContainText('still to be played')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Take the report back' })).toBeVisible()

  await page.getByRole('link', { name: 'Rating report…' }).click()
  await expect(dialog.getByText('The report has been sent.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Tournament report (IT3)' }).click()
  const sheet = page.getByRole('region', { name: /Tournament report \(IT3\)/ })
  await expect(sheet).toContainText('Weir')
  await expect(sheet.getByRole('row', { name: /^Rated/ })).toContainText('3')
  await expect(page.getByRole('region', { name: /Rating changes, page 1/ })).toContainText('Ida Marsh')
})
