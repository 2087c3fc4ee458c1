import type { Catalogue } from './catalogue.ts'
import { PSEUDO_LANGUAGE, pseudoText } from './pseudo.ts'

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

/** `offers.js`: what offers a page in each language, in that language; those that lack it are not offered. */
export function offersCode(catalogues: ReadonlyMap<string, Catalogue>): string {
  const offers = [...catalogues].flatMap(([tag, catalogue]) => {
    const [offer, read, dismiss] = ['offer', 'read', 'dismiss'].map((key) => plainText(catalogue, key))
    return offer && read && dismiss ? [[tag, { offer, read, dismiss, direction: directionOf(tag) }]] : []
  })
  return `export const OFFERS = ${JSON.stringify(Object.fromEntries(offers))}\n`
}

const plainText = (catalogue: Catalogue, key: string): string | undefined => {
  const [token] = catalogue.get('language')?.get(key)?.tokens ?? []
  return token?.type === 'content' ? token.value : undefined
}

export const OFFERS_TYPES = `export declare const OFFERS: Readonly<
  Record<string, { offer: string; read: string; dismiss: string; direction: 'ltr' | 'rtl' } | undefined>
>
`

function nameOf(tag: string): string {
  if (tag === PSEUDO_LANGUAGE) return pseudoText('Pseudo')
  const name = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

export function directionOf(tag: string): 'ltr' | 'rtl' {
  const script = new Intl.Locale(tag).maximize().script ?? ''
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'].includes(script) ? 'rtl' : 'ltr'
}
