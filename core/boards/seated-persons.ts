import type { Pairing } from '../snapshot/pairing.ts'
import type { Seatable } from './fitting-names.ts'
import type { RoundField } from './round-field.ts'
import type { KeyedGame } from './source-game.ts'

export type NameHit = Seatable | 'unknown' | 'namesakes' | 'empty'

/** The person whom a game names on one side: by FIDE ID, by a remembered name, or by a name that fits one alone. */
export function personOf(
  field: RoundField,
  game: KeyedGame,
  side: 'white' | 'black',
  { aliases }: { aliases: ReadonlyMap<string, number> },
): NameHit {
  const [id, name] = side === 'white' ? [game.whiteId, game.white] : [game.blackId, game.black]
  const byId = field.byFideId.get(id)
  if (byId) return byId
  if (name === '') return 'empty'
  const alias = field.byNo.get(aliases.get(aliasKey(name)) ?? -1)
  if (alias) return alias
  const [one, ...others] = field.find(name)
  return others.length > 0 ? 'namesakes' : (one ?? 'unknown')
}

/** How the desk's lines name what a source calls a player: exactly, but for case and spaces. */
export const aliasKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

export const isPerson = (found: NameHit): found is Seatable => typeof found === 'object'

/** Persons who may sit opposite: in a team event those of the other team, by its line-up if it is known. */
export function opponentsOf(field: RoundField, pairing: Pairing, person: Seatable): Seatable[] {
  const other = pairing.white === person.competitor ? pairing.black : pairing.white
  const own = field.lineUps.get(person.competitor)?.indexOf(person.no) ?? -1
  const seated = own < 0 ? undefined : field.byNo.get(field.lineUps.get(other)?.[own] ?? -1)
  return seated ? [seated] : field.people.filter(({ competitor }) => competitor === other)
}
