import * as say from '#words/coreRows.js'
import { localPath } from '../addresses/local-path.ts'
import { tournamentPath } from '../addresses/paths.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import { playerId } from '../snapshot/ids.ts'
import { competitorId, pairings, type Pairing } from '../snapshot/pairing.ts'
import { pairingStart } from '../snapshot/pairing-start.ts'
import { scheduleOf } from '../snapshot/schedule.ts'
import type { CalendarEvent } from '../text/calendar.ts'
import type { Start } from '../text/start.ts'
import type { FollowedSlices } from './followed.ts'
import { roundsAhead, type RoundAhead } from './rounds-ahead.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** A tournament's rounds with a date, and its matches with a time of their own. `site` is the site's origin. */
export function tournamentEvents(snapshot: Snapshot, site: string): CalendarEvent[] {
  const { dates } = snapshot
  const rounds = scheduleOf(snapshot).flatMap(({ round, start }) =>
    start === null ? [] : [roundEvent(snapshot, round, start, site)],
  )
  const matches = pairings(snapshot).filter(
    ({ black, round, facts: { startTime } }) =>
      black >= 0 && startTime !== undefined && startTime !== (dates[round - 1] ?? null),
  )
  return [...rounds, ...matches.flatMap((pairing) => matchEvent(snapshot, pairing, site) ?? [])]
}

/**
 * A competitor's matches with a time or a day, by the competitor's number, and the rounds ahead: with the opponent if
 * `whole` has all competitors and a table decides. `snapshot` may have only the competitor's own matches.
 */
export function competitorEvents(snapshot: Snapshot, no: number, site: string, whole?: Snapshot): CalendarEvent[] {
  const own = playerId(snapshot.id, no)
  const drawn = pairings(snapshot)
    .filter(({ white, black }) => [white, black].some((side) => competitorId(snapshot, side) === own))
    .flatMap((pairing) => matchEvent(snapshot, pairing, site) ?? [])
  return [...drawn, ...roundsAhead(snapshot, no, whole).flatMap((ahead) => aheadEvent(whole ?? snapshot, ahead, site))]
}

function aheadEvent(snapshot: Snapshot, { round, start, sides }: RoundAhead, site: string): CalendarEvent[] {
  const event = roundEvent(snapshot, round, start, site)
  if (sides === undefined) return [event]
  if (sides === null) return []
  const { players, id, name } = snapshot
  return [
    {
      ...event,
      uid: `${id}-${round}-${sides.map((side) => players.no[side]).join('v')}@${host(site)}`,
      summary: sides.map((side) => distinctName(snapshot, side)).join(' – '),
      description: say.eventAndRound({ name, round }),
    },
  ]
}

/** Whole tournaments by id, where rounds ahead have fixtures. */
export type WholeTournaments = ReadonlyMap<string, Snapshot>

/** Matches of followed competitors and rounds of followed events, without duplicates. */
export function followedCalendar(
  { events, entries }: FollowedSlices,
  site: string,
  whole: WholeTournaments = new Map(),
): CalendarEvent[] {
  const all = [
    ...events.flatMap((snapshot) => tournamentEvents(snapshot, site)),
    ...entries.flatMap(({ snapshot, no }) => competitorEvents(snapshot, no, site, whole.get(snapshot.id))),
  ]
  return [...new Map(all.map((event) => [event.uid, event])).values()]
}

/** Starts at the match's own time, else at its round's; undefined for a bye and without a time. */
export function matchEvent(snapshot: Snapshot, pairing: Pairing, site: string): CalendarEvent | undefined {
  const { id, round, white, black, facts } = pairing
  const start = pairingStart(snapshot, pairing)
  if (black < 0 || start === undefined) return undefined
  return {
    uid: `${id}@${host(site)}`,
    start,
    end: facts.endTime,
    summary: `${distinctName(snapshot, white)} – ${distinctName(snapshot, black)}`,
    description: [say.eventAndRound({ name: snapshot.name, round }), facts.link].filter(Boolean).join('\n'),
    url: `${roundUrl(snapshot, round, site)}#${id}`,
    cancelled: facts.aborted,
    ...shared(snapshot),
  }
}

const roundEvent = (snapshot: Snapshot, round: number, start: Start, site: string): CalendarEvent => ({
  uid: `${snapshot.id}-${round}@${host(site)}`,
  start,
  summary: say.eventRound({ name: snapshot.name, round }),
  url: roundUrl(snapshot, round, site),
  ...shared(snapshot),
})

const shared = ({ settings, updatedAt, version }: Snapshot) => ({
  location: settings.location ?? undefined,
  changed: updatedAt,
  sequence: version,
})

const roundUrl = ({ id, settings }: Snapshot, round: number, site: string): string =>
  site + localPath(tournamentPath(settings.vanityURL ?? id, 'pairings', round))

const host = (site: string): string => site.replace(/^https?:\/\//, '').replace(/[:/].*$/, '')
