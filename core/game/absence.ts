import { SITES, type LinkSource } from '../match/links.ts'
import type { Status } from '../match/status.ts'

// What a match says to a reader who finds no games, in the product's own sentences.
const NOT_STARTED = 'Match has not yet started!'
export const waitingFor = (host: string): string => `Still waiting for data from ${host}. Check back later.`
/** What is said of a match whose clubs cannot be told to be our teams. */
export const untold = (host: string): string =>
  `Couldn't fetch player-team identifying data from ${host} for this match. Check back later or contact a dev if this problem persists.`

const WITHOUT: Partial<Record<Status, string>> = {
  aborted: 'This match was aborted.',
  live: 'No moves come from this match.',
}

/** What is asked of a match that has no game to show. */
export interface Absent {
  status: Status
  source: LinkSource | undefined
  /** Whether its site's answer was read and its teams could not be told. */
  isUntold: boolean
  bye: boolean
  /** Whether a result of it is known all the same. */
  over: boolean
}

/** Why there is no game to show. A linked match that was given up could not be read. */
export function whyNothing({ status, source, isUntold, bye, over }: Absent): string {
  if (bye) return 'A bye: no game is played.'
  if (source && (isUntold || status === 'aborted')) return untold(SITES[source].name)
  if (status === 'pending' || status === 'scheduled' || status === 'registered') return NOT_STARTED
  if (source && !(over && status === 'confirmed')) return waitingFor(SITES[source].name)
  return (
    WITHOUT[status] ?? (source ? 'The moves of this game are not known.' : 'This result was entered without its moves.')
  )
}
