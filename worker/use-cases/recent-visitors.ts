import { SECOND } from '#core/time.ts'

/** Milliseconds between two requests of a visible page for the number of people online. */
const ASKED_EVERY = 30 * SECOND
/** A visitor counts as online for this many milliseconds after asking. */
const HERE_FOR = ASKED_EVERY + 5 * SECOND
/** Enough for a playing hall behind one address; further ids from it are taken for invented and don’t count. */
const MAX_PER_ADDRESS = 500

/** Visitors who asked this isolate recently, by the id that their browser chose. */
export class RecentVisitors {
  #seen = new Map<string, { at: number; address: string }>()
  #perAddress = new Map<string, number>()

  note(visitor: string, address: string, now: number): void {
    this.#forget(now)
    if ((this.#perAddress.get(address) ?? 0) >= MAX_PER_ADDRESS && !this.#seen.has(visitor)) return
    this.#remove(visitor)
    // Deleted and set again, so that the map is ordered by the last visit.
    this.#seen.set(visitor, { at: now, address })
    this.#add(address, 1)
  }

  count(now: number): number {
    this.#forget(now)
    return this.#seen.size
  }

  #forget(now: number): void {
    for (const [visitor, { at }] of this.#seen) {
      if (at + HERE_FOR > now) return
      this.#remove(visitor)
    }
  }

  #remove(visitor: string): void {
    const known = this.#seen.get(visitor)
    if (!known) return
    this.#seen.delete(visitor)
    this.#add(known.address, -1)
  }

  #add(address: string, by: number): void {
    const count = (this.#perAddress.get(address) ?? 0) + by
    if (count > 0) this.#perAddress.set(address, count)
    else this.#perAddress.delete(address)
  }
}
