import * as z from 'zod/mini'

const Account = z.object({
  id: z.string(),
  disabled: z.optional(z.boolean()),
})

/** Accounts that Lichess names in an answer to ids: those that exist, and whether they are closed. */
export function parseAccounts(json: unknown): Map<string, { isClosed: boolean }> | undefined {
  const read = z.safeParse(z.array(Account), json)
  if (!read.success) return undefined
  return new Map(read.data.map(({ id, disabled = false }) => [id.toLowerCase(), { isClosed: disabled }]))
}

export const PRESENCES = ['away', 'online', 'playing'] as const
export type SitePresence = (typeof PRESENCES)[number]

const Status = z.object({ id: z.string(), online: z.optional(z.boolean()), playing: z.optional(z.boolean()) })

/** Lichess leaves out flags that are false. */
export function parsePresences(json: unknown): Map<string, SitePresence> | undefined {
  const read = z.safeParse(z.array(Status), json)
  if (!read.success) return undefined
  return new Map(read.data.map(({ id, online, playing }) => [id, playing ? 'playing' : online ? 'online' : 'away']))
}
