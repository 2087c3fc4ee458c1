import { expect, test } from 'vitest'
import { formatMoney, parseMoney, plainMoney } from '#core/prizes/money.ts'

test('amounts have the decimals of their currency, and none if they are whole', () => {
  const shown = (amount: number, currency: string) => formatMoney(amount, currency).replace('\u00A0', ' ')
  expect(shown(80_000, 'EUR')).toBe('800 €')
  expect(shown(18_750, 'EUR')).toBe('187.50 €')
  expect(shown(125_005, 'CHF')).toBe('1,250.05 CHF')
  expect(shown(50_000, 'HUF')).toBe('50,000 Ft')
  expect(shown(1_500, 'KWD')).toBe('1.500 KWD')
})

test.each([
  ['187.5', 18_750],
  ['187,50', 18_750],
  ['1 250', 125_000],
  ['1.250,05', 125_005],
  ['1,250', 125_000],
  ['0', 0],
  ['', undefined],
  ['12.345', 1_234_500],
  ['1.2345', undefined],
  ['-5', undefined],
  ['five', undefined],
])('the amount %s is typed as people type it', (text, amount) => {
  expect(parseMoney(text, 'EUR')).toBe(amount)
})

test('a currency without small coins takes whole amounts only', () => {
  expect(parseMoney('1500', 'JPY')).toBe(1500)
  expect(parseMoney('15.5', 'JPY')).toBeUndefined()
})

test('a form shows an amount as it is read again', () => {
  for (const [amount, currency] of [
    [18_750, 'EUR'],
    [80_000, 'EUR'],
    [1500, 'JPY'],
    [5, 'EUR'],
  ] as const)
    expect(parseMoney(plainMoney(amount, currency), currency)).toBe(amount)
})
