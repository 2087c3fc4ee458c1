import { singleFlight } from './single-flight.ts'
import { lru } from './lru.ts'

type WaitUntil = (work: Promise<unknown>) => void

/**
 * Texts that change with a tournament's version alone, each under an id and that version. They take at most `bytes`
 * together; each is written once, however many ask for it at the same moment.
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
