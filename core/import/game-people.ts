import { federation } from '../people/federations.ts'
import { isSameName, nameKey, splitTitle } from '../people/name-key.ts'
import { titleOf } from '../people/entry-list-values.ts'
import { fideIdOf, isByeSide, isUnknownName, type Side } from '../pgn/sides.ts'
import type { TrfCell } from '../trf/cells.ts'
import type { FileGame } from './game-file.ts'

export interface GamePerson {
  name: string
  rating: number
  title: string
  fideId: string
  federation: string
  /** Every team that games name for this player. */
  teams: Set<string>
  /** By round; `other` is missing for a bye. */
  rounds: (Omit<TrfCell, 'opponent'> & { other?: GamePerson })[]
}

const NAME_WIDTH = 33

/**
 * Finds the players of games: by FIDE ID, else by name. Two players of one name have different FIDE IDs; a name alone
 * then could be either.
 */
export function gamePeople(games: FileGame[]) {
  const people: GamePerson[] = []
  const byId = new Map<string, GamePerson>()
  const byName = new Map<string, GamePerson[]>()
  // Games with FIDE IDs come first, so that it is known whether a name has several owners.
  for (const game of games)
    for (const side of ['White', 'Black'] as const) if (fideIdOf(game.tags, side)) note(game, side)

  function add(name: string, fideId: string): GamePerson {
    const person: GamePerson = { name, rating: 0, title: '', fideId, federation: '', teams: new Set(), rounds: [] }
    people.push(person)
    byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), person])
    if (fideId) byId.set(fideId, person)
    return person
  }

  function owner(name: string, fideId: string): GamePerson | 'ambiguous' {
    const known = byId.get(fideId)
    if (known) return known
    if (fideId) return add(name, fideId)
    const [one, ...others] = (byName.get(nameKey(name)) ?? []).filter((person) => isSameName(person.name, name))
    return others.length > 0 ? 'ambiguous' : (one ?? add(name, ''))
  }

  /** Undefined for a side without a name; `bye` and `ambiguous` are no players. */
  function note({ tags, plies }: FileGame, side: Side): GamePerson | 'bye' | 'ambiguous' | undefined {
    const { name: whole, title } = splitTitle(tags[side] ?? '')
    const name = Array.from(whole).slice(0, NAME_WIDTH).join('').trim()
    if (isByeSide(tags, side, plies)) return 'bye'
    if (isUnknownName(name)) return undefined
    const person = owner(name, fideIdOf(tags, side))
    if (person === 'ambiguous') return person
    person.rating ||= /^\d{3,4}$/.test(tags[`${side}Elo`] ?? '') ? Number(tags[`${side}Elo`]) : 0
    person.title ||= titleOf((tags[`${side}Title`] ?? '').replace('-', '')) || title
    person.federation ||=
      federation(tags[`${side}Fed`] ?? tags[`${side}Federation`] ?? tags[`${side}Country`] ?? '') ?? ''
    const team = tags[`${side}Team`]?.trim()
    if (team && !isUnknownName(team)) person.teams.add(team)
    return person
  }

  return { people, note }
}
