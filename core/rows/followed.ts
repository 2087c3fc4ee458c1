import { profilePath } from '../addresses/paths.ts'
import { nameStar } from '../people/stars.ts'
import { playerId } from '../snapshot/ids.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isDayAlone, isUpcoming, profileMatches, startOf, type EntrySlice } from './entry-slice.ts'
import type { ProfileMatch } from './profile.ts'

/** So many of what is to come, and of what is over, are shown. */
const MOST = 20

/** What stars are for, as far as it may be seen: events without their entries, and entries. */
export interface FollowedSlices {
  events: Snapshot[]
  entries: EntrySlice[]
}

/** An event as its followers see it. Times are milliseconds. */
export interface FollowedEvent {
  id: string
  name: string
  /** Its vanity URL or id, as addresses have it. */
  address: string
  round: number
  /** null for an open-ended tournament. */
  totalRounds: number | null
  active: boolean
  /** When its next round starts, where that is known. */
  nextAt: number | null
}

/** A player or team that is followed: the star, and whom it was found for last. */
export interface FollowedName {
  star: string
  name: string
  href: string
}

/** Games of those who are followed: those that are on, those to come, the soonest first, and those that are over, the latest first. */
export interface FollowedMatches {
  now: ProfileMatch[]
  next: ProfileMatch[]
  last: ProfileMatch[]
}

export function followedEvent(snapshot: Snapshot, now: number): FollowedEvent {
  const { id, name, settings, dates } = snapshot
  const { vanityURL, totalRounds } = settings
  // How far it has come tells nobody how.
  const { round, active } = snapshot.hidden ?? snapshot
  const next = dates.slice(round).find((date) => date !== null && date > now) ?? null
  return {
    id,
    name,
    address: vanityURL ?? id,
    round,
    totalRounds: Number.isFinite(totalRounds) ? totalRounds : null,
    active,
    nextAt: next,
  }
}

/** Whom stars were found for, each as they are called where they entered last. */
export function followedNames(slices: EntrySlice[]): FollowedName[] {
  const found = slices.map(({ snapshot, no }) => {
    const name = competitorName(snapshot, snapshot.players.no.indexOf(no))
    const kind = snapshot.settings.competitors === 'team' ? 'team' : 'player'
    return { star: nameStar(name), name, href: profilePath(kind, playerId(snapshot.id, no)) }
  })
  return [...new Map(found.toReversed().map((one) => [one.star, one])).values()].toReversed()
}

/** What these competitors play. A game of two of them is there once. */
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

/** Whether it is over is a part of what its reader does not want to see. */
const isHidden = ({ status }: ProfileMatch): boolean => status === 'hidden'

/** At a board nobody says that a game has begun: its round has. */
const isOn = (match: ProfileMatch, now: number): boolean =>
  match.isLive || (!isDayAlone(match) && (startOf(match) ?? Infinity) <= now)

const bySoonest = (a: ProfileMatch, b: ProfileMatch): number =>
  (startOf(a) ?? Infinity) - (startOf(b) ?? Infinity) || a.board - b.board || (a.id < b.id ? -1 : 1)

/** When each of these matches ended; one of which that isn’t known is put after those of its event’s rounds before it. */
function endsOf(matches: ProfileMatch[]): (match: ProfileMatch) => number {
  const byEvent = Map.groupBy(matches, ({ tournamentId }) => tournamentId)
  return (match) =>
    endOf(match) ??
    Math.max(
      0,
      ...byEvent.get(match.tournamentId)!.flatMap((other) => (other.round < match.round ? (endOf(other) ?? []) : [])),
    )
}

/** When a match ended, as far as is known; else when it began. */
export const endOf = (match: ProfileMatch): number | null => match.endTime ?? startOf(match)
