import { singleFlight } from './single-flight.ts'
import { lru } from './lru.ts'

type WaitUntil = (work: Promise<unknown>) => void

/**
 * Caches texts that change only with a tournament's version, by id and version. `bytes` limits their total length, in
 * characters. Concurrent callers share one `write`.
 */
export function versionedText(name: string, bytes: number) {
  const cache = lru<string>(bytes, (text) => text.length)

  return async (
    { waitUntil }: { waitUntil: WaitUntil },
    id: string,
    version: number,
    write: () => Promise<string>,
  ): Promise<string> => {
    const key = `${id}/${version}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    return singleFlight(`${name} ${key}`, waitUntil, async () => {
      const text = await write()
      cache.set(key, text)
      return text
    })
  }
}
