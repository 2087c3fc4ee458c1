import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { chosenAddress } from '#core/addresses/chosen-language.ts'
import { LANGUAGE_COOKIE, withoutLanguage } from '#core/addresses/localized.ts'
import { loadLanguage } from '#core/text/language.ts'
import type { AppEnv } from '../env.ts'
import { isBuilt } from './template.ts'

/**
 * Sets the language that the address names, and takes it off the request: all that follows reads the English address.
 */
export async function readLanguage(c: Context<AppEnv>): Promise<void> {
  const url = new URL(c.req.url)
  const { language, pathname } = withoutLanguage(url.pathname)
  if (pathname === url.pathname || !isBuilt(language)) return
  await loadLanguage(language)
  c.set('language', language)
  url.pathname = pathname
  c.req.raw = new Request(url, c.req.raw)
}

/** The same page in the language that the reader chose, if its address names none. */
export function redirectToChosen(c: Context<AppEnv>): Response | undefined {
  const to = chosenAddress(new URL(c.req.url), {
    cookie: getCookie(c, LANGUAGE_COOKIE),
    accept: c.req.header('accept'),
  })
  if (to === undefined) return undefined
  return c.body(null, 302, { location: to, 'cache-control': 'no-store' })
}
