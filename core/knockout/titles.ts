import * as say from '#words/coreKnockout.js'
import { poolTitle } from '../snapshot/pools.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { BracketMatch } from './bracket-matches.ts'
import type { RoundRange } from '../snapshot/round-range.ts'
import type { BracketNode } from './tree.ts'

interface BracketTitle {
  key: string
  title: string
}

/**
 * The brackets with matches and their titles: the pool's, and the places that losers play for. A pool comes before its
 * own places, the best of them first.
 */
export function bracketTitles(snapshot: Snapshot, { from }: RoundRange, columns: BracketMatch[][]): BracketTitle[] {
  const keys = [...new Set(columns.flat().map(({ bracket }) => bracket))].sort(byBracket)
  const pools = keys.filter(isMain)
  return keys.map((key) => {
    const root = key.split('/')[0]!
    const pool = mainTitle(snapshot, from, Number(root), pools.length)
    if (isMain(key)) return { key, title: pool }
    const [best, worst] = placesDecided(key, columns)
    const isThird = worst === 4 && best === 3
    if (pools.length > 1)
      return { key, title: isThird ? say.thirdPlaceOfPool({ pool }) : say.placesOfPool({ pool, best, worst }) }
    return { key, title: isThird ? say.thirdPlace() : say.places({ best, worst }) }
  })
}

export const isMain = (key: string): boolean => !key.includes('/')

function mainTitle({ settings, systems }: Snapshot, round: number, pool: number, pools: number): string {
  const given = systemAt(settings, systems, round).poolNames[pool]
  return pools > 1 ? poolTitle(settings, systems, round, pool) : given || say.mainBracket()
}

/** By pool; within a pool, brackets of later losers come first. */
function byBracket(one: string, other: string): number {
  const [a, b] = [one, other].map((key) => key.split('/').map(Number)) as [number[], number[]]
  if (a[0] !== b[0]) return a[0]! - b[0]!
  for (let at = 1; at < Math.max(a.length, b.length); at++) {
    if (a[at] !== b[at]) return (b[at] ?? Infinity) - (a[at] ?? Infinity)
  }
  return 0
}

/**
 * The places that a bracket decides, counted from 1 in the pool's main bracket: losers of a column come after its
 * winners.
 */
function placesDecided(key: string, columns: BracketMatch[][]): [best: number, worst: number] {
  const cut = key.lastIndexOf('/')
  const parent = key.slice(0, cut)
  const best = isMain(parent) ? 1 : placesDecided(parent, columns)[0]
  const matches = columns[Number(key.slice(cut + 1))]!.filter(({ bracket }) => bracket === parent)
  const losers = matches.filter(({ sides }) => sides[1] >= 0)
  return [best + matches.length, best + matches.length + losers.length - 1]
}

/** From the last column on. */
const FINALS = [
  { title: say.final },
  { title: say.semiFinals, stage: 'semiFinal' },
  { title: say.quarterFinals, stage: 'quarterFinal' },
] as const

interface ColumnTitle {
  title: string
  stage?: 'semiFinal' | 'quarterFinal'
}

/**
 * Titles of the columns of a bracket. Only a bracket that is played from the start and halves down to one match has
 * finals.
 */
export function columnTitles(
  nodes: BracketNode[][],
  fromStart: boolean,
): (column: number, round: number) => ColumnTitle {
  const last = nodes.length - 1
  const isWhole = nodes.every(({ length }, at) => (at === 0 ? length <= 2 ** last : length === 2 ** (last - at)))
  return (column, round) => {
    if (!isWhole || !fromStart) return { title: say.columnRound({ round }) }
    const final = FINALS[last - column]
    return final ? { ...final, title: final.title() } : { title: say.roundOf({ count: 2 ** (last - column + 1) }) }
  }
}
