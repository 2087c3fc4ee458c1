import { LANGUAGES } from '#words/languages.js'
import { pathOf } from './paths.ts'

/** English, whose pages have no tag in their address. */
export const DEFAULT_LANGUAGE = 'en'
/** The cookie with the language that a reader chose; without it each page is in the language of its address. */
export const LANGUAGE_COOKIE = 'lang'

const TAGS = /* @__PURE__ */ LANGUAGES.map(({ tag }) => tag)

/** The language with this tag, in any case; undefined for an unknown tag. */
export const languageOf = (tag: string | undefined): string | undefined =>
  tag && TAGS.find((known) => known.toLowerCase() === tag.toLowerCase())

/** From where to where a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  LANGUAGES.find(({ tag }) => tag === language)?.direction ?? 'ltr'

/** The language that a stored tag names; English if there is none, or the site no longer has it. */
export const storedLanguage = (tag: string | null): string => languageOf(tag ?? undefined) ?? DEFAULT_LANGUAGE

/** The address of a page in a language: `/t/rivers` in German is `/de/t/rivers`. A query or hash is kept. */
export function localizedPath(language: string, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path
  return pathOf(language) + (/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path)
}

/** Where a language’s addresses begin: `/` in English, `/de` in German. */
export const basenameOf = (language: string): string => localizedPath(language, '/')

/** The language of a page’s address, and its address in English: `/de/t/rivers` is `/t/rivers` in German. */
export function withoutLanguage(pathname: string): { language: string; pathname: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const language = TAGS.find((tag) => tag === first && tag !== DEFAULT_LANGUAGE)
  return language ? { language, pathname: rest || '/' } : { language: DEFAULT_LANGUAGE, pathname }
}
