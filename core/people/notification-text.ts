import * as say from '#words/coreNotifications.js'
import { escapeMarkdown } from '../text/markdown.ts'
import { isDay, startOrder, type Start } from '../text/start.ts'
import { formatWhen, type TimeShape } from '../text/when.ts'
import { zoneCity } from '../text/zone-clock.ts'

/** The longest preview of an announcement, in characters. */
const MAX_PREVIEW = 200

/** A competitor's pairing in a newly drawn round. */
export interface DrawnPairing {
  tournament: string
  round: number
  /** The name of the notified player or team. */
  own: string
  isTeam: boolean
  /** null: a bye. */
  opponent: string | null
  /** For a team, on board 1. */
  hasWhite: boolean
  board: number
  /** Start of the round; null if unknown. */
  start: Start | null
  /** The venue's; null if unknown. */
  timeZone: string | null
}

const bold = (text: string): string => `**${escapeMarkdown(text)}**`

/** Markdown for a competitor. */
export function drawNotification(drawn: DrawnPairing): string {
  const { tournament, round, own, isTeam, opponent, hasWhite, board, start, timeZone } = drawn
  const facts = { tournament: bold(tournament), round }
  const team = escapeMarkdown(own)
  if (opponent === null) return isTeam ? say.teamBye({ ...facts, team }) : say.playerBye(facts)
  const met = { ...facts, opponent: bold(opponent), board }
  const pairing = isTeam
    ? say.teamPaired({ ...met, team })
    : hasWhite
      ? say.pairedWithWhite(met)
      : say.pairedWithBlack(met)
  return start === null ? pairing : `${pairing} ${say.roundStarts({ time: startText(start, timeZone) })}`
}

/** For readers who hide results: from round 2 on, pairings reveal earlier results. null in round 1. */
export const hiddenDraw = (tournament: string, round: number): string | null =>
  round === 1 ? null : say.hiddenDraw({ tournament: bold(tournament), round })

/** For readers who hide results, instead of news of a game. */
export const hiddenGameNews = (tournament: string, round: number): string =>
  say.hiddenGameNews({ tournament: bold(tournament), round })

/** For readers who hide results: an announcement may name a winner. */
export const hiddenAnnouncement = (tournament: string): string =>
  say.hiddenAnnouncement({ tournament: bold(tournament) })

/** `24 Oct, 14:00 in Prague`, or in UTC: the reader’s time zone is unknown here. A day alone is `24 Oct`. */
export function startText(start: Start, zone: string | null): string {
  const at = (shape: TimeShape) => formatWhen(start, shape, { now: startOrder(start), zone: zone ?? 'UTC' })
  if (isDay(start)) return at('day')
  const facts = { day: at('day'), clock: at('clock') }
  return zone === null ? say.startInUtc(facts) : say.startInCity({ ...facts, city: zoneCity(zone) })
}

/** Markdown with the title, or the beginning of the text. */
export function announcementNotification(tournament: string, title: string, text: string): string {
  const words = title.trim() === '' ? text.replace(/\s+/g, ' ').trim() : title.trim()
  const letters = Array.from(words)
  const preview = letters.length > MAX_PREVIEW ? `${letters.slice(0, MAX_PREVIEW).join('')}…` : words
  return `**${escapeMarkdown(tournament)}**: ${escapeMarkdown(preview)}`
}

/** The whole text, for an announcement that is not on any page. */
export const wholeNotification = (tournament: string, title: string, text: string): string =>
  `**${escapeMarkdown(tournament)}**: ${escapeMarkdown(
    [title, text]
      .filter((part) => part.trim() !== '')
      .join(': ')
      .replace(/\s+/g, ' '),
  )}`

export const webhookNotification = (host: string): string => say.webhookOff({ host: bold(host) })

export const reminderNotification = (name: string, minutes: number): string =>
  say.reminder({ name: bold(name), minutes })

/** For directors, when a chess site has more live matches than can be polled in time. */
export const behindNotification = (tournament: string, site: string, minutes: number): string =>
  say.siteBehind({ tournament: bold(tournament), site, minutes })
