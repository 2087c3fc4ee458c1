const parts = new Set<object>()
const usable = new WeakSet<object>()
let resolve: () => void

/** Resolves once all parts of the first page are hydrated: until then key presses reach no handler. */
export const pageAlive = new Promise<void>((alive) => (resolve = alive))

const settle = () => {
  if (Array.from(parts).every((part) => usable.has(part))) resolve()
}

/** Registers a part that has to be hydrated before the page is alive. Returns a function that removes it. */
export function expectPart(part: object): () => void {
  parts.add(part)
  return () => {
    parts.delete(part)
    settle()
  }
}

/** Marks a part as hydrated. */
export function partAlive(part: object): void {
  usable.add(part)
  settle()
}
