const parts = new Set<object>()
const usable = new WeakSet<object>()
let resolve: () => void

/** Resolves once all of the first page can be used: until then keys that are pressed reach nobody. */
export const pageAlive = new Promise<void>((alive) => (resolve = alive))

const settle = () => {
  if (Array.from(parts).every((part) => usable.has(part))) resolve()
}

/** From now on the page isn’t alive without this part of it. Returns how to take that back. */
export function expectPart(part: object): () => void {
  parts.add(part)
  return () => {
    parts.delete(part)
    settle()
  }
}

/** This part of the page can be used. */
export function partAlive(part: object): void {
  usable.add(part)
  settle()
}
