// Of a name's length: nearer than this, two clubs' names mean the same club.
const SIMILARITY = 0.45

/** Edit distance (Levenshtein): how many letters must be put in, taken out or changed to make one text of the other. */
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

/** Whether another name is near enough to a name to mean the same; case, accents' spelling and outer spaces do not count. */
export function isSimilar(name: string, other: string): boolean {
  const [a, b] = [plain(name), plain(other)]
  return distance(a, b) < SIMILARITY * Array.from(a).length
}

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase()
