import { languageTag } from '#words/formats.js'
import { DEFAULT_LANGUAGE } from './localized.ts'

/** The address of a feed, or of an answer of the API with sentences, in the language in force. */
export function withLanguage(path: string): string {
  const language = languageTag()
  if (language === DEFAULT_LANGUAGE) return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
