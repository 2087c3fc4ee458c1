import type { Catalogue } from './catalogue.ts'
import { PSEUDO_LANGUAGE } from './pseudo.ts'

/** `languages.js`: the languages that there are. */
export function languagesCode(tags: readonly string[]): string {
  const languages = tags.map((tag) => ({ tag, name: nameOf(tag), direction: directionOf(tag) }))
  return `export const LANGUAGES = ${JSON.stringify(languages)}\n`
}

export const LANGUAGES_TYPES = `export interface Language {
  /** BCP 47: \`pt-BR\`. The first part of its pages’ paths. */
  tag: string
  /** Its own name: \`Deutsch\`. */
  name: string
  direction: 'ltr' | 'rtl'
}
/** English first. */
export declare const LANGUAGES: readonly Language[]
`

/**
 * `offers.js`: the few sentences that are there in all languages at once. `OFFERS` offers a page in a language; one that
 * lacks it is not offered. `UNREACHABLE` is for the Worker of edge/, which has no catalogue.
 */
export function offersCode(catalogues: ReadonlyMap<string, Catalogue>): string {
  const offers = [...catalogues].flatMap(([tag, catalogue]) => {
    const [offer, read, dismiss] = ['offer', 'read', 'dismiss'].map((key) => plainText(catalogue, 'language', key))
    return offer && read && dismiss ? [[tag, { offer, read, dismiss, direction: directionOf(tag) }]] : []
  })
  const unreachable = [...catalogues].map(([tag, catalogue]) => [tag, plainText(catalogue, 'edge', 'unreachable')])
  return [
    `export const OFFERS = ${JSON.stringify(Object.fromEntries(offers))}\n`,
    `export const UNREACHABLE = ${JSON.stringify(Object.fromEntries(unreachable))}\n`,
  ].join('')
}

const plainText = (catalogue: Catalogue, area: string, key: string): string | undefined => {
  const [token] = catalogue.get(area)?.get(key)?.tokens ?? []
  return token?.type === 'content' ? token.value : undefined
}

export const OFFERS_TYPES = `export declare const OFFERS: Readonly<
  Record<string, { offer: string; read: string; dismiss: string; direction: 'ltr' | 'rtl' } | undefined>
>
export declare const UNREACHABLE: Readonly<Record<string, string | undefined>> & { en: string }
`

function nameOf(tag: string): string {
  // In plain letters: those with accents would load a font on every page of the tests.
  if (tag === PSEUDO_LANGUAGE) return 'Pseudo'
  const name = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

export function directionOf(tag: string): 'ltr' | 'rtl' {
  const script = new Intl.Locale(tag).maximize().script ?? ''
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'].includes(script) ? 'rtl' : 'ltr'
}
