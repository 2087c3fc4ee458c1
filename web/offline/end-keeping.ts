import { findFor, READERS_SCOPE } from '../api/service-worker.ts'
import { EVENT_CODE, forgetKeptFacts } from './event-caches.ts'
import { changeChoices } from './offline-choices.ts'

/** Ends it all: no event is kept any more, and public pages load without the service worker. */
export async function endKeeping(): Promise<void> {
  changeChoices((choices) => ({ ...choices, isOff: true, chosen: {}, problem: undefined }))
  await forgetKeptFacts()
  await caches.delete(EVENT_CODE)
  await (await findFor(READERS_SCOPE))?.unregister()
}
