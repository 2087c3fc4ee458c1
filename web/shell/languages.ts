import { LANGUAGES } from '#words/languages.js'
import { languageTag } from '#words/formats.js'
import { LANGUAGE_COOKIE, localizedPath } from '#core/addresses/localized.ts'
import { setCookie } from '../api/cookies.ts'

/** Keeps the reader’s choice: pages whose address names no language are then opened in this one. */
export const chooseLanguage = (tag: string): void => setCookie(LANGUAGE_COOKIE, tag)

/** The page at `at` in each language, with what its link needs. */
export const languageLinks = (at: string) =>
  LANGUAGES.map(({ tag, name, direction }) => ({
    tag,
    name,
    isCurrent: tag === languageTag(),
    link: {
      href: localizedPath(tag, at),
      hrefLang: tag,
      lang: tag,
      dir: direction,
      onClick: () => chooseLanguage(tag),
    },
  }))

export const hasLanguages = (): boolean => LANGUAGES.length > 1
