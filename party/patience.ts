const SPAN = 20_000
const MOST = 30
const LARGEST = 4096

/** Counts what a visitor says. A visitor says at most thirty things in any twenty seconds, of 4 kB each. */
export class Patience {
  #times = new WeakMap<WeakKey, number[]>()

  /** Whether this message of that visitor is still welcome. */
  allows(visitor: WeakKey, message: string | ArrayBuffer | ArrayBufferView, now: number): boolean {
    const recent = (this.#times.get(visitor) ?? []).filter((time) => now - time < SPAN)
    recent.push(now)
    this.#times.set(visitor, recent)
    return recent.length <= MOST && size(message) <= LARGEST
  }
}

/** Bytes; a text is measured only where its length leaves a doubt. */
function size(message: string | ArrayBuffer | ArrayBufferView): number {
  if (typeof message !== 'string') return message.byteLength
  return 3 * message.length <= LARGEST || message.length > LARGEST
    ? message.length
    : new TextEncoder().encode(message).length
}
