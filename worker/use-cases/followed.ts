import { starredKinds } from '#core/people/starred-kinds.ts'
import type { Viewer } from '#core/people/tournament-level.ts'
import type { EntrySlice } from '#core/rows/entry-slice.ts'
import type { EventSummary } from '#core/rows/event-summary.ts'
import type { FestivalRow } from '#core/rows/festival-rows.ts'
import type { FollowedSlices } from '#core/rows/followed.ts'
import { listEntries, loadSlices } from '../data/entry-slices.ts'
import { findFestivals } from '../data/festivals.ts'
import type { FollowList } from '../data/follow-lists.ts'
import { findSummaries } from '../data/summaries.ts'
import { findStarred } from '../data/starred-names.ts'
import type { Caller } from './caller.ts'
import { shownSlice, shownSlices } from './shown-slices.ts'

const ID = /^[a-z0-9]{2,32}$/
const MAX_EVENTS = 60
/** Matches no entry, so that only the event’s own facts are read. */
const NO_ENTRY = -1

/** The events and entries that a list follows, without those that its owner may no longer see. */
export async function loadFollowed(
  caller: Caller,
  { stars, user, level }: FollowList,
): Promise<FollowedSlices & { summaries: Map<string, EventSummary> }> {
  const { db } = caller
  const viewer: Viewer = user === null ? undefined : { id: user, level }
  const { events, names } = starredKinds(stars)
  const [slices, entries] = await Promise.all([
    loadEvents(caller, events, viewer),
    findStarred(db, names).then((found) => shownSlices(caller, found, viewer)),
  ])
  const live = slices.filter(({ snapshot }) => snapshot.active).map(({ snapshot }) => snapshot.id)
  return {
    events: slices.map((slice) => shownSlice(caller, slice).snapshot),
    entries,
    summaries: await findSummaries(db, live),
  }
}

/** The public festivals that a list follows. */
export const loadFollowedFestivals = ({ db }: Caller, { stars }: FollowList): Promise<FestivalRow[]> =>
  findFestivals(db, starredKinds(stars).festivals.slice(0, MAX_EVENTS))

async function loadEvents({ db }: Caller, events: string[], viewer: Viewer): Promise<EntrySlice[]> {
  const ids = events.filter((id) => ID.test(id)).slice(0, MAX_EVENTS)
  if (ids.length === 0) return []
  const wanted = { entries: ids.map((tournament) => ({ tournament, no: NO_ENTRY })), ofTeams: [] }
  return loadSlices(db, await listEntries(db, wanted, viewer))
}
