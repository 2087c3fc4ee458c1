import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { ImportedTournament } from '#core/trf/import.ts'
import { type Db, open } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import { EDGE, SITE } from '../run/build.ts'
import { bundledWorker } from '../run/bundled-worker.ts'
import { listMigrations } from '../run/migrate.ts'
import type { BuiltSite } from './built.ts'

/** A site as it is deployed: isolates of one data centre, and the Worker beside the database that they ask. */
export interface EdgeSite {
  /** Base URLs of two isolates of one data centre: own memory, the same edge cache. */
  isolates: [string, string]
  db: Db
  save: (...events: ImportedTournament[]) => Promise<void>
  /** The cron of the minute. */
  tick: () => Promise<void>
  close: () => Promise<void>
}

/** Runs the deployed Workers on workerd with an empty database: the edge twice, and the site’s Worker. */
export async function openEdgeSite(built: BuiltSite, more: Record<string, string> = {}): Promise<EdgeSite> {
  const { serviceBindings: _, ...options } = bundledWorker({ config: SITE.config, folder: built.worker })
  const { assets, bindings, ...edge } = bundledWorker({ config: EDGE.config, folder: built.edge })
  const from = (files: unknown) => ({ ...(files as object), directory: built.client })
  const atEdge = {
    ...edge,
    assets: from(assets),
    bindings: { ...(bindings as object), CACHE: 'embedded' },
    serviceBindings: { ORIGIN: 'kibitz' },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
  const site = {
    ...options,
    name: 'kibitz',
    bindings: { ...(options.bindings as object), ENVIRONMENT: 'development', SECRET: 'bench', ...more },
    assets: from(options.assets),
  }
  const runner = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      handleStructuredLogs: () => undefined,
      workers: [{ ...atEdge, name: 'first' }, { ...atEdge, name: 'second' }, site],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  )
  await runner.ready
  const [first, second] = await Promise.all(['first', 'second'].map((name) => runner.unsafeGetDirectURL(name)))
  const d1 = (await runner.getD1Database('DB', 'kibitz')) as unknown as D1Database
  for (const { queries } of listMigrations()) await d1.batch(queries.map((query) => d1.prepare(query)))
  const db = open(d1)
  return {
    isolates: [first!.origin, second!.origin],
    db,
    save: async (...events) => {
      for (const event of events) await saveImport(db, event)
    },
    tick: async () => void (await (await runner.getWorker('kibitz')).scheduled({ cron: '* * * * *' })),
    close: () => runner.dispose(),
  }
}
