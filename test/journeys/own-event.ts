import type { BrowserContext } from '@playwright/test'
import { ask, UNKNOWN } from './made-event.ts'
import { registerOrganiser } from './register-organiser.ts'

/** An event for one test, so that other tests' data stay unchanged. */
export interface OwnEvent {
  id: string
  /** Sends desk requests in order. */
  change(...requests: object[]): Promise<void>
}

/** Signs in a new organiser and creates an open round robin of three rounds, unless `given` says otherwise. */
export async function anOwnEvent(
  organiser: BrowserContext,
  site: string,
  { names = [], ...given }: { name: string; names?: string[]; [setting: string]: unknown },
): Promise<OwnEvent> {
  await registerOrganiser(organiser, site)
  const entries = names.map((firstName) => ({ ...UNKNOWN, firstName }))
  const event = { rounds: 3, system: 'roundRobin', isOpen: true, entries, ...given }
  const { id } = await ask(organiser, site, 'create', event)
  const change = async (...requests: object[]) => {
    for (const request of requests) await ask(organiser, site, `${id}/change`, { request })
  }
  return { id, change }
}

export const FIRST_ROUND = [
  { type: 'draw', round: 1 },
  { type: 'publish', round: 1 },
]
