import { logError } from './log.ts'
import { LOG_LENGTH } from './event-log.ts'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 1000
/** After this many failed tries the waiting items are dropped; the relay gets what it missed when it joins again. */
const MAX_TRIES = 60

/**
 * Delivers items to one relay, in order and with retries. One call is under way at a time, with all items that wait.
 */
export class RelayChannel<Item> {
  #deliver: (items: Item[]) => Promise<void>
  #waiting: Item[] = []
  #isBusy = false

  constructor(deliver: (items: Item[]) => Promise<void>) {
    this.#deliver = deliver
  }

  send(...items: Item[]): void {
    this.#waiting.push(...items)
    if (!this.#isBusy) void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    this.#isBusy = true
    for (let tries = 0; this.#waiting.length > 0 && tries < MAX_TRIES;) {
      const count = this.#waiting.length
      try {
        await this.#deliver(this.#waiting.slice(0, count))
        this.#waiting.splice(0, count)
        tries = 0
      } catch (error) {
        logError(error)
        await new Promise((resolve) => setTimeout(resolve, Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE)))
        tries += 1
        this.#waiting = this.#waiting.slice(-LOG_LENGTH)
      }
    }
    this.#waiting = []
    this.#isBusy = false
  }
}
