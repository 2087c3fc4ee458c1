import { languageTag } from '#words/formats.js'
import { localizedPath } from './localized.ts'

/** The address of a page in the language in force, for links that are not the router’s `Link`. */
export const localPath = (path: string): string => localizedPath(languageTag(), path)
