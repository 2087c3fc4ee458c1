import type { Context } from 'hono'
import { individualsOf } from '#core/snapshot/individual-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versionedText } from '../cache/versioned-text.ts'
import * as games from '../data/games.ts'
import type { App } from '../env.ts'
import { reach } from './tournament.ts'

const MEMORY = 4 * 1024 * 1024

const written = versionedText('individuals', MEMORY)

/** Who sits at the boards of a team event and what they scored, as JSON: one more result, and its version is another. */
export const individualsText = (c: Context<App>, snapshot: Snapshot): Promise<string> =>
  written(reach(c), snapshot.id, snapshot.version, async () => {
    const [entrants, played] = await games.individuals(c.var.db, snapshot.id)
    return JSON.stringify(individualsOf(snapshot, entrants, played))
  })
