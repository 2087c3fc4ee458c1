import { isCreditorReference, isIban } from './reference.ts'

/** A SEPA transfer for the code that banking apps read (EPC069-12, version 2.1). */
interface Transfer {
  holder: string
  iban: string
  /** Empty: version 002, which needs none. */
  bic: string
  /** In cents of a euro. */
  cents: number
  /** A creditor reference or a text, never both. */
  reference?: string
  text?: string
}

const MAX_BYTES = 331
const MAX_NAME = 70
const MAX_TEXT = 140
const MOST = 99_999_999_999

/** The text of the code; undefined where the transfer can’t be written in it. */
export function epcPayload({ holder, iban, bic, cents, reference = '', text = '' }: Transfer): string | undefined {
  const isWritable =
    holder !== '' &&
    holder.length <= MAX_NAME &&
    isIban(iban) &&
    cents >= 1 &&
    cents <= MOST &&
    text.length <= MAX_TEXT &&
    !(reference !== '' && text !== '') &&
    (reference === '' || isCreditorReference(reference))
  if (!isWritable) return undefined
  const lines = [
    'BCD',
    bic === '' ? '002' : '001',
    '1',
    'SCT',
    bic,
    holder,
    iban,
    ['EUR', (cents / 100).toFixed(2)].join(''),
    '',
    reference,
    text,
  ]
  const payload = lines.join('\n').replace(/\n+$/, '')
  return utf8Length(payload) <= MAX_BYTES ? payload : undefined
}

/** Bytes in UTF-8. */
const utf8Length = (text: string): number =>
  [...text].reduce((sum, character) => {
    const code = character.codePointAt(0)!
    return sum + (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4)
  }, 0)
