import * as say from '#words/home.js'
import type { SiteAnnouncement } from '../../api/answers.ts'

const PREVIEW = 200

/** The first 200 characters of a notice without Markdown syntax, cut between words when a space is near. */
export function previewOf(content: string): string {
  const plain = content
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s*+-]+/gm, '')
    .replace(/[*_`]{1,3}(\S(?:.*?\S)?)[*_`]{1,3}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...plain]
  if (letters.length <= PREVIEW) return plain
  const cut = letters.slice(0, PREVIEW - 1).join('')
  return `${cut.replace(/\s+\S{0,20}$/u, '')}…`
}

export const sourceLabel = ({ tournamentName }: SiteAnnouncement): string => tournamentName ?? say.siteAnnouncement()

/** The title of a notice; empty when it only repeats the tournament's name. */
export const heading = ({ title, tournamentName }: SiteAnnouncement): string => (title === tournamentName ? '' : title)
