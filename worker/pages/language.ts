import { LANGUAGES } from '#words/languages.js'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { chosenAddress } from '#core/addresses/chosen-language.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, languageOf, withoutLanguage } from '#core/addresses/localized.ts'
import { inLanguage, loadLanguage } from '#core/text/language.ts'
import type { AppEnv } from '../env.ts'
import { isBuilt } from './template.ts'

const OTHERS = LANGUAGES.map(({ tag }) => tag).filter((tag) => tag !== DEFAULT_LANGUAGE)
/** The first part of a route below a language’s tag, which is its parameter `language`. */
export const LANGUAGE_SEGMENT = `/:language{${OTHERS.join('|') || '(?!)'}}`

/**
 * Sets the language that the address names, and takes it off the request: all that follows reads the English address.
 */
export async function readLanguage(c: Context<AppEnv>): Promise<void> {
  const url = new URL(c.req.url)
  const { language, pathname } = withoutLanguage(url.pathname)
  if (pathname === url.pathname || !isBuilt(language)) return
  await setLanguage(c, language)
  url.pathname = pathname
  c.req.raw = new Request(url, c.req.raw)
}

/** Sets the language that `?lang=` names, as embeds and feeds have it; an unknown one is English. */
export async function readLanguageOfQuery(c: Context<AppEnv>): Promise<void> {
  const asked = c.req.query('lang')
  if (asked !== undefined) await setLanguage(c, languageOf(asked) ?? DEFAULT_LANGUAGE)
}

/** Sets the language of the answer, unless the client was not built in it. */
export async function setLanguage(c: Context<AppEnv>, language = DEFAULT_LANGUAGE): Promise<void> {
  if (!isBuilt(language)) return
  await loadLanguage(language)
  c.set('language', language)
}

/** Makes sentences in the language of the answer. Must not be async. */
export const inAnswerLanguage = <Made>(c: Context<AppEnv>, make: () => Made): Made => inLanguage(c.var.language, make)

/** The same page in the language that the reader chose, if its address names none. */
export function redirectToChosen(c: Context<AppEnv>): Response | undefined {
  const to = chosenAddress(new URL(c.req.url), {
    cookie: getCookie(c, LANGUAGE_COOKIE),
    accept: c.req.header('accept'),
  })
  if (to === undefined) return undefined
  return c.body(null, 302, { location: to, 'cache-control': 'no-store' })
}
