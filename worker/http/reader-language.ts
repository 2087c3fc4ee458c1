import type { Context, Next } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { LANGUAGE_COOKIE, languageOf } from '#core/addresses/localized.ts'
import { LANGUAGE_HEADER } from '#core/contract/api-headers.ts'
import { inLanguage, loadLanguage } from '#core/text/language.ts'
import { DAY, SECOND } from '#core/time.ts'
import type { AppEnv } from '../env.ts'

/** The language that the site's own pages name with each call; English for programs, which send none. */
export const readerLanguage = (c: Context<AppEnv>): string => c.req.header(LANGUAGE_HEADER) ?? 'en'

/** Middleware before all others, as each of them may answer with a sentence. */
export async function loadReaderLanguage(c: Context<AppEnv>, next: Next): Promise<void> {
  await loadLanguage(readerLanguage(c))
  await next()
}

/** Makes a sentence, or an answer with sentences, in that language. */
export const inReaderLanguage = <Made>(c: Context<AppEnv>, make: () => Made): Made =>
  inLanguage(readerLanguage(c), make)

/** The language that the reader chose in this browser; undefined if they chose none. */
export const chosenLanguage = (c: Context<AppEnv>): string | undefined => languageOf(getCookie(c, LANGUAGE_COOKIE))

/** Makes the language of an account the browser’s, unless the reader has chosen one there. */
export function chooseLanguageOf(c: Context<AppEnv>, { language }: { language: string | null }): void {
  if (language && !chosenLanguage(c))
    setCookie(c, LANGUAGE_COOKIE, language, { path: '/', sameSite: 'Lax', maxAge: (365 * DAY) / SECOND })
}
