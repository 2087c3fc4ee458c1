import type { BrowserContext } from '@playwright/test'
import { anOrganiser } from './account.ts'

/** Somebody new who may make tournaments, signed in in a browser; returns their name. */
export async function registerOrganiser(context: BrowserContext, site: string): Promise<string> {
  const { name, enter } = await anOrganiser(site)
  await enter(context)
  return name
}
