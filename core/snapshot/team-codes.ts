import { codesOf } from './code-of-name.ts'
import type { PlayerColumns } from './snapshot.ts'

type TeamNames = Pick<PlayerColumns, 'no' | 'firstName' | 'codes'>

const made = new WeakMap<TeamNames, string[]>()

/**
 * A short code for each team of an event, by position: what the organiser has set, else made from the name. No two teams
 * have the same code. Teams that are added later do not change those of earlier ones.
 */
export function teamCodes(players: TeamNames): string[] {
  const known = made.get(players)
  if (known) return known
  const codes = distinctCodes(players)
  made.set(players, codes)
  return codes
}

function distinctCodes({ no, firstName, codes: given = {} }: TeamNames): string[] {
  const taken = new Set(Object.values(given))
  const inOrder = no.map((_, position) => position).toSorted((a, b) => no[a]! - no[b]!)
  const codes: string[] = []
  for (const position of inOrder) {
    codes[position] = given[position] ?? firstFree(firstName[position]!, taken)
    taken.add(codes[position])
  }
  return codes
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  for (const code of codesOf(name)) if (!taken.has(code)) return code
  return name
}
