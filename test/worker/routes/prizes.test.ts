import { expect, test } from 'vitest'
import { NO_PRIZES, type PrizeCategory, type PrizePlan } from '#core/tournament/prizes.ts'
import { aMade, START } from '#test/support/made-tournament.ts'
import { ask } from '#test/support/worker.ts'

const category = (rest: Partial<PrizeCategory> = {}): PrizeCategory => ({
  name: '',
  condition: {},
  sharing: 'hort',
  leastShare: 0,
  leastEntries: 0,
  prizes: [{ amount: 50_000, thing: 'Cup', worth: 0 }],
  ...rest,
})
const plan = (...categories: PrizeCategory[]): PrizePlan => ({ ...NO_PRIZES, categories })

test('prizes are saved, told in the history, read by everybody, and undone', async () => {
  const made = await aMade('prizecup')
  await made.does(...START)
  const prizes = plan(category(), category({ condition: { sex: 'w', ageTo: 18 }, name: 'Best girl' }))
  expect(await made.change({ type: 'setPrizes', prizes, was: null })).toMatchObject({
    status: 200,
    message: 'Prizes entered in 2 categories',
  })
  expect((await made.snapshot()).prizes).toEqual(prizes)
  const less = plan(prizes.categories[0]!)
  expect(await made.change({ type: 'setPrizes', prizes: less, was: prizes })).toMatchObject({
    status: 200,
    message: 'Prizes changed: Best girl',
  })
  expect(await made.change({ type: 'setPrizes', prizes, was: prizes })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Somebody else changed the prizes'),
  })
  const removed = await made.change({ type: 'setPrizes', prizes: null })
  expect(removed).toMatchObject({ message: 'Prizes removed' })
  expect((await made.snapshot()).prizes).toBeUndefined()
  expect(await made.undo(removed.version)).toMatchObject({ status: 200 })
  expect((await made.snapshot()).prizes).toEqual(less)
})

test.each([
  ['currency', 'a currency of four letters', { ...plan(category()), currency: 'EURO' }, 'A currency is three letters'],
  ['amount', 'a negative amount', plan(category({ prizes: [{ amount: -1, thing: '', worth: 0 }] })), 'Enter an amount'],
  ['nothing', 'a prize of nothing', plan(category({ prizes: [{ amount: 0, thing: '', worth: 0 }] })), 'or an item'],
  ['empty', 'a category without prizes', plan(category({ prizes: [] })), '1 to 40 prizes'],
  ['ages', 'ages in the wrong order', plan(category({ condition: { ageFrom: 12, ageTo: 10 } })), 'The lower age'],
  ['many', '41 categories', plan(...Array.from({ length: 41 }, () => category())), '1 to 40 categories'],
])('%s: %s is refused in a sentence', async (id, _, prizes, sentence) => {
  const made = await aMade(`prizes${id}`)
  expect(await made.change({ type: 'setPrizes', prizes })).toMatchObject({
    status: 400,
    message: expect.stringContaining(sentence),
  })
})

test('the file of prizes says who would win what now, by data of entries that are no facts of the tournament', async () => {
  const made = await aMade('prizefile')
  await made.does(...START)
  await made.does({ type: 'setPrizes', prizes: plan(category({ condition: { sex: 'w' } })) })
  const file = async () => (await ask(`/api/tournament/${made.id}/prizes.csv`)).text
  expect(await file()).toContain('Women,1,,,,500,EUR,Cup')
  await made.does({ type: 'editEntry', no: 1, change: {}, details: { sex: 'w' } })
  expect(await file()).toMatch(/Women,1,1,[^,]+,[^,]*,500,EUR,Cup/)
})
