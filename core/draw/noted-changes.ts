import type { Snapshot } from '../snapshot/snapshot.ts'
import type { DrawPair } from './draw-input.ts'

const NOTED = /^MPA @ Round (\d+): (.*?) => (.*)$/

interface NotedChange {
  /** Pairs as `white-black`, or `12=PAB` for the bye. */
  was: string[]
  is: string[]
}

/** The pairs that the remarks of the report say were changed by hand in a round (`MPA`). */
function notedChanges({ remarks = [] }: Pick<Snapshot, 'remarks'>, round: number): NotedChange[] {
  return remarks.flatMap((remark) => {
    const [, at, was = '', is = ''] = NOTED.exec(remark) ?? []
    return Number(at) === round ? [{ was: pairsOf(was), is: pairsOf(is) }] : []
  })
}

const pairsOf = (text: string): string[] => (text === 'none' ? [] : text.split(' '))

/** A pair as remarks write it. */
export const notedPair = ({ players }: Pick<Snapshot, 'players'>, { white, black }: DrawPair): string =>
  black < 0 ? `${players.no[white]}=PAB` : `${players.no[white]}-${players.no[black]}`

/** Whether a published round is its draw with the changes that the remarks name, and no others. */
export function isAsNoted(snapshot: Snapshot, round: number, drawn: DrawPair[], published: DrawPair[]): boolean {
  const changes = notedChanges(snapshot, round)
  if (changes.length === 0) return false
  const text = (pair: DrawPair): string => notedPair(snapshot, pair)
  const isGone = new Set(changes.flatMap(({ was }) => was))
  // Byes that were asked for are no pairs of the draw.
  const added = changes.flatMap(({ is }) => is).filter((pair) => !/=[FHZ]PB$/.test(pair))
  const expected = [...drawn.map(text).filter((pair) => !isGone.has(pair)), ...added]
  return expected.toSorted().join() === published.map(text).toSorted().join()
}
