import { expect } from '@playwright/test'
import { NO_PRIZES } from '#core/tournament/prizes.ts'
import { violations } from './accessibility.ts'
import { UNKNOWN } from './made-event.ts'
import { test } from './three-browsers.ts'

const player = (firstName: string, rest: object) => ({ ...UNKNOWN, firstName, ...rest })
const ENTRIES = [
  player('Zsófia Bakonyi', { nationality: 'HUN', rating: 2310, sex: 'w', birth: '1999', title: 'WGM' }),
  player('Łukasz Żurawski', { nationality: 'POL', rating: 2250, sex: 'm', birth: '1988' }),
  player('Mireia Puigdomènech', { nationality: 'ESP', rating: 2190, sex: 'w', birth: '2001' }),
  player('Ilmari Kuusisto', { nationality: 'FIN', rating: 2140, sex: 'm', birth: '1961' }),
  player('Lucía Echeverri', { nationality: 'COL', rating: 1990, sex: 'w' }),
  player('Matěj Dvořáček', { nationality: 'CZE', rating: 1850, sex: 'm', birth: '2010' }),
]

test('an organiser enters prizes, and visitors see who would win which if it ended now', async ({ hall }) => {
  const { desk, outside: visitor, does, make } = hall
  const id = await make({ name: 'Vltava Open', rounds: 5, system: 'roundRobin', isOpen: true, entries: ENTRIES })
  await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  for (const no of [1, 2, 3]) await does(id, { type: 'enterResult', round: 1, no, result: { outcome: '10' } })

  await desk.goto(`/manage/${id}/prizes`)
  await desk.getByRole('button', { name: 'Add a category' }).click()
  await desk.getByLabel('Amount of prize 1').fill('800')
  await desk.getByRole('button', { name: 'Add a prize' }).click()
  await desk.getByLabel('Amount of prize 2').fill('500')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)

  await desk.getByRole('button', { name: 'Women', exact: true }).click()
  await desk.getByLabel('Amount of prize 1').fill('minus')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('dialog').getByRole('alert')).toContainText('Enter an amount')
  await desk.getByLabel('Amount of prize 1').fill('200')
  await desk.getByLabel('Item of prize 1').fill('a book')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)

  await desk.getByRole('button', { name: 'U18', exact: true }).click()
  await desk.getByLabel('Item of prize 1').fill('Cup')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('U18: 1 entry lacks data')).toBeVisible()
  await expect(desk.getByText('level on points: half of').first()).toBeVisible()

  await visitor.goto(`/t/${id}/prizes`)
  await expect(visitor.getByRole('rowgroup').filter({ hasText: 'Women' })).toContainText('200')
  await expect(visitor.getByText('level on points: half of').first()).toBeAttached()
  await expect(visitor.getByText('Provisional until the tournament ends')).toBeVisible()
  expect.soft(await violations(visitor)).toEqual([])
  expect.soft(await violations(desk)).toEqual([])

  await visitor.goto(`/t/${id}/print?sheet=prizes`)
  await expect(visitor.getByText('Received, signature')).toBeVisible()
})

test('in the last round visitors see who can still win a prize, and what a player needs', async ({ hall }) => {
  const { outside: visitor, does, make } = hall
  const id = await make({ name: 'Labe Blitz', rounds: 1, system: 'swiss', isOpen: true, entries: ENTRIES.slice(0, 4) })
  const prizes = [500, 200].map((euros) => ({ amount: euros * 100, thing: '', worth: 0 }))
  const category = { name: '', condition: {}, sharing: 'equal', leastShare: 0, leastEntries: 0, prizes }
  await does(
    id,
    { type: 'setPrizes', prizes: { ...NO_PRIZES, categories: [category] } },
    { type: 'draw', round: 1 },
    { type: 'publish', round: 1 },
    { type: 'enterResult', round: 1, no: 1, result: { outcome: '==' } },
  )
  // One game is open: the two who drew share 200 below its winner, or all four share 700.
  await visitor.goto(`/t/${id}/prizes`)
  await expect(visitor.getByText('can still win it').filter({ visible: true }).first()).toBeVisible()
  await visitor.goto(`/t/${id}/player/1`)
  const panel = visitor.getByRole('region', { name: 'Prizes' })
  await expect(panel.getByText(/^Already certain: at least 100/)).toBeVisible()
  expect.soft(await violations(visitor)).toEqual([])
})
