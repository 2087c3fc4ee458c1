import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { foldName } from '../text/fold.ts'
import type { Renumber } from './renumber.ts'

const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', '']

/** Compares entries of an initial list by rating, then by title (FIDE C.04.2). */
export const byStrength = (a: { rating: number; title: string }, b: { rating: number; title: string }): number =>
  b.rating - a.rating || titleRank(a.title) - titleRank(b.title)

const titleRank = (title: string): number => {
  const rank = TITLES.indexOf(title)
  return rank < 0 ? TITLES.length : rank
}

/** The renumberings that order the list by rating, title and name. The set of numbers does not change. */
export function initialMoves(snapshot: Snapshot): Renumber['moves'] {
  const { players } = snapshot
  const entries = players.no.map((no, at) => ({
    no,
    rating: players.rating[at]!,
    title: players.title?.[at] ?? '',
    name: foldName(`${players.lastName[at]} ${competitorName(snapshot, at)}`).trim(),
  }))
  const order = entries.toSorted(
    (a, b) => byStrength(a, b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.no - b.no),
  )
  return movesTo(
    snapshot,
    order.map(({ no }) => no),
  )
}

/** The renumberings that bring the entries with these numbers into this order. */
export const movesTo = ({ players }: Pick<Snapshot, 'players'>, order: readonly number[]): Renumber['moves'] =>
  order.map((no, at) => ({ from: no, to: players.no[at]! })).filter(({ from, to }) => from !== to)
