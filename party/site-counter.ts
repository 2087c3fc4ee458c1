import { DurableObject } from 'cloudflare:workers'

const SECOND = 1000
/** A part of the edge says again who asked there lately; one that says nothing for so long has nobody. */
const EDGE_TTL = 45 * SECOND
/** A room that has said nothing for so long is asked whether all of them are still there. */
const ROOM_TTL = 30 * 60 * SECOND

const EDGE = 'edge/'
const ROOM = 'room/'

interface CountedPlace {
  count: number
  at: number
}

/** The names of the places where people are. */
export const edgePlace = (id: string): string => EDGE + id
export const roomPlace = (tournament: string): string => ROOM + tournament

/**
 * One for the site: how many are on it. Rooms of tournaments say how many watch there, and parts of the edge how many read other
 * pages. It outlives sleep, and nobody holds a line to it.
 */
export abstract class SiteCounterBase<Env extends Cloudflare.Env = Cloudflare.Env> extends DurableObject<Env> {
  #places = new Map(this.ctx.storage.kv.list<CountedPlace>())

  /** How many watch a tournament, as its room says. */
  protected abstract watching(tournament: string): Promise<number>

  /** Takes how many are at a place; returns how many are on the site. */
  async report(name: string, count: number): Promise<number> {
    const now = Date.now()
    this.#set(name, { count, at: now })
    const silent = [...this.#places].find(([place, { at }]) => place.startsWith(ROOM) && at + ROOM_TTL <= now)
    if (silent) this.ctx.waitUntil(this.#ask(...silent))
    return this.total(now)
  }

  /** How many are on the site. */
  total(now = Date.now()): number {
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
      this.ctx.storage.kv.put(name, place)
    } else if (this.#places.delete(name)) this.ctx.storage.kv.delete(name)
  }

  /** A room that ended with all its lines may have had no time to say so. */
  async #ask(name: string, { count }: CountedPlace): Promise<void> {
    // Once, however many report meanwhile.
    this.#set(name, { count, at: Date.now() })
    try {
      this.#set(name, { count: await this.watching(name.slice(ROOM.length)), at: Date.now() })
    } catch (error) {
      console.error(error)
    }
  }
}
