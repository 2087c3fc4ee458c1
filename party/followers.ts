import type { BoardRef } from '#core/match/live.ts'

/** A connection whose state survives hibernation. */
export interface StatefulConnection {
  readonly id: string
  readonly state: unknown
  setState(state: BoardRef | null): unknown
}

/** Who looks at which board: each visitor at one. */
export class Followers<Client extends StatefulConnection> {
  #boards = new Map<string, { board: BoardRef; clients: Map<string, Client> }>()
  #at = new Map<string, string>()

  /** Connections that survived hibernation may already follow a board. */
  constructor(connections: Iterable<Client>) {
    for (const client of connections) {
      const board = client.state as BoardRef | null
      if (board) this.#add(client, board)
    }
  }

  follow(client: Client, { r, n, b }: BoardRef): void {
    this.remove(client)
    client.setState({ r, n, b })
    this.#add(client, { r, n, b })
  }

  unfollow(client: Client): void {
    this.remove(client)
    client.setState(null)
  }

  /** Someone who is gone keeps nothing. */
  remove(client: Client): void {
    const key = this.#at.get(client.id)
    if (key === undefined) return
    this.#at.delete(client.id)
    const { clients } = this.#boards.get(key)!
    clients.delete(client.id)
    if (clients.size === 0) this.#boards.delete(key)
  }

  /** The boards that somebody looks at. */
  boards(): BoardRef[] {
    return [...this.#boards.values()].map(({ board }) => board)
  }

  followersOf(board: BoardRef): Iterable<Client> {
    return this.#boards.get(boardKey(board))?.clients.values() ?? []
  }

  #add(client: Client, board: BoardRef): void {
    const key = boardKey(board)
    const entry = this.#boards.get(key) ?? { board, clients: new Map() }
    entry.clients.set(client.id, client)
    this.#boards.set(key, entry)
    this.#at.set(client.id, key)
  }
}

const boardKey = ({ r, n, b }: BoardRef): string => `${r}-${n}-${b}`
