import { parsePath } from '#core/addresses/parse-path.ts'
import { localPath } from './local-path.ts'

const LINK = /(?<=<a href=")\/[^"]*/g

/** HTML whose links to pages of the site stay in the language of this page. */
export const localLinks = (html: string): string =>
  html.replace(LINK, (href) => (parsePath(href.replace(/[?#].*/, '')).page === 'unknown' ? href : localPath(href)))
