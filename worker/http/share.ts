import type { Context } from 'hono'
import { LEFT, SHARED, VERSION } from '#core/contract/edge-headers.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { AppEnv } from '../env.ts'

/** An event as an answer shows it. */
export type ShownVersion = Pick<Snapshot, 'id' | 'version'>

/** Headers of an answer that is the same for every signed-out reader of a kind, which the edge therefore keeps. */
export const sharedHeaders = (shown?: ShownVersion): Record<string, string> => ({
  [SHARED]: '1',
  ...(shown && { [VERSION]: `${shown.id}.${shown.version}` }),
})

export function share(c: Context<AppEnv>, shown?: ShownVersion): void {
  for (const [name, value] of Object.entries(sharedHeaders(shown))) c.header(name, value)
}

/** For an answer that only who knows its address may see. */
export const keepFromEdge = (c: Context<AppEnv>): void => c.header(SHARED, undefined)

/** Something public turned private or was deleted: what the edge keeps has to go at once. */
export const noteLeft = (c: Context<AppEnv>): void => c.header(LEFT, '1')
