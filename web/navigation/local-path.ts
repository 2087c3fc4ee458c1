import { languageTag } from '#words/formats.js'
import { localizedPath } from '#core/addresses/localized.ts'

/** The address of a page in the language of this page, for links that are not the router’s `Link`. */
export const localPath = (path: string): string => localizedPath(languageTag(), path)
