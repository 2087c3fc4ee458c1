import { festivalOf } from '#core/festival/of-section.ts'
import { NO_OVERALL_PRIZES } from '#core/festival/overall-prizes.ts'
import type { PrizeSection } from '#core/festival/placings.ts'
import { festivalPrizes, type FestivalPrizes } from '#core/rows/festival-prizes.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { entryDetailsJson } from '../cache/entry-details.ts'
import { registeredJson } from '../cache/registered-entries.ts'
import type { Caller } from './caller.ts'
import { loadFestival, type LoadedFestival } from './festivals.ts'
import { RefusalError } from './refusal.ts'

/** Who would win which prize of a festival now. */
export async function loadFestivalPrizes(caller: Caller, { festival, shown }: LoadedFestival): Promise<FestivalPrizes> {
  const plan = festival.overallPrizes
  if (!plan) return festivalPrizes(festival.currency, NO_OVERALL_PRIZES, [])
  const sections = await Promise.all(
    shown.map(async ({ section, snapshot }): Promise<PrizeSection> => {
      const isTeam = snapshot.settings.competitors === 'team'
      const [details, registered] = await Promise.all([
        isTeam ? '[]' : entryDetailsJson(caller, snapshot),
        registeredJson(caller, snapshot),
      ])
      return {
        section,
        snapshot,
        details: JSON.parse(details) as PublicEntryDetails[],
        registered: new Map(JSON.parse(registered) as [no: number, person: number][]),
      }
    }),
  )
  return festivalPrizes(festival.currency, plan, sections)
}

/** The festival of a section; undefined for other events, and where the reader may not see the festival. */
export async function findSectionFestival(caller: Caller, snapshot: Snapshot): Promise<LoadedFestival | undefined> {
  const id = snapshot.round > 0 ? festivalOf(snapshot) : undefined
  if (id === undefined) return undefined
  try {
    return await loadFestival(caller, id)
  } catch (error) {
    if (error instanceof RefusalError) return undefined
    throw error
  }
}
