/** Letters and digits without those that are taken for others: no 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const RANDOM_LENGTH = 5
const NO_LENGTH = 4

/** A person’s reference: five letters from random numbers in [0, 1), and their number in the festival. */
export const personReference = (random: readonly number[], no: number): string =>
  random
    .slice(0, RANDOM_LENGTH)
    .map((each) => ALPHABET[Math.floor(each * ALPHABET.length)])
    .join('') + String(no).padStart(NO_LENGTH, '0')

/** Letters are two digits, from A = 10 (ISO 7064). */
const digitsOf = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** The remainder of a number of any length, digit by digit. */
const mod97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** An ISO 11649 creditor reference: `RF`, two check digits, the reference. */
export const creditorReference = (reference: string): string =>
  `RF${String(98 - mod97(digitsOf(`${reference}RF00`))).padStart(2, '0')}${reference}`

/** Whether the check digits of a creditor reference or an IBAN are right: both have them in places 3 and 4. */
const hasRightDigits = (code: string): boolean => mod97(digitsOf(code.slice(4) + code.slice(0, 4))) === 1

export const isCreditorReference = (code: string): boolean =>
  /^RF\d{2}[0-9A-Z]{1,21}$/.test(code) && hasRightDigits(code)

/** As it is stored: without blanks, in capitals. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

export const isIban = (iban: string): boolean => /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban) && hasRightDigits(iban)
/** ISO 9362. */
export const isBic = (bic: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)

/** Four characters at a time, as on paper. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
