import * as say from '#words/festival.js'
import { may, type Level } from '#core/people/levels.ts'
import type { FestivalAnswer, PublicFestival } from '#core/rows/festival-rows.ts'
import { sectionRows, type ShownSection } from '#core/rows/festival-section.ts'
import { lru } from '../cache/lru.ts'
import { findFestival, type FoundFestival } from '../data/festivals.ts'
import type { SessionUser } from '../data/sessions.ts'
import { authorize } from './authorize.ts'
import type { Caller, SignedInCaller } from './caller.ts'
import { notFound } from './refusal.ts'
import { findShown } from './shown-tournament.ts'

export interface LoadedFestival extends FoundFestival {
  /** What the reader is in it. */
  level: Level
  /** Its sections whose tournaments the reader may see. */
  shown: ShownSection[]
}

const SITE_ADMIN = 2
const MAX_KNOWN = 1000

/** The sections that festivals had when they were last read here. */
const known = lru<string[]>(MAX_KNOWN)

/** 2 for its owner and staff, else 0. */
const festivalLevel = ({ ownerId, isStaff }: FoundFestival, viewer: SessionUser | undefined): Level =>
  viewer && (viewer.level >= SITE_ADMIN || viewer.id === ownerId || isStaff) ? 2 : 0

/** A festival with its sections. Throws 404 if there is none that the caller may see. */
export async function loadFestival(caller: Caller, id: string): Promise<LoadedFestival> {
  const viewer = await caller.viewer()
  // Rooms tell the versions of sections while the database tells the festival: one way for both.
  const early = (known.get(id) ?? []).map((section) => findShown(caller, section).catch(() => undefined))
  const found = await findFestival(caller.db, id, viewer?.id)
  await Promise.all(early)
  if (!found) throw notFound(say.festivalNotFound)
  const level = festivalLevel(found, viewer)
  if (found.festival.stage === 'draft' && !may(level, 'manageFestival')) throw notFound(say.festivalNotFound)
  const { sections } = found.festival
  known.set(
    id,
    sections.map(({ tournament }) => tournament),
  )
  return { ...found, level, shown: await loadSections(caller, found) }
}

async function loadSections(caller: Caller, { festival, counts }: FoundFestival): Promise<ShownSection[]> {
  const found = await Promise.all(
    festival.sections.map(async (section, at): Promise<ShownSection | undefined> => {
      const shown = await findShown(caller, section.tournament)
      if (!shown) return undefined
      const { held, waiting } = counts[at]!
      return { section, snapshot: shown.snapshot, held, waiting }
    }),
  )
  return found.filter((one) => one !== undefined)
}

/** A festival, if the caller manages it; throws 404 or 403. */
export async function loadManagedFestival(caller: SignedInCaller, id: string): Promise<LoadedFestival> {
  const loaded = await loadFestival(caller, id)
  authorize(loaded.level, 'manageFestival')
  return loaded
}

/** What everybody may know of a festival. */
export function publicFestival({ festival, owner, level }: LoadedFestival): PublicFestival {
  const {
    sections: _sections,
    account: _account,
    cardURL: _cardURL,
    boardGap: _boardGap,
    hallCap: _hallCap,
    holdHours: _holdHours,
    overallPrizes,
    ...head
  } = festival
  return { ...head, hasPrizes: overallPrizes !== null, owner, isManager: may(level, 'manageFestival') }
}

export const festivalAnswer = (loaded: LoadedFestival, now: number): FestivalAnswer => ({
  festival: publicFestival(loaded),
  sections: sectionRows(loaded.festival, loaded.shown, now),
})
