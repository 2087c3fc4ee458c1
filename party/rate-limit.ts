import type { Socket } from './sockets.ts'

const WINDOW = 20_000
const MAX_MESSAGES = 30
const MAX_BYTES = 4096

/** Limits a client to thirty messages in any twenty seconds, of 4 kB each. */
export class MessageRateLimit {
  #times = new WeakMap<WeakKey, number[]>()

  /** Whether to read a message: binary ones are ignored. Closes the connection of a client beyond the limit. */
  accepts(connection: Socket, message: string | ArrayBuffer | ArrayBufferView, now: number): message is string {
    if (!this.allows(connection, message, now)) connection.close(1008, 'Too many messages at once.')
    else return typeof message === 'string'
    return false
  }

  /** Whether a client that sends this message is within the limit. */
  allows(connection: WeakKey, message: string | ArrayBuffer | ArrayBufferView, now: number): boolean {
    const recent = (this.#times.get(connection) ?? []).filter((time) => now - time < WINDOW)
    recent.push(now)
    this.#times.set(connection, recent)
    return recent.length <= MAX_MESSAGES && size(message) <= MAX_BYTES
  }
}

/** Size in bytes. A text is encoded only if its length alone does not decide. */
function size(message: string | ArrayBuffer | ArrayBufferView): number {
  if (typeof message !== 'string') return message.byteLength
  return 3 * message.length <= MAX_BYTES || message.length > MAX_BYTES
    ? message.length
    : new TextEncoder().encode(message).length
}
