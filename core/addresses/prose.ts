import { PROSE } from '#words/prose.js'
import { DEFAULT_LANGUAGE } from './localized.ts'
import type { MarkdownPage } from './paths.ts'

/** The language in which a static page is there for readers of a language: English where its translation is missing. */
export const proseLanguage = (name: MarkdownPage, language: string): string =>
  Object.hasOwn(PROSE, language) && PROSE[language]?.includes(name) ? language : DEFAULT_LANGUAGE

/** The file with the text of a static page, for readers of a language. */
export function proseFile(name: MarkdownPage, language: string): string {
  const own = proseLanguage(name, language)
  return own === DEFAULT_LANGUAGE ? `/pages/${name}.md` : `/pages/${own}/${name}.md`
}
