import type { BoardRef, FollowTarget, RoundRef } from '#core/match/live.ts'

/** A connection whose state survives hibernation. */
export interface StatefulConnection {
  readonly id: string
  readonly state: unknown
  setState(state: FollowTarget | null): unknown
}

/** Who looks at what: each visitor at one board, or at those of one round. */
export class Followers<Client extends StatefulConnection> {
  #targets = new Map<string, { target: FollowTarget; clients: Map<string, Client> }>()
  #at = new Map<string, string>()

  /** Connections that survived hibernation may already follow something. */
  constructor(connections: Iterable<Client>) {
    for (const client of connections) {
      const target = client.state as FollowTarget | null
      if (target) this.#add(client, target)
    }
  }

  follow(client: Client, wanted: FollowTarget): void {
    const target = isBoard(wanted) ? { r: wanted.r, n: wanted.n, b: wanted.b } : { r: wanted.r }
    this.remove(client)
    client.setState(target)
    this.#add(client, target)
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
    const { clients } = this.#targets.get(key)!
    clients.delete(client.id)
    if (clients.size === 0) this.#targets.delete(key)
  }

  /** The boards that somebody looks at by themselves. */
  boards(): BoardRef[] {
    return this.targets.filter(isBoard)
  }

  /** The rounds of which somebody looks at every board. */
  rounds(): number[] {
    return this.targets.flatMap((target) => (isBoard(target) ? [] : [target.r]))
  }

  /** Those who look at a board, by itself or with its round. */
  followersOf(board: BoardRef): Client[] {
    return [board, { r: board.r }].flatMap((target) => [...(this.#targets.get(keyOf(target))?.clients.values() ?? [])])
  }

  /** All that somebody looks at. */
  get targets(): FollowTarget[] {
    return Array.from(this.#targets.values(), ({ target }) => target)
  }

  #add(client: Client, target: FollowTarget): void {
    const key = keyOf(target)
    const entry = this.#targets.get(key) ?? { target, clients: new Map() }
    entry.clients.set(client.id, client)
    this.#targets.set(key, entry)
    this.#at.set(client.id, key)
  }
}

/** Whether somebody looks at one board and not at a whole round. */
export const isBoard = (target: BoardRef | RoundRef): target is BoardRef => 'b' in target
const keyOf = (target: FollowTarget): string =>
  isBoard(target) ? `${target.r}-${target.n}-${target.b}` : String(target.r)
