import { expect, test } from 'vitest'
import { categoryName } from '#core/prizes/category-name.ts'
import { prizeLines } from '#core/prizes/prize-lines.ts'
import { prizeTable } from '#core/prizes/prize-table.ts'
import { prizesCsv } from '#core/rows/prizes-csv.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { NO_PRIZES, type PrizeCategory, type PrizeCondition, type PrizePlan } from '#core/tournament/prizes.ts'
import { aSnapshot } from '#test/support/build.ts'

const EVENT = aSnapshot({
  players: ['Ann 2300 NED', 'Bo 2150 POL', 'Cy 1990 NED', 'Di POL'],
  rounds: ['1-4 1, 2-3 1', '3-1 0, 4-2 0', '1-2 =, 3-4 1'],
  settings: { tieBreaks: ['WIN', 'BH'] },
})

const category = (condition: PrizeCondition, prizes: (number | string)[], rest: Partial<PrizeCategory> = {}) => ({
  name: '',
  condition,
  sharing: 'place' as const,
  leastShare: 0,
  leastEntries: 0,
  prizes: prizes.map((prize) => ({
    amount: typeof prize === 'number' ? prize * 100 : 0,
    thing: typeof prize === 'number' ? '' : prize,
    worth: 0,
  })),
  ...rest,
})
const plan = (...categories: PrizeCategory[]): PrizePlan => ({ ...NO_PRIZES, categories })

function lines(given: PrizePlan, snapshot = EVENT): string[][] {
  const field = { snapshot, details: [], plan: given, round: snapshot.round }
  const table = prizeTable(field)
  return given.categories.map((_, race) =>
    prizeLines(field, table, race).map(({ label, amount, winner, why }) =>
      [label, amount, winner === undefined ? '–' : competitorName(snapshot, winner), ...why]
        .join(' | ')
        .replaceAll('\u00A0', ' '),
    ),
  )
}

test('a tie is explained by the first tie-break that differs', () => {
  expect(lines(plan(category({}, [100, 'Cup'])))[0]).toEqual([
    '1st | 100 € | Ann | level with Bo in every tie-break: a lot or a play-off has to decide',
    '2nd | Cup | Bo | level with Ann in every tie-break: a lot or a play-off has to decide',
  ])
  const uneven = aSnapshot({ ...EVENT, players: EVENT.players, rounds: ['1-4 1, 2-3 1', '3-1 0, 4 H', '1-2 =, 3-4 *'] })
  expect(lines(plan(category({}, [100])), uneven)[0]).toEqual(['1st | 100 € | Ann'])
})

test('a share says from how many, and of what', () => {
  expect(lines(plan(category({}, [100, 50], { sharing: 'equal' })))[0]).toEqual([
    '1st | 75 € | Ann | 2 level on points: equal shares of 150 €',
    '2nd | 75 € | Bo | 2 level on points: equal shares of 150 €',
  ])
  expect(lines(plan(category({}, [100, 50], { sharing: 'hort' })))[0]![0]).toContain(
    '87.50 € | Ann | 2 level on points: half of 100 € and half of an equal share of 150 €',
  )
})

test('who gets more elsewhere is named where the prize goes on, and unclaimed prizes are shown', () => {
  expect(lines(plan(category({}, [100, 50]), category({ federation: 'NED' }, [80, 40, 20])))).toEqual([
    [expect.stringContaining('100 € | Ann'), expect.stringContaining('50 € | Bo')],
    ['1st | 80 € | Cy | Ann gets more elsewhere', '2nd | 40 € | – | Unclaimed', '3rd | 20 € | – | Unclaimed'],
  ])
  expect(lines(plan(category({ federation: 'GER' }, [80])))).toEqual([['1st | 80 € | – | Nobody fits']])
  expect(lines(plan(category({ federation: 'NED' }, [80], { leastEntries: 3 })))).toEqual([
    ['1st | 80 € | – | Not given: 2 of 3 entries'],
  ])
})

test.each([
  [{}, 'Overall'],
  [{ sex: 'w', ageTo: 18 }, 'Women, U18'],
  [{ ageFrom: 60 }, '60+'],
  [{ ageFrom: 10, ageTo: 12 }, 'Age 10–12'],
  [{ ratingFrom: 2000, ratingTo: 2299 }, 'Rating 2000–2299'],
  [{ unrated: 'only' }, 'Unrated'],
  [{ club: 'ŠK Krumlov' }, 'ŠK Krumlov'],
] satisfies [PrizeCondition, string][])('a category is named after its condition %o', (condition, name) => {
  expect(categoryName({ name: '', condition })).toBe(name)
})

test('the file has a line for each prize, with or without a winner', () => {
  const prizes = plan(category({}, [100, 50], { sharing: 'equal' }), category({ federation: 'GER' }, ['Book']))
  const field = { snapshot: EVENT, details: [], plan: prizes, round: 3 }
  expect(prizesCsv(field).split('\r\n')).toEqual([
    'Category,Place,No.,Name,Federation,Amount,Currency,Thing',
    'Overall,1,1,Ann,NED,75,EUR,',
    'Overall,2,2,Bo,POL,75,EUR,',
    'GER,1,,,,,EUR,Book',
    '',
  ])
  expect(prizesCsv({ ...field, round: 0 })).toContain('Overall,1,,,,100,EUR,\r\n')
})
