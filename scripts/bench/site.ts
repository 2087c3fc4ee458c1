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
  /** Where pages, files and calls are, as visitors find them. */
  url: string
  /** Straight to the Worker, with nothing before it. */
  direct: string
  /** The process that runs it all. */
  pid: number
  db: Db
  save: (...events: ImportedTournament[]) => Promise<void>
  /** Fires the cron trigger. */
  tick: () => Promise<void>
  close: () => Promise<void>
}

// What a Worker may hold in memory, in MB; beyond that it is ended.
process.env.MINIFLARE_WORKERD_V8_FLAGS = '--max-heap-size=128'
// Nobody needs to know where on earth this machine is.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

/**
 * The Worker as it is deployed on workerd, without a proxy before it, over an empty database. `chessSite` is where the chess site
 * answers, `room` the class of its rooms.
 */
export async function openSite(
  built: BuiltSite,
  { chessSite = 'http://127.0.0.1:1', room = 'TournamentRoom' } = {},
): Promise<Site> {
  // Nobody shares a link here.
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
        // A Worker without one answers nothing.
        SECRET: 'bench',
        CHESS_COM_API: `${chessSite}/pub`,
        CHESS_COM_WEB: chessSite,
      }),
      durableObjects: changed('durableObjects', { TournamentRoom: { className: room, useSQLite: true } }),
      assets: changed('assets', { directory: built.client }),
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      // What the Worker says of a failing chess site is no news here.
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

/** An event without people at boards. */
export const withoutIndividuals = (snapshot: Snapshot): ImportedTournament => ({ snapshot, individuals: [], games: [] })
