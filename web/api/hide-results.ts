import { NOTHING_REVEALED } from '#core/snapshot/revealed-results.ts'
import { withEventChoice, type SpoilerChoice } from '#core/snapshot/spoiler-choice.ts'
import { forgetKeptFacts } from '../offline/event-caches.ts'
import { keepSpoilerChoice, readSpoilerChoice } from './spoilers.ts'

export const hideResults = (hides: boolean): Promise<void> =>
  hide({ hides, events: hides ? readSpoilerChoice().events : new Map() })

export const hideEvent = (id: string): Promise<void> => hide(withEventChoice(readSpoilerChoice(), id, NOTHING_REVEALED))

/** Reloads, since the page already holds results; those that are kept on the device are deleted first. */
async function hide(choice: SpoilerChoice): Promise<void> {
  await keepSpoilerChoice(choice)
  await forgetKeptFacts()
  location.reload()
}
