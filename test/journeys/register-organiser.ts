import type { BrowserContext } from '@playwright/test'
import { anOrganiser } from './account.ts'

/** Registers a user who may create tournaments and signs them in in a browser; returns their username. */
export async function registerOrganiser(context: BrowserContext, site: string): Promise<string> {
  const { name, enter } = await anOrganiser(site)
  await enter(context)
  return name
}
