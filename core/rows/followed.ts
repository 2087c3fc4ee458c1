import { profilePath } from '../addresses/paths.ts'
import { nameStar } from '../people/stars.ts'
import { playerId } from '../snapshot/ids.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isAhead, momentOf, startOrder, type Start } from '../text/start.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { EventSummary } from './event-summary.ts'
import { isUpcoming, profileMatches, startOf, type EntrySlice } from './entry-slice.ts'
import type { ProfileMatch } from './profile.ts'

/** The most upcoming matches, and the most finished ones. */
const MOST = 20

/** Followed events without their entries, and followed entries, as far as the reader may see them. */
export interface FollowedSlices {
  events: Snapshot[]
  entries: EntrySlice[]
}

/** For followers. Times are in ms. */
export interface FollowedEvent {
  id: string
  name: string
  /** Its vanity URL, else its id. */
  address: string
  round: number
  /** null for an open-ended tournament. */
  totalRounds: number | null
  active: boolean
  /** Start of the next round; null if unknown. */
  nextAt: Start | null
  competitors: Settings['competitors']
  /** Who leads, as of at most a minute ago; null if it isn’t known, or hidden. */
  summary: EventSummary | null
}

/** A followed player or team, with the name of the latest entry that matches the star. */
export interface FollowedName {
  star: string
  name: string
  href: string
}

/** Matches of followed competitors: live, upcoming (the soonest first) and finished (the latest first). */
export interface FollowedMatches {
  now: ProfileMatch[]
  next: ProfileMatch[]
  last: ProfileMatch[]
}

export function followedEvent(snapshot: Snapshot, now: number, summary: EventSummary | null = null): FollowedEvent {
  const { id, name, settings, dates } = snapshot
  const { vanityURL, totalRounds } = settings
  // The number of rounds reveals no results.
  const { round, active } = snapshot.hidden ?? snapshot
  const next = dates.slice(round).find((date) => date !== null && isAhead(date, now)) ?? null
  return {
    id,
    name,
    address: vanityURL ?? id,
    round,
    totalRounds: Number.isFinite(totalRounds) ? totalRounds : null,
    active,
    nextAt: next,
    competitors: settings.competitors,
    summary: summary?.round === round && !snapshot.hidden ? summary : null,
  }
}

/** Followed names, spelled as in the latest event. */
export function followedNames(slices: EntrySlice[]): FollowedName[] {
  const found = slices.map(({ snapshot, no }) => {
    const name = competitorName(snapshot, snapshot.players.no.indexOf(no))
    const kind = snapshot.settings.competitors === 'team' ? 'team' : 'player'
    return { star: nameStar(name), name, href: profilePath(kind, playerId(snapshot.id, no)) }
  })
  return [...new Map(found.toReversed().map((one) => [one.star, one])).values()].toReversed()
}

/** A match between two followed competitors is listed once. */
export function followedMatches(slices: EntrySlice[], now: number): FollowedMatches {
  const all = slices.flatMap((slice) => profileMatches(slice, now))
  const matches = [...new Map(all.map((match) => [match.id, match])).values()]
  const ended = endsOf(matches)
  const open = matches.filter((match) => isUpcoming(match) && !isHidden(match) && match.tournament.active)
  return {
    now: open.filter((match) => isOn(match, now)).sort(bySoonest),
    next: open
      .filter((match) => !isOn(match, now))
      .sort(bySoonest)
      .slice(0, MOST),
    last: matches
      .filter((match) => isHidden(match) || (match.isFinished && !match.aborted))
      .sort((a, b) => ended(b) - ended(a) || b.round - a.round)
      .slice(0, MOST),
  }
}

/** Whether such a match is over is hidden too: it counts as finished. */
const isHidden = ({ status }: ProfileMatch): boolean => status === 'hidden'

/** Without a report of its start, a match over the board begins with its round. */
const isOn = (match: ProfileMatch, now: number): boolean =>
  match.isLive || (momentOf(startOf(match)) ?? Infinity) <= now

/** Matches without a known start are the last. */
const orderOfStart = (match: Pick<ProfileMatch, 'startTime' | 'roundTime'>): number =>
  startOrder(startOf(match) ?? Infinity)

const bySoonest = (a: ProfileMatch, b: ProfileMatch): number =>
  orderOfStart(a) - orderOfStart(b) || a.board - b.board || (a.id < b.id ? -1 : 1)

/** The end of each match. A match without a known time comes after those of its event’s earlier rounds. */
function endsOf(matches: ProfileMatch[]): (match: ProfileMatch) => number {
  const byEvent = Map.groupBy(matches, ({ tournamentId }) => tournamentId)
  return (match) =>
    endOf(match) ??
    Math.max(
      0,
      ...byEvent.get(match.tournamentId)!.flatMap((other) => (other.round < match.round ? (endOf(other) ?? []) : [])),
    )
}

/** The end of a match, else its start. */
export function endOf(match: ProfileMatch): number | null {
  const start = startOf(match)
  return match.endTime ?? (start === null ? null : startOrder(start))
}
