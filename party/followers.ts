/** A board of a pairing. */
export interface Followed {
  r: number
  n: number
  b: number
}

/** A visitor who keeps a word for the time that the room sleeps. */
export interface Keeper {
  readonly id: string
  readonly state: unknown
  setState(state: Followed | null): unknown
}

/** Who looks at which board: each visitor at one. */
export class Followers<Visitor extends Keeper> {
  #boards = new Map<string, { board: Followed; visitors: Map<string, Visitor> }>()
  #at = new Map<string, string>()

  /** Those who are here already may have said something before the room slept. */
  constructor(here: Iterable<Visitor>) {
    for (const visitor of here) {
      const kept = visitor.state as Followed | null
      if (kept) this.#add(visitor, kept)
    }
  }

  follow(visitor: Visitor, { r, n, b }: Followed): void {
    this.forget(visitor)
    visitor.setState({ r, n, b })
    this.#add(visitor, { r, n, b })
  }

  leave(visitor: Visitor): void {
    this.forget(visitor)
    visitor.setState(null)
  }

  /** Someone who is gone keeps nothing. */
  forget(visitor: Visitor): void {
    const key = this.#at.get(visitor.id)
    if (key === undefined) return
    this.#at.delete(visitor.id)
    const { visitors } = this.#boards.get(key)!
    visitors.delete(visitor.id)
    if (visitors.size === 0) this.#boards.delete(key)
  }

  /** The boards that somebody looks at. */
  boards(): Followed[] {
    return [...this.#boards.values()].map(({ board }) => board)
  }

  of(board: Followed): Iterable<Visitor> {
    return this.#boards.get(keyOf(board))?.visitors.values() ?? []
  }

  #add(visitor: Visitor, board: Followed): void {
    const key = keyOf(board)
    const known = this.#boards.get(key) ?? { board, visitors: new Map() }
    known.visitors.set(visitor.id, visitor)
    this.#boards.set(key, known)
    this.#at.set(visitor.id, key)
  }
}

const keyOf = ({ r, n, b }: Followed): string => `${r}-${n}-${b}`
