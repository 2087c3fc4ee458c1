import { entryTable, type UnusedLine } from '../people/entry-table.ts'
import { readEntries, type ListedEntry } from '../people/parse-entry-list.ts'
import type { Individual } from '../snapshot/individual.ts'

/** A player of a club that enters a season. */
export interface SquadPlayer {
  name: string
  title: string
  rating: number
  nationality: string
  fideId?: string | undefined
}

/**
 * The players of a typed or pasted list, in board order, and the lines that are none. What a list doesn't say, such as the
 * FIDE ID, is taken from the first player in `before` who has the name.
 */
export function readSquad(
  text: string,
  before: readonly SquadPlayer[] = [],
): { players: SquadPlayer[]; unused: UnusedLine[] } {
  const known = [...before]
  const { entries, unused } = readEntries(entryTable(text), false)
  return { players: entries.map((entry) => playerOf(entry, known)), unused }
}

/** Takes the player who had the name out of `known`. */
function playerOf(entry: ListedEntry, known: SquadPlayer[]): SquadPlayer {
  const name = `${entry.firstName} ${entry.lastName}`.trim()
  const at = known.findIndex((player) => player.name === name)
  const [player] = at < 0 ? [] : known.splice(at, 1)
  const fideId = entry.fideId ?? player?.fideId
  return {
    name,
    title: entry.title,
    rating: entry.rating,
    nationality: entry.nationality || (player?.nationality ?? ''),
    ...(fideId != null && { fideId }),
  }
}

/** A line for each player, as `readSquad` reads it: `WGM Anna Novak 2145`. */
export const writtenSquad = (squad: readonly SquadPlayer[]): string =>
  squad
    .map(({ title, name, rating }) => [title, name, rating > 0 && String(rating)].filter(Boolean).join(' '))
    .join('\n')

/** The list of a team in its tournament; `from` is the first number that no other player has. */
export const rosterOfSquad = (squad: readonly SquadPlayer[], team: number, from: number): Individual[] =>
  squad.map(({ name, title, rating, nationality, fideId }, at) => ({
    no: from + at,
    team,
    board: at + 1,
    name,
    title,
    rating,
    nationality,
    ...(fideId !== undefined && { fideId }),
  }))
