import { languageTag } from '#words/formats.js'
import { isolated, markedDirection } from './isolated.ts'

/** Languages in Arabic letters, whose comma is turned. */
const ARABIC_LETTERS = new Set(['ar', 'ckb', 'fa', 'ps', 'sd', 'ug', 'ur'])

/** Between two facts in markup. */
export const comma = (tag = languageTag()): string => (ARABIC_LETTERS.has(tag.split('-')[0]!) ? '، ' : ', ')

/** `A, B, C`; what is empty is left out. */
export const joinComma = (items: readonly Item[]): string => join(items, comma())

/** Facts in a row: `Swiss · 15+10`; what is empty is left out. */
export const joinFacts = (items: readonly Item[]): string => join(items, ' · ')

type Item = string | number | false | null | undefined

const join = (items: readonly Item[], between: string): string =>
  markedDirection(
    items
      .filter(Boolean)
      .map((item) => isolated(String(item)))
      .join(between),
  )
