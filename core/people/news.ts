import { unmarked } from '../text/markdown.ts'

/** The announcement that a notification shows has so many letters at most. */
const PREVIEW = 200

/** Somebody's pairing of a round that was just drawn. */
export interface Drawn {
  tournament: string
  round: number
  /** Their own name there, or their team's. */
  own: string
  isTeam: boolean
  /** null: a bye. */
  opponent: string | null
  /** They have White; of a team, on board 1. */
  hasWhite: boolean
  board: number
}

/** What somebody is told of a draw, in markdown. */
export function drawNews({ tournament, round, own, isTeam, opponent, hasWhite, board }: Drawn): string {
  const begin = `Round ${round} of **${unmarked(tournament)}** is drawn: `
  const who = isTeam ? unmarked(own) : 'you'
  if (opponent === null) return `${begin}${who} ${isTeam ? 'has' : 'have'} a bye.`
  const met = `**${unmarked(opponent)}**`
  const colour = hasWhite ? 'White' : 'Black'
  return isTeam
    ? `${begin}${who} meets ${met} at table ${board}.`
    : `${begin}you have ${colour} against ${met} on board ${board}.`
}

/** What somebody is told of an announcement, in markdown: its title, or how it begins. */
export function announcementNews(tournament: string, title: string, text: string): string {
  const words = title.trim() === '' ? text.replace(/\s+/g, ' ').trim() : title.trim()
  const letters = Array.from(words)
  const said = letters.length > PREVIEW ? `${letters.slice(0, PREVIEW).join('')}…` : words
  return `**${unmarked(tournament)}**: ${unmarked(said)}`
}

/** What somebody is told before their match. */
export const reminderNews = (name: string, minutes: number): string =>
  `**${unmarked(name)}** starts in ${minutes} minute${minutes === 1 ? '' : 's'}.`
