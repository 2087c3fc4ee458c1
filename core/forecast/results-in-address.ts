import type { AssumedResult } from './assumed-result.ts'

/**
 * Tried results in an address: `8-1b.2d_9-4x5` is round 8 with board 1 won by Black and board 2 drawn, and round 9 with
 * 2½ points for the first side of match 4. A capital letter replaces an existing result.
 */

const ITEM = /^(\d{1,4})(?:([wdb])|(x)(\d{1,3}))$/i
const ROUND = /^(\d{1,3})-(.+)$/
/** More than any round has boards. */
const MOST = 3000

/** For a single game; the index is the first side’s half points. */
const LETTERS = 'bdw'

export function parseResults(text: string | null): AssumedResult[] {
  const found = new Map<string, AssumedResult>()
  for (const part of (text ?? '').split('_')) {
    const [, round, items = ''] = ROUND.exec(part) ?? []
    for (const item of round === undefined ? [] : items.split('.', MOST)) {
      const [, no, letter, cross, points] = ITEM.exec(item) ?? []
      const sign = letter ?? cross
      if (sign === undefined) continue
      const first = letter === undefined ? Number(points) : LETTERS.indexOf(letter.toLowerCase())
      const isChanged = sign !== sign.toLowerCase()
      found.set(`${round} ${no}`, { round: Number(round), no: Number(no), first, isChanged })
    }
  }
  return [...found.values()]
}

/** Undefined without results. `total` are the game points of a pairing. */
export function formatResults(results: readonly AssumedResult[], total: number): string | undefined {
  const rounds = Map.groupBy(
    results.toSorted((a, b) => a.round - b.round || a.no - b.no),
    ({ round }) => round,
  )
  const parts = [...rounds].map(([round, own]) => `${round}-${own.map((each) => item(each, total)).join('.')}`)
  return parts.join('_') || undefined
}

function item({ no, first, isChanged }: AssumedResult, total: number): string {
  const sign = total === 1 ? LETTERS.charAt(first) : 'x'
  return `${no}${isChanged ? sign.toUpperCase() : sign}${total === 1 ? '' : first}`
}
