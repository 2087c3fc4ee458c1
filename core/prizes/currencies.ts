/** Currencies whose smallest coin in use is the unit itself; the forint’s fillér has had no coin since 1999. */
const WHOLE = new Set(['CLP', 'HUF', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF'])
const THOUSANDTHS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** Decimals of an amount. */
export const decimalsOf = (currency: string): number => (WHOLE.has(currency) ? 0 : THOUSANDTHS.has(currency) ? 3 : 2)

/** Smallest units in one unit: cents in a euro. */
export const unitsIn = (currency: string): number => 10 ** decimalsOf(currency)

/** What the desk offers; a plan may have any other. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CZK',
  'PLN',
  'HUF',
  'SEK',
  'NOK',
  'DKK',
  'ISK',
  'RON',
  'BGN',
  'RSD',
  'TRY',
  'UAH',
  'RUB',
  'GEL',
  'AMD',
  'AZN',
  'KZT',
  'UZS',
  'INR',
  'CNY',
  'JPY',
  'KRW',
  'VND',
  'IDR',
  'MYR',
  'PHP',
  'SGD',
  'AED',
  'SAR',
  'QAR',
  'KWD',
  'EGP',
  'ILS',
  'ZAR',
  'KES',
  'NGN',
  'CAD',
  'AUD',
  'NZD',
  'MXN',
  'BRL',
  'ARS',
  'CLP',
  'COP',
  'PEN',
] as const
