import { logError } from './log.ts'
import type { KeyValues } from './storage.ts'

const SECOND = 1000
/** Edge isolates report every few seconds while they have visitors; one that is silent for this long has none. */
const EDGE_TTL = 45 * SECOND
/** A room that is silent for this long is asked for its number of viewers. */
const ROOM_TTL = 30 * 60 * SECOND

const EDGE = 'edge/'
const ROOM = 'room/'

interface CountedPlace {
  count: number
  at: number
}

/** Names of the places that report counts: an isolate of the edge, and a tournament's room. */
export const edgePlace = (id: string): string => EDGE + id
export const roomPlace = (tournament: string): string => ROOM + tournament

interface PlaceCountsOptions {
  kv: KeyValues
  /** Asks a tournament's room for its number of viewers. */
  watching: (tournament: string) => Promise<number>
  waitUntil: (work: Promise<unknown>) => void
  now: () => number
}

/** The number of people on the site: the sum of what its places reported, stored so that it outlives hibernation. */
export class PlaceCounts {
  #options: PlaceCountsOptions
  #places: Map<string, CountedPlace>

  constructor(options: PlaceCountsOptions) {
    this.#options = options
    this.#places = new Map(options.kv.list<CountedPlace>())
  }

  /** Stores the count of a place; returns the total of the site. */
  report(name: string, count: number): number {
    const now = this.#options.now()
    this.#set(name, { count, at: now })
    const silent = [...this.#places].find(([place, { at }]) => place.startsWith(ROOM) && at + ROOM_TTL <= now)
    if (silent) this.#options.waitUntil(this.#ask(...silent))
    return this.total()
  }

  total(): number {
    const now = this.#options.now()
    let sum = 0
    for (const [name, { count, at }] of this.#places) {
      if (name.startsWith(EDGE) && at + EDGE_TTL <= now) this.#set(name, { count: 0, at })
      else sum += count
    }
    return sum
  }

  #set(name: string, place: CountedPlace): void {
    if (place.count > 0) {
      this.#places.set(name, place)
      this.#options.kv.put(name, place)
    } else if (this.#places.delete(name)) this.#options.kv.delete(name)
  }

  /** A room that stopped with all its connections may have had no time to report it. */
  async #ask(name: string, { count }: CountedPlace): Promise<void> {
    const { watching, now } = this.#options
    // Stored before the room is asked, so that concurrent reports ask it once.
    this.#set(name, { count, at: now() })
    try {
      this.#set(name, { count: await watching(name.slice(ROOM.length)), at: now() })
    } catch (error) {
      logError(error)
    }
  }
}
