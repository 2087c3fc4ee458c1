import type { BrowserContext } from '@playwright/test'
import { ask, UNKNOWN } from './made-event.ts'
import { registerOrganiser } from './register-organiser.ts'

/** An event that a test makes for itself, so that it changes nothing that other tests read. */
export interface OwnEvent {
  id: string
  /** Sends changes as the desk does, one after the other. */
  change(...requests: object[]): Promise<void>
}

/** Signs a new organiser in and makes an open round robin of theirs, over three rounds unless `given` says otherwise. */
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

/** The requests that draw round 1 and publish it. */
export const FIRST_ROUND = [
  { type: 'draw', round: 1 },
  { type: 'publish', round: 1 },
]
