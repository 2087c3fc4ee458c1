import { CHESS_SITES, type LinkSource, type LinkType } from '../match/links.ts'
import type { Status } from '../match/status.ts'

const NOT_STARTED = 'Match has not yet started!'
export const waitingForSite = (host: string): string => `Still waiting for data from ${host}. Check back later.`
/** For a game that its site publishes only after the end. */
const ARCHIVED_ONLY = 'Chess.com lists games only after they end, sometimes hours later.'

/** For a link to a match that was never there, or was deleted. */
export const nothingThere = (host: string): string => `${host} has no match at this game link.`

/** Shown when neither club can be matched to one of our teams. */
export const teamsUnidentified = (host: string): string =>
  `Couldn't fetch player-team identifying data from ${host} for this match. Check back later or contact a dev if this problem persists.`

const REASONS: Partial<Record<Status, string>> = {
  aborted: 'This match was aborted.',
  live: 'This match has no live moves.',
}

export interface NoGameCase {
  status: Status
  source: LinkSource | undefined
  type?: LinkType | undefined
  /** Whether the site's answer was read, but its teams could not be matched. */
  isUnidentified: boolean
  /** Whether the site has nothing at the link. */
  isMissing?: boolean
  bye: boolean
  /** Whether the match has a result. */
  over: boolean
}

/** Why there is no game to show. An aborted linked match counts as one whose teams could not be matched. */
export function noGameReason({ status, source, type, isUnidentified, isMissing, bye, over }: NoGameCase): string {
  if (bye) return 'Bye: no game to play.'
  if (source && isMissing && !over) return nothingThere(CHESS_SITES[source].name)
  if (source && (isUnidentified || status === 'aborted')) return teamsUnidentified(CHESS_SITES[source].name)
  if (source === 'chessCom' && type === 'game' && !over) return ARCHIVED_ONLY
  if (status === 'pending' || status === 'scheduled' || status === 'registered') return NOT_STARTED
  if (source && !(over && status === 'confirmed')) return waitingForSite(CHESS_SITES[source].name)
  return REASONS[status] ?? (source ? 'No moves recorded for this game.' : 'This result was entered without moves.')
}
