import { LOG_LENGTH } from './event-log.ts'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 1000
/** A relay that is not reached for so many tries asks for what it missed when it is back. */
const MAX_TRIES = 60

/** What goes to one relay, in order and until it arrived: one call is under way at a time, with all that waits. */
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
        console.error(error)
        await new Promise((resolve) => setTimeout(resolve, Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE)))
        tries += 1
        this.#waiting = this.#waiting.slice(-LOG_LENGTH)
      }
    }
    this.#waiting = []
    this.#isBusy = false
  }
}
