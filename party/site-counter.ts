import { logError } from './log.ts'
import type { KeyValues } from './storage.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Edge isolates report every few seconds while they have visitors; one that is silent for this long has none. */
const EDGE_TTL = 45 * SECOND
/** A room that is silent for this long is asked for its number of viewers. */
const ROOM_TTL = 30 * MINUTE

const EDGE = 'edge/'
const ROOM = 'room/'
/** Storage key of all places. */
const STORED = 'places'

interface CountedPlace {
  count: number
  at: number
}

/** All places in one row. `count` and `at` are for the release before, which had a row for each place: it adds them up. */
interface StoredPlaces extends CountedPlace {
  count: 0
  places: [name: string, place: CountedPlace][]
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

/**
 * The number of people on the site: the sum of what its places reported. It is kept in memory and stored once a minute
 * at most, however many places report; a counter that starts again knows what was stored last.
 */
export class PlaceCounts {
  #options: PlaceCountsOptions
  #places: Map<string, CountedPlace>
  #storedAt: number
  #storing: ReturnType<typeof setTimeout> | undefined

  constructor(options: PlaceCountsOptions) {
    this.#options = options
    const { kv } = options
    const { places = [], at = -Infinity } = kv.get<StoredPlaces>(STORED) ?? {}
    this.#places = new Map(places)
    this.#storedAt = at
    // Rows of the release before.
    for (const [name, place] of [...kv.list<CountedPlace>()].filter(([key]) => key !== STORED)) {
      this.#places.set(name, place)
      kv.delete(name)
    }
  }

  /** Takes the count of a place; returns the total of the site. */
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
      if (name.startsWith(EDGE) && at + EDGE_TTL <= now) this.#places.delete(name)
      else sum += count
    }
    return sum
  }

  #set(name: string, place: CountedPlace): void {
    if (place.count > 0) this.#places.set(name, place)
    else if (!this.#places.delete(name)) return
    if (this.#storing !== undefined) return
    this.#storing = setTimeout(() => this.#store(), Math.max(0, this.#storedAt + MINUTE - this.#options.now()))
  }

  #store(): void {
    this.#storing = undefined
    this.#storedAt = this.#options.now()
    // Forgets silent isolates first.
    this.total()
    try {
      this.#options.kv.put<StoredPlaces>(STORED, { count: 0, at: this.#storedAt, places: [...this.#places] })
    } catch (error) {
      logError(error)
    }
  }

  /** A room that stopped with all its connections may have had no time to report it. */
  async #ask(name: string, { count }: CountedPlace): Promise<void> {
    const { watching, now } = this.#options
    // Noted before the room is asked, so that concurrent reports ask it once.
    this.#set(name, { count, at: now() })
    try {
      this.#set(name, { count: await watching(name.slice(ROOM.length)), at: now() })
    } catch (error) {
      logError(error)
    }
  }
}
