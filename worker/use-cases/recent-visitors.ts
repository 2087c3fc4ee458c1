import { SECOND } from '#core/time.ts'

/** A page that is looked at asks how many are online so often. */
const ASKED_EVERY = 30 * SECOND
/** Whoever asked so lately is here. */
const HERE_FOR = ASKED_EVERY + 5 * SECOND
/** A hall full of people has one address; somebody who invents more than that counts for no more. */
const MAX_PER_ADDRESS = 500

/** Who asked this part of the edge lately, by the name that their browser chose. */
export class RecentVisitors {
  #seen = new Map<string, { at: number; address: string }>()
  #perAddress = new Map<string, number>()

  note(visitor: string, address: string, now: number): void {
    this.#forget(now)
    if ((this.#perAddress.get(address) ?? 0) >= MAX_PER_ADDRESS && !this.#seen.has(visitor)) return
    this.#remove(visitor)
    // Those last seen stand last.
    this.#seen.set(visitor, { at: now, address })
    this.#add(address, 1)
  }

  /** How many are here. */
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
