import { formatNumber } from '#words/formats.js'
import { decimalsOf, unitsIn } from './currencies.ts'

/** Signs that readers everywhere know; other currencies have their three letters. */
const SIGNS: Partial<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  JPY: '¥',
  CZK: 'Kč',
  PLN: 'zł',
  HUF: 'Ft',
  INR: '₹',
  ILS: '₪',
  KRW: '₩',
  TRY: '₺',
  UAH: '₴',
  RUB: '₽',
  BRL: 'R$',
}

/** `1,250 €`, `187.50 €`: server and browsers format alike, which `Intl` doesn’t promise. */
export function formatMoney(amount: number, currency: string): string {
  const unit = unitsIn(currency)
  const part = amount % unit
  const separator = formatNumber(0.5).charAt(1)
  const decimals = part === 0 ? '' : separator + String(part).padStart(decimalsOf(currency), '0')
  return `${formatNumber(Math.floor(amount / unit))}${decimals}\u00A0${SIGNS[currency] ?? currency}`
}

/** As people type it: `187.5`, `1 250`, `1.250,00`. Undefined if it is no amount of this currency. */
export function parseMoney(text: string, currency: string): number | undefined {
  const plain = text.replaceAll(/[\s'’]/g, '')
  const found = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,3}))?$/.exec(plain)
  if (!found) return undefined
  const [, whole = '', part = ''] = found
  const decimals = decimalsOf(currency)
  if (part.length > decimals) return undefined
  return Number(whole.replaceAll(/[.,]/g, '')) * unitsIn(currency) + Number(part.padEnd(decimals, '0') || 0)
}

/** As `parseMoney` reads it again. */
export const plainMoney = (amount: number, currency: string): string =>
  amount % unitsIn(currency) === 0
    ? String(amount / unitsIn(currency))
    : (amount / unitsIn(currency)).toFixed(decimalsOf(currency))
