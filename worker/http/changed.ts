import type { Context } from 'hono'
import { publish } from '#party/publish.ts'
import { moved } from '../data/snapshots.ts'
import type { App } from '../env.ts'

/**
 * Tells everybody that a tournament was saved and has this version now: each looks for themselves, since the change is more than
 * a frame holds. Nothing is told where nothing changed.
 */
export async function changed(c: Context<App>, id: string, version: number | undefined): Promise<void> {
  if (version === undefined) return
  moved(id, version)
  await publish(c.env.TournamentRoom, id, [{ type: 'round', v: version }])
}
