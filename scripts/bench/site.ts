import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ImportedTournament } from '#core/trf/import.ts'
import { type Db, open } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import { SITE } from '../run/build.ts'
import { bundledWorker } from '../run/bundled-worker.ts'
import { listMigrations } from '../run/migrate.ts'
import type { BuiltSite } from './built.ts'
import { children } from './process.ts'

export interface Site {
  /** Base URL of the site as visitors use it, with pages, files and API. */
  url: string
  /** Base URL of the Worker itself, without a proxy in front. */
  direct: string
  pid: number
  db: Db
  save: (...events: ImportedTournament[]) => Promise<void>
  tick: () => Promise<void>
  close: () => Promise<void>
}

// The memory limit of Workers at Cloudflare, in MB.
process.env.MINIFLARE_WORKERD_V8_FLAGS = '--max-heap-size=128'
// Stops Miniflare from asking Cloudflare for this machine's location.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

/**
 * Runs the deployed Worker on workerd with an empty database. `chessSite` is the base URL of the chess site, `room` the
 * class of tournament rooms.
 */
export async function openSite(
  built: BuiltSite,
  { chessSite = 'http://127.0.0.1:1', room = 'TournamentRoom' } = {},
): Promise<Site> {
  // The Worker of link previews is left out: nothing here requests previews.
  const { serviceBindings: _, ...options } = bundledWorker({ config: SITE.config, folder: built.worker })
  const changed = <By extends object>(name: 'bindings' | 'durableObjects' | 'assets', by: By) => ({
    ...(options[name] as object),
    ...by,
  })
  const before = children('workerd')
  const runner = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: 'kibitz',
      host: '127.0.0.1',
      bindings: changed('bindings', {
        ENVIRONMENT: 'development',
        // The Worker answers no requests without a SECRET.
        SECRET: 'bench',
        CHESS_COM_API: `${chessSite}/pub`,
        CHESS_COM_WEB: chessSite,
      }),
      durableObjects: changed('durableObjects', { TournamentRoom: { className: room, useSQLite: true } }),
      assets: changed('assets', { directory: built.client }),
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      // Hides the Worker's warnings about a failing chess site.
      handleStructuredLogs: () => undefined,
    }),
  )
  const { origin: url } = await runner.ready
  const { origin: direct } = await runner.unsafeGetDirectURL('kibitz')
  const d1 = (await runner.getD1Database('DB')) as unknown as D1Database
  for (const { queries } of listMigrations()) await d1.batch(queries.map((query) => d1.prepare(query)))
  const db = open(d1)
  return {
    url,
    direct,
    pid: children('workerd').find((pid) => !before.includes(pid))!,
    db,
    save: async (...events) => {
      for (const event of events) await saveImport(db, event)
    },
    tick: async () => void (await (await runner.getWorker()).scheduled({ cron: '* * * * *' })),
    close: () => runner.dispose(),
  }
}

export const withoutIndividuals = (snapshot: Snapshot): ImportedTournament => ({ snapshot, individuals: [], games: [] })
