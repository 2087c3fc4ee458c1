import type { Context } from 'hono'
import { individualsOf } from '#core/snapshot/individual-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { together } from '../data/flight.ts'
import * as games from '../data/games.ts'
import { lru } from '../data/lru.ts'
import type { App } from '../env.ts'

const MEMORY = 4 * 1024 * 1024

const written = lru<string>(MEMORY, (text) => text.length)

/** Who sits at the boards of a team event and what they scored, as JSON: one more result, and its version is another. */
export async function individualsText(c: Context<App>, snapshot: Snapshot): Promise<string> {
  const key = `${snapshot.id}/${snapshot.version}`
  const known = written.get(key)
  if (known !== undefined) return known
  return together(
    `individuals ${key}`,
    (work) => c.executionCtx.waitUntil(work),
    async () => {
      const [entrants, played] = await games.individuals(c.var.db, snapshot.id)
      const text = JSON.stringify(individualsOf(snapshot, entrants, played))
      written.set(key, text)
      return text
    },
  )
}
