import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CATALOGUE_KEY, type ListCatalogue } from '#core/ratings/catalogue.ts'
import { ratingFiles } from '../backup/wrangler.ts'

/** Where a site has its rating lists. */
export interface ListStore {
  catalogue: () => Promise<ListCatalogue>
  put: (key: string, content: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
}

export const saveCatalogue = (store: ListStore, catalogue: ListCatalogue): Promise<void> =>
  store.put(CATALOGUE_KEY, Buffer.from(JSON.stringify(catalogue)))

const EMPTY: ListCatalogue = { lists: [] }

/** Runs `work` with the lists of the local site; no Worker may be running on them. */
export async function withLocalLists<Answer>(
  state: string,
  work: (store: ListStore) => Promise<Answer>,
): Promise<Answer> {
  // Takes seconds to load, and isn't needed for the deployed site.
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<{ RATINGS: R2Bucket }>({
    configPath: bucketAlone(state),
    persist: { path: resolve(state, 'v3') },
  })
  const bucket = env.RATINGS
  try {
    return await work({
      catalogue: async () => (await (await bucket.get(CATALOGUE_KEY))?.json<ListCatalogue>()) ?? EMPTY,
      put: async (key, content) => void (await bucket.put(key, content as Uint8Array<ArrayBuffer>)),
      remove: (key) => bucket.delete(key),
    })
  } finally {
    await dispose()
  }
}

function bucketAlone(state: string): string {
  const bucket = /\[\[r2_buckets\]\]\nbinding = "RATINGS"[^[]*/.exec(readFileSync('wrangler.toml', 'utf8'))?.[0]
  if (!bucket) throw new Error('wrangler.toml has no bucket with the binding RATINGS (docs/operate.md).')
  const path = resolve(state, 'ratings.toml')
  mkdirSync(state, { recursive: true })
  writeFileSync(path, `name = "kibitz"\ncompatibility_date = "2026-10-20"\n${bucket}`)
  return path
}

// What wrangler says of an object that does not exist.
const NO_OBJECT = /does not exist|not found|404/i

/** Runs `work` with the lists of the deployed site. */
export async function withRemoteLists<Answer>(work: (store: ListStore) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'kibitz-'))
  const file = join(folder, 'object')
  try {
    return await work({
      async catalogue() {
        try {
          await ratingFiles.get(CATALOGUE_KEY, file)
        } catch (error) {
          if (NO_OBJECT.test(String(error))) return EMPTY
          throw error
        }
        return JSON.parse(readFileSync(file, 'utf8')) as ListCatalogue
      },
      async put(key, content) {
        writeFileSync(file, content)
        await ratingFiles.put(key, file)
      },
      remove: async (key) => void (await ratingFiles.remove(key)),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
