import type { BoardRef, FollowTarget, RoundRef } from '#core/match/live.ts'
import { send, type Socket } from './sockets.ts'
import { parseTournamentRequest } from './tournament-request.ts'

/** A connection whose state survives hibernation. */
export interface StatefulConnection extends Socket {
  readonly id: string
  readonly state: unknown
  setState(state: FollowTarget | null): unknown
}

/** The board, or all boards of a round, that each viewer follows. */
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

  /** Handles a request to follow or leave; returns false for any other message. */
  handle(client: Client, message: string): boolean {
    const request = parseTournamentRequest(message)
    if (request?.type === 'leave') this.unfollow(client)
    else if (request) this.follow(client, request)
    return request !== undefined
  }

  follow(client: Client, wanted: FollowTarget): void {
    const { r } = wanted
    const target = isBoard(wanted) ? { r, n: wanted.n, b: wanted.b } : { r, ...(wanted.p && { p: wanted.p }) }
    this.remove(client)
    client.setState(target)
    this.#add(client, target)
  }

  unfollow(client: Client): void {
    this.remove(client)
    client.setState(null)
  }

  remove(client: Client): void {
    const key = this.#at.get(client.id)
    if (key === undefined) return
    this.#at.delete(client.id)
    const { clients } = this.#targets.get(key)!
    clients.delete(client.id)
    if (clients.size === 0) this.#targets.delete(key)
  }

  /** Sends to clients that follow the board or its whole round. */
  send(board: BoardRef, text: string): void {
    for (const target of [board, { r: board.r }]) {
      for (const client of this.#targets.get(keyOf(target))?.clients.values() ?? []) send(client, text)
    }
  }

  /** Sends gathered moves to clients that follow the whole round; `textFor` chooses what a client gets. */
  sendPlies(round: number, textFor: (client: Client) => string | undefined): void {
    for (const client of this.#targets.get(keyOf({ r: round, p: 1 }))?.clients.values() ?? []) {
      const text = textFor(client)
      if (text !== undefined) send(client, text)
    }
  }

  /** Followed boards and rounds, each once. */
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

/** Separates targets into boards and rounds, each once. */
export function followed(targets: FollowTarget[]): { boards: BoardRef[]; rounds: number[] } {
  const unique = [...new Map(targets.map((target) => [keyOf(target), target])).values()]
  const rounds = unique.flatMap((target) => (isBoard(target) ? [] : [target.r]))
  return { boards: unique.filter(isBoard), rounds: [...new Set(rounds)] }
}

/** Whether a client that follows `target` receives each move of a board. */
export const covers = (target: FollowTarget, { r, n, b }: BoardRef): boolean =>
  target.r === r && (isBoard(target) ? target.n === n && target.b === b : target.p === undefined)

/** Whether a client that follows `target` receives the gathered moves of a round. */
export const gathers = (target: FollowTarget, round: number): boolean =>
  !isBoard(target) && target.p === 1 && target.r === round

const isBoard = (target: BoardRef | RoundRef): target is BoardRef => 'b' in target
const keyOf = (target: FollowTarget): string =>
  isBoard(target) ? `${target.r}-${target.n}-${target.b}` : `${target.r}${target.p ? '+' : ''}`
