import type { Context } from 'hono'
import { revealedOf } from '#core/snapshot/spoiler-choice.ts'
import type { CachedSnapshot } from '../cache/snapshots.ts'
import type { AppEnv } from '../env.ts'
import { withoutSpoilers } from '../use-cases/shown-tournament.ts'
import { callerOf } from '../http/caller.ts'
import { spoilerChoice } from '../http/spoiler-choice.ts'
import { findPublic } from '../use-cases/visible-tournament.ts'

/** A tournament to embed: without results if the address says so, or if the reader hides them on this site. */
export async function findEmbedded(c: Context<AppEnv>, id: string): Promise<CachedSnapshot | undefined> {
  const found = await findPublic(callerOf(c), id)
  const revealed = found && revealedOf(spoilerChoice(c), found.snapshot.id)
  return found && revealed ? withoutSpoilers(found, revealed) : found
}
