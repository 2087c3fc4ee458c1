import { findFor, READERS_SCOPE } from '../api/service-worker.ts'
import { alone, EVENT_CODE, forgetFacts } from './event-caches.ts'
import { changeChoices } from './offline-choices.ts'
import { NO_CHOICES } from './wanted-events.ts'

/** Deletes the facts of all events, e.g. because they hold results that are hidden from now on. */
export async function forgetKeptFacts(): Promise<void> {
  // Without caches nothing is kept.
  if ('caches' in globalThis) await alone(() => forgetFacts()).catch(() => undefined)
}

/** Deletes what any account of this device kept, and what it chose. */
export async function forgetKeptEvents(): Promise<void> {
  changeChoices(({ isOff }) => ({ ...NO_CHOICES, isOff }))
  await forgetKeptFacts()
}

/** Ends it all: no event is kept any more, and public pages load without the service worker. */
export async function endKeeping(): Promise<void> {
  changeChoices((choices) => ({ ...choices, isOff: true, chosen: {}, problem: undefined }))
  await forgetKeptFacts()
  await caches.delete(EVENT_CODE)
  await (await findFor(READERS_SCOPE))?.unregister()
}
