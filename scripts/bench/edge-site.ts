import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { ImportedTournament } from '#core/trf/import.ts'
import { type Db, open } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import { SITE } from '../run/build.ts'
import { bundledWorker } from '../run/bundled-worker.ts'
import { listMigrations } from '../run/migrate.ts'
import type { BuiltSite } from './built.ts'

/** A site as it is deployed: isolates of one data centre, and the Worker beside the database that they ask. */
export interface EdgeSite {
  /** Base URLs of two isolates of one data centre: own memory, the same edge cache. */
  isolates: [string, string]
  db: Db
  save: (...events: ImportedTournament[]) => Promise<void>
  close: () => Promise<void>
}

const LOOPBACK = [{ host: '127.0.0.1', port: 0 }]

/** Runs the deployed Worker on workerd three times, with an empty database: twice at the edge, once beside the database. */
export async function openEdgeSite(built: BuiltSite): Promise<EdgeSite> {
  const { serviceBindings: _, ...options } = bundledWorker({ config: SITE.config, folder: built.worker })
  const { bindings, durableObjects, assets } = options as Record<string, object>
  const worker = {
    ...options,
    bindings: { ...bindings, ENVIRONMENT: 'development', SECRET: 'bench', EDGE_CACHE: 'embedded' },
    assets: { ...assets, directory: built.client },
    unsafeDirectSockets: LOOPBACK,
  }
  const objectsElsewhere = Object.fromEntries(
    Object.entries(durableObjects!).map(([name, by]) => [name, { ...(by as object), scriptName: 'edge' }]),
  )
  const runner = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      handleStructuredLogs: () => undefined,
      workers: [
        { ...worker, name: 'edge', serviceBindings: { ORIGIN: 'origin' } },
        { ...worker, name: 'second', durableObjects: objectsElsewhere, serviceBindings: { ORIGIN: 'origin' } },
        {
          ...worker,
          name: 'origin',
          bindings: { ...worker.bindings, EDGE_CACHE: 'off' },
          durableObjects: objectsElsewhere,
        },
      ],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  )
  await runner.ready
  const [first, second] = await Promise.all(['edge', 'second'].map((name) => runner.unsafeGetDirectURL(name)))
  const d1 = (await runner.getD1Database('DB', 'edge')) as unknown as D1Database
  for (const { queries } of listMigrations()) await d1.batch(queries.map((query) => d1.prepare(query)))
  const db = open(d1)
  return {
    isolates: [first!.origin, second!.origin],
    db,
    save: async (...events) => {
      for (const event of events) await saveImport(db, event)
    },
    close: () => runner.dispose(),
  }
}
