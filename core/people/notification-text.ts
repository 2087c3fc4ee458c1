import { escapeMarkdown } from '../text/markdown.ts'

/** The announcement that a notification shows has so many letters at most. */
const MAX_PREVIEW = 200

/** Somebody's pairing of a round that was just drawn. */
export interface DrawnPairing {
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
export function drawNotification({ tournament, round, own, isTeam, opponent, hasWhite, board }: DrawnPairing): string {
  const begin = `**${escapeMarkdown(tournament)}**: round ${round} is drawn. `
  const who = isTeam ? escapeMarkdown(own) : 'You'
  if (opponent === null) return `${begin}${who} have a bye.`
  const met = `**${escapeMarkdown(opponent)}**`
  const colour = hasWhite ? 'White' : 'Black'
  return isTeam
    ? `${begin}${who} play ${met} at table ${board}.`
    : `${begin}You have ${colour} against ${met} on board ${board}.`
}

/** What somebody is told of an announcement, in markdown: its title, or how it begins. */
export function announcementNotification(tournament: string, title: string, text: string): string {
  const words = title.trim() === '' ? text.replace(/\s+/g, ' ').trim() : title.trim()
  const letters = Array.from(words)
  const preview = letters.length > MAX_PREVIEW ? `${letters.slice(0, MAX_PREVIEW).join('')}…` : words
  return `**${escapeMarkdown(tournament)}**: ${escapeMarkdown(preview)}`
}

/** What somebody is told of a webhook that was given up. */
export const webhookNotification = (host: string): string =>
  `The webhook to **${escapeMarkdown(host)}** was switched off: it hasn’t been accepted for too long.`

/** What somebody is told before their match. */
export const reminderNotification = (name: string, minutes: number): string =>
  `**${escapeMarkdown(name)}** starts in ${minutes} minute${minutes === 1 ? '' : 's'}.`
