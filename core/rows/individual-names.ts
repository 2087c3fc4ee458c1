import type { IndividualRow } from './individual-row.ts'

/** `Lee, Ann` → `Ann Lee`: files have last names first. */
export function spokenName(name: string): string {
  const [last, first, ...rest] = name.split(/,\s*/)
  return last && first && rest.length === 0 ? `${first} ${last}` : name
}

const key = (name: string): string => name.toLowerCase()

/** Replaces usernames by names, for opponents too. */
export function withSpokenNames(rows: readonly IndividualRow[]): IndividualRow[] {
  const names = new Map(
    rows.flatMap(({ name, username }) =>
      [name, username ?? name].map((known): [string, string] => [key(known), spokenName(name)]),
    ),
  )
  return rows.map((row) => ({
    ...row,
    name: spokenName(row.name),
    histories: row.histories.map((history) => ({
      ...history,
      opponent: names.get(key(history.opponent)) ?? history.opponent,
    })),
  }))
}
