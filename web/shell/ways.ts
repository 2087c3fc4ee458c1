import { FILE_TEXT, MEGAPHONE, STAR, USER } from '../ui/icons.ts'

/** Where the site leads from every page: words, of which the addresses are made, and drawings. */
export const WAYS = [
  ['Events', FILE_TEXT],
  ['Teams', USER],
  ['News', MEGAPHONE],
  ['Following', STAR],
] as const

/** The address of a way, and whether the reader is there. */
export function wayProps(name: string, at: string) {
  const href = `/${name.toLowerCase()}`
  return { href, 'aria-current': at === href ? ('page' as const) : undefined }
}
