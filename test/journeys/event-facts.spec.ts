import { violations } from './accessibility.ts'
import { UNKNOWN } from './made-event.ts'
import { expect } from '@playwright/test'
import { test } from './three-browsers.ts'

const player = (firstName: string, lastName: string, rating: number) => ({ ...UNKNOWN, firstName, lastName, rating })
const ENTRIES = [
  player('Zsófia', 'Bakonyi', 2310),
  player('Łukasz', 'Żurawski', 2250),
  player('Mireia', 'Puigdomènech', 2190),
  player('Ilmari', 'Kuusisto', 2140),
]

test('an arbiter fills in the facts of an event; they stand on its pages and in the report', async ({ hall }) => {
  const { desk, outside: visitor, make } = hall
  const id = await make({ name: 'Vltava Open', rounds: 3, isOpen: true, entries: ENTRIES })
  await desk.goto(`/manage/${id}/settings`)
  await desk
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: /^People/ })
    .click()

  const people = desk.locator('#officials')
  await people.getByRole('button', { name: 'Add a person' }).click()
  const form = people.getByRole('form', { name: 'Add a person' })
  await form.getByLabel('Title').selectOption('IA')
  await form.getByLabel('First name').fill('Jana')
  await form.getByLabel('Last name').fill('Holubová')
  await form.getByLabel('FIDE ID').fill('30658x')
  await expect(form).toContainText('Digits only.')
  await form.getByLabel('FIDE ID').fill('306584')
  await form.getByLabel('Federation').fill('cze')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(people.getByRole('listitem')).toContainText(['IA Jana Holubová'])
  await people.getByRole('button', { name: 'Add a person' }).click()
  await form.getByLabel('First name').fill('Marek')
  await form.getByLabel('Last name').fill('Tóth')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(people.getByRole('listitem')).toContainText(['IA Jana Holubová', 'FIDE ID missing'])

  const rating = desk.locator('#rating')
  await rating.getByLabel('Rate of play').fill('90+30')
  await rating.getByLabel('Rate of play').blur()
  await expect(rating).toContainText('By this clock it’s standard.')
  await rating.getByLabel('Rated by FIDE').selectOption('As standard')
  await desk.getByLabel('Address', { exact: true }).fill('vltava-2026')
  await desk.getByLabel('Address', { exact: true }).blur()
  await expect(desk.getByText('vltava-2026. ', { exact: false }).first()).toBeVisible()

  const pairing = desk.locator('#format')
  await pairing.getByRole('button', { name: 'Draw lots' }).click()
  await expect(pairing.getByRole('button', { name: 'Not drawn yet' })).toHaveAttribute('aria-pressed', 'false')
  await desk.locator('#bonus-points').getByRole('button', { name: 'Give points' }).click()
  const bonus = desk.getByRole('form', { name: 'Give points' })
  await bonus.getByLabel('For', { exact: true }).selectOption('Ilmari Kuusisto')
  await bonus.getByLabel('Points', { exact: true }).fill('-0.5')
  await bonus.getByLabel('Reason').fill('Late report')
  await bonus.getByRole('button', { name: 'Give points' }).click()
  await expect(desk.locator('#bonus-points').getByRole('listitem')).toContainText('Late report')
  expect.soft(await violations(desk)).toEqual([])

  await visitor.goto('/vltava-2026')
  await expect(visitor).toHaveURL(/\/t\/vltava-2026\/dashboard$/)
  const facts = visitor.locator('dl').filter({ hasText: 'Chief arbiter' })
  await expect(facts).toContainText('IA Jana Holubová')
  await expect(facts).toContainText('FIDE rated, standard')
  await visitor.goto('/t/vltava-2026/rules')
  await expect(visitor.getByText('Marek Tóth')).toBeVisible()
  expect.soft(await violations(visitor)).toEqual([])

  const report = await (await visitor.request.get(`/api/tournament/${id}/tournament.trf`)).text()
  expect(report).toContain('102 IA Holubová, Jana (306584)')
  expect(report).toContain('112 Tóth, Marek')

  await people.getByRole('button', { name: 'Remove Marek Tóth' }).click()
  await expect(people.getByRole('listitem')).toHaveCount(1)
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(people.getByRole('listitem')).toHaveCount(2)
})
