import type { Context, Next } from 'hono'
import { inLanguage, loadLanguage } from '#core/text/language.ts'
import { LANGUAGE_HEADER } from '#core/contract/errors.ts'
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
