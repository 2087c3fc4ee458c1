import { DEFAULT_LANGUAGE, languageOf, localizedPath, withoutLanguage } from './localized.ts'
import { parsePath } from './parse-path.ts'

const EMBED = /[?&]embed(=|&|$)/

/** What a request tells about its reader’s choice. */
interface LanguageChoice {
  /** The cookie with the language that the reader chose. */
  cookie: string | undefined
  /** The Accept header: only documents are redirected. */
  accept: string | undefined
}

/**
 * Where a reader who chose a language is sent from a page whose address names none; undefined if they stay. A link in
 * another language stays in it: its sender chose it.
 */
export function chosenAddress(
  { pathname, search }: { pathname: string; search: string },
  { cookie, accept }: LanguageChoice,
): string | undefined {
  const language = languageOf(cookie)
  if (language === undefined || language === DEFAULT_LANGUAGE || !accept?.includes('text/html')) return undefined
  if (withoutLanguage(pathname).language !== DEFAULT_LANGUAGE || EMBED.test(search)) return undefined
  return parsePath(pathname).page === 'unknown' ? undefined : localizedPath(language, pathname) + search
}
