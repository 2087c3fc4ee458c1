import { FILE_TEXT, MEGAPHONE, STAR, USER } from '../ui/icons.ts'

/** Where the site leads from every page: words, of which the addresses are made, and drawings. */
export const WAYS = [
  ['Events', FILE_TEXT],
  ['Teams', USER],
  ['News', MEGAPHONE],
  ['Following', STAR],
] as const

export const wayPath = (name: string): string => `/${name.toLowerCase()}`
