import * as say from '#words/shell.js'
import { FILE_TEXT, MEGAPHONE, STAR, USER } from '../ui/icons.ts'

/** The main navigation: paths, labels and icons. */
export const WAYS = [
  ['/events', say.events, FILE_TEXT],
  ['/teams', say.teams, USER],
  ['/news', say.news, MEGAPHONE],
  ['/following', say.following, STAR],
] as const
