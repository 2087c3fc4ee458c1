const WINDOW = 20_000
const MAX_MESSAGES = 30
const MAX_BYTES = 4096

/** Counts what a visitor says. A visitor says at most thirty things in any twenty seconds, of 4 kB each. */
export class MessageRateLimit {
  #times = new WeakMap<WeakKey, number[]>()

  /** Whether this message of that visitor is still welcome. */
  allows(connection: WeakKey, message: string | ArrayBuffer | ArrayBufferView, now: number): boolean {
    const recent = (this.#times.get(connection) ?? []).filter((time) => now - time < WINDOW)
    recent.push(now)
    this.#times.set(connection, recent)
    return recent.length <= MAX_MESSAGES && size(message) <= MAX_BYTES
  }
}

/** Bytes; a text is measured only where its length leaves a doubt. */
function size(message: string | ArrayBuffer | ArrayBufferView): number {
  if (typeof message !== 'string') return message.byteLength
  return 3 * message.length <= MAX_BYTES || message.length > MAX_BYTES
    ? message.length
    : new TextEncoder().encode(message).length
}
