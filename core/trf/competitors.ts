import type { PlayerColumns } from '../snapshot/snapshot.ts'
import { titleOf, type TrfPlayer } from './entrants.ts'
import type { TrfTeam } from './teams.ts'

/** A team's whole name is stored as its first name. */
export const teamColumns = (teams: TrfTeam[]): PlayerColumns => ({
  no: teams.map(({ no }) => no),
  firstName: teams.map(({ name }) => name),
  lastName: teams.map(() => ''),
  rating: teams.map(({ rating }) => rating),
  nationality: teams.map(() => ''),
})

/** Splits `Last, First`; a name without a comma is stored as a first name. */
export function playerColumns(entrants: TrfPlayer[]): PlayerColumns {
  const names = entrants.map(({ name }) => name.split(/\s*,\s*(.*)/s))
  const titles = entrants.map(({ title }) => titleOf(title))
  return {
    no: entrants.map(({ no }) => no),
    firstName: names.map(([last = '', first]) => first || last),
    lastName: names.map(([last = '', first]) => (first ? last : '')),
    rating: entrants.map(({ rating }) => rating),
    nationality: entrants.map(({ federation }) => federation),
    ...(titles.some(Boolean) && { title: titles }),
  }
}
