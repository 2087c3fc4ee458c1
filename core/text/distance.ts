// Share of the name's length: club names with a smaller edit distance mean the same club.
const SIMILARITY = 0.45

/** Levenshtein distance: how many characters must be inserted, deleted or replaced. */
export function distance(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)]
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [row, letter] of from.entries()) {
    const line = [row + 1]
    for (const [column, other] of to.entries()) {
      const changed = above[column]! + (letter === other ? 0 : 1)
      line.push(Math.min(changed, above[column + 1]! + 1, line[column]! + 1))
    }
    above = line
  }
  return above[to.length]!
}

/** Whether two names probably mean the same. Case, Unicode composition and outer spaces do not count. */
export function isSimilar(name: string, other: string): boolean {
  const [a, b] = [plain(name), plain(other)]
  return distance(a, b) < SIMILARITY * Array.from(a).length
}

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase()
