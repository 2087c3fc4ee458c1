import { MAX_BLOCKS } from '../limits/ratings.ts'
import type { ListQuery } from './search-key.ts'

/** Where the sorted lines of a list are: compressed blocks, one after the other in the parts of the list. */
export interface BlockIndex {
  /** The key of each block's first line. */
  firsts: string[]
  /** The part of each block, and its place there, in bytes. */
  parts: number[]
  offsets: number[]
  lengths: number[]
}

export interface ChosenBlocks {
  /** Indexes of blocks. */
  blocks: number[]
  /** Whether there are more blocks than may be read: the words typed are too few. */
  isCut: boolean
}

/** After every key that begins with a prefix. */
const END = '\uffff'

/** How many of the sorted keys are before `key`. */
function countBefore(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}

/** The blocks that may have keys with this prefix. */
export function blocksOf({ firsts }: BlockIndex, prefix: string): number[] {
  const from = Math.max(0, countBefore(firsts, prefix) - 1)
  const to = countBefore(firsts, prefix + END)
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
}

const union = (index: BlockIndex, prefixes: string[]): number[] => [
  ...new Set(prefixes.flatMap((prefix) => blocksOf(index, prefix))),
]

const fewest = (choices: number[][]): number[] =>
  choices.reduce((best, choice) => (choice.length < best.length ? choice : best))

/** The blocks that have all players of a query: those of its rarest word. */
export function chooseBlocks(index: BlockIndex, words: ListQuery): ChosenBlocks {
  if (words.length === 0 || index.firsts.length === 0) return { blocks: [], isCut: false }
  const ofOne = fewest(words.map((keys) => union(index, keys)))
  if (ofOne.length <= MAX_BLOCKS) return { blocks: ofOne, isCut: false }
  // The names in which one of two whole words follows the other: a few blocks even if both are frequent.
  const ofTwo = words.flatMap((keys, at) =>
    words.flatMap((others, other) =>
      other === at
        ? []
        : [
            union(
              index,
              keys.flatMap((key) => others.map((next) => `${key} ${next}`)),
            ),
          ],
    ),
  )
  const first = ofTwo.length > 0 ? fewest(ofTwo) : []
  return { blocks: [...new Set([...first, ...ofOne])].slice(0, MAX_BLOCKS), isCut: true }
}
