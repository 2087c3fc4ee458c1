import * as say from '#words/coreGame.js'
import { CHESS_SITES, type LinkSource, type LinkType } from '../match/links.ts'
import type { Status } from '../match/status.ts'

export const waitingForSite = (host: string): string => say.waitingForSite({ site: host })

/** For a link to a match that was never there, or was deleted. */
export const nothingThere = (host: string): string => say.nothingThere({ site: host })

/** Shown when neither club can be matched to one of our teams. */
export const teamsUnidentified = (host: string): string => say.teamsUnidentified({ site: host })

const REASONS: Partial<Record<Status, () => string>> = {
  aborted: say.wasAborted,
  live: say.noLiveMoves,
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
  if (bye) return say.byeNoGame()
  if (source && isMissing && !over) return nothingThere(CHESS_SITES[source].name)
  if (source && (isUnidentified || status === 'aborted')) return teamsUnidentified(CHESS_SITES[source].name)
  if (source === 'chessCom' && type === 'game' && !over) return say.archivedOnly() // The site publishes these only after the end.
  if (status === 'pending' || status === 'scheduled' || status === 'registered') return say.notStarted()
  if (source && !(over && status === 'confirmed')) return waitingForSite(CHESS_SITES[source].name)
  return REASONS[status]?.() ?? (source ? say.noMovesRecorded() : say.enteredWithoutMoves())
}
