import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { type Db, open } from '#worker/data/db.ts'
import { EDGE } from '../run/build.ts'
import { bundledWorker } from '../run/bundled-worker.ts'
import { listMigrations } from '../run/migrate.ts'
import type { BuiltRelease } from './build.ts'

/** A site while a deployment goes on: Workers of two releases call the objects of one of them, on one database. */
export interface MixedSite {
  /** Base URL of the Worker that has the objects. */
  before: string
  /** Base URL of the edge in front of the Worker of the other release. */
  after: string
  db: Db
  tick: (worker: 'before' | 'after') => Promise<void>
  errors: string[]
  close: () => Promise<void>
}

export async function openMixedSite({
  objects,
  workers,
  chessSite,
}: {
  objects: BuiltRelease
  workers: BuiltRelease
  chessSite: string
}): Promise<MixedSite> {
  const errors: string[] = []
  const worker = (name: string, release: BuiltRelease) => {
    const { serviceBindings: _, ...options } = bundledWorker(release)
    return {
      ...options,
      name,
      bindings: {
        ...(options.bindings as object),
        ENVIRONMENT: 'development',
        SECRET: 'two releases',
        CHESS_COM_API: `${chessSite}/pub`,
        CHESS_COM_WEB: chessSite,
      },
      assets: { ...(options.assets as object), directory: release.client },
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }
  }
  const before = worker('before', objects)
  const { durableObjects } = before as unknown as { durableObjects: Record<string, { className: string }> }
  const after = {
    ...worker('after', workers),
    durableObjects: Object.fromEntries(
      Object.entries(durableObjects).map(([name, { className }]) => [
        name,
        { className, scriptName: 'before', useSQLite: true },
      ]),
    ),
  }
  const { assets, bindings, ...options } = bundledWorker({ config: EDGE.config, folder: EDGE.folder })
  const edge = {
    ...options,
    name: 'edge',
    assets: { ...(assets as object), directory: workers.client },
    bindings: { ...(bindings as object), CACHE: 'embedded' },
    serviceBindings: { ORIGIN: 'after' },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
  const runner = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
        if (level === 'error') errors.push(message)
      },
      workers: [edge, before, after],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  )
  await runner.ready
  const urlOf = async (name: string) => (await runner.unsafeGetDirectURL(name)).origin
  const d1 = (await runner.getD1Database('DB', 'before')) as unknown as D1Database
  for (const { queries } of listMigrations()) await d1.batch(queries.map((query) => d1.prepare(query)))
  return {
    before: await urlOf('before'),
    after: await urlOf('edge'),
    db: open(d1),
    tick: async (name) => void (await (await runner.getWorker(name)).scheduled({ cron: '* * * * *' })),
    errors,
    close: () => runner.dispose(),
  }
}
