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

function nameOf(tag: string): string {
  if (tag === PSEUDO_LANGUAGE) return pseudoText('Pseudo')
  const name = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

function directionOf(tag: string): 'ltr' | 'rtl' {
  const script = new Intl.Locale(tag).maximize().script ?? ''
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'].includes(script) ? 'rtl' : 'ltr'
}
