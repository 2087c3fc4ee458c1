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
  /** When the round starts; null: not known. */
  startsAt: number | null
}

/** What somebody is told of a draw, in markdown. */
export function drawNotification(drawn: DrawnPairing): string {
  const { tournament, round, own, isTeam, opponent, hasWhite, board, startsAt } = drawn
  const starts = startsAt === null ? '' : ` It starts ${startText(startsAt)}.`

  const begin = `**${escapeMarkdown(tournament)}**: round ${round} is drawn. `
  const who = isTeam ? escapeMarkdown(own) : 'You'
  if (opponent === null) return `${begin}${who} have a bye.`
  const met = `**${escapeMarkdown(opponent)}**`
  const colour = hasWhite ? 'White' : 'Black'
  return isTeam
    ? `${begin}${who} play ${met} at table ${board}.${starts}`
    : `${begin}You have ${colour} against ${met} on board ${board}.${starts}`
}

/** What is said in its place to whoever hides results: who meets whom tells how the rounds before it went, but in the first. */
export const hiddenDraw = (tournament: string, round: number): string | null =>
  round === 1 ? null : `**${escapeMarkdown(tournament)}**: round ${round} is drawn. Who plays whom is hidden.`

/** In place of how a game of a round goes. */
export const hiddenGameNews = (tournament: string, round: number): string =>
  `**${escapeMarkdown(tournament)}**: news of round ${round}, hidden until you ask.`

/** In place of an announcement, which may say who won. */
export const hiddenAnnouncement = (tournament: string): string =>
  `**${escapeMarkdown(tournament)}**: an announcement, hidden with the results.`

/** `24 Oct, 14:00 UTC`: it is written where nobody’s time zone is known. */
function startText(at: number): string {
  const [, day, month, , time] = /^\w+, (\d+) (\w+) (\d+) (\d+:\d+)/.exec(new Date(at).toUTCString())!
  return `${Number(day)} ${month}, ${time} UTC`
}

/** What somebody is told of an announcement, in markdown: its title, or how it begins. */
export function announcementNotification(tournament: string, title: string, text: string): string {
  const words = title.trim() === '' ? text.replace(/\s+/g, ' ').trim() : title.trim()
  const letters = Array.from(words)
  const preview = letters.length > MAX_PREVIEW ? `${letters.slice(0, MAX_PREVIEW).join('')}…` : words
  return `**${escapeMarkdown(tournament)}**: ${escapeMarkdown(preview)}`
}

/** An announcement that is on no page is told whole. */
export const wholeNotification = (tournament: string, title: string, text: string): string =>
  `**${escapeMarkdown(tournament)}**: ${escapeMarkdown(
    [title, text]
      .filter((part) => part.trim() !== '')
      .join(': ')
      .replace(/\s+/g, ' '),
  )}`

/** What somebody is told of a webhook that was given up. */
export const webhookNotification = (host: string): string =>
  `The webhook to **${escapeMarkdown(host)}** was switched off: it hasn’t been accepted for too long.`

/** What somebody is told before their match. */
export const reminderNotification = (name: string, minutes: number): string =>
  `**${escapeMarkdown(name)}** starts in ${minutes} minute${minutes === 1 ? '' : 's'}.`

/** What directors are told where a chess site has more live matches than can be checked in time. */
export const behindNotification = (tournament: string, site: string, minutes: number): string =>
  `**${escapeMarkdown(tournament)}**: ${site} has many live matches right now, so results may arrive up to ${minutes} minutes late. No result gets lost, and you can enter results by hand.`
