import { logError } from './log.ts'
import { finishClose, greetingOf, PLAIN_TAG, send, type RoomConnection, type Socket, type Sockets } from './sockets.ts'
import { ViewerCount, type ViewerCountOptions } from './viewer-count.ts'

interface ViewersOptions extends ViewerCountOptions {
  /** Loads the events that a new viewer at version `since` missed. */
  prepare: (since: number | undefined) => void | Promise<void>
  /** Frames after a version. Called right after `prepare`, with no pause in which an event could be broadcast. */
  missed: (since: number) => string[]
}

/** The viewers connected to a room or relay. */
export class Viewers {
  readonly count: ViewerCount
  #sockets: Sockets
  #options: ViewersOptions
  /** Viewers that have not received the events they missed: no broadcast may overtake those. */
  #arriving = new Set<Socket>()

  constructor(sockets: Sockets, options: ViewersOptions) {
    this.#sockets = sockets
    this.#options = options
    this.count = new ViewerCount(sockets, options)
  }

  /** Sends events to all viewers: as one frame if the client reads lists, one by one if not. */
  broadcast(texts: string[]): void {
    const list = listOf(texts)
    const plain = new Set(this.#sockets.getWebSockets(PLAIN_TAG))
    for (const socket of this.#sockets.getWebSockets()) {
      if (this.#arriving.has(socket)) continue
      if (plain.has(socket)) for (const text of texts) send(socket, text)
      else send(socket, list)
    }
  }

  /** Sends a new viewer the viewer count and the events they missed. */
  async greet(connection: RoomConnection, request: Request): Promise<void> {
    const { prepare, missed } = this.#options
    const { since, readsLists } = greetingOf(request)
    this.#arriving.add(connection)
    try {
      if (!this.count.add(connection, 1)) connection.send(this.count.text)
      await prepare(since)
      const texts = since === undefined ? [] : missed(since)
      for (const text of readsLists && texts.length > 0 ? [listOf(texts)] : texts) send(connection, text)
    } catch (error) {
      // Caught here because partyserver would send the error's stack to the client.
      logError(error)
      connection.close(1011, 'Live updates are unavailable right now.')
    } finally {
      this.#arriving.delete(connection)
    }
  }

  leave(connection: RoomConnection): void {
    this.count.add(connection, -1)
    finishClose(connection)
  }
}

const listOf = (texts: string[]): string => (texts.length === 1 ? texts[0]! : `[${texts.join()}]`)
