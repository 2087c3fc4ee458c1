import { FILE_TEXT, MEGAPHONE, STAR, USER } from '../ui/icons.ts'

/** The main navigation: labels, from which the paths are derived, and icons. */
export const WAYS = [
  ['Events', FILE_TEXT],
  ['Teams', USER],
  ['News', MEGAPHONE],
  ['Following', STAR],
] as const

export const wayPath = (name: string): string => `/${name.toLowerCase()}`
