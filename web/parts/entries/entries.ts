import * as say from '#words/entries.js'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { AGE_GROUPS, isOfAge, type AgeGroup, type PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { compareWords } from '#core/text/compare-words.ts'
import { startOrder } from '#core/text/start.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

export interface StartingEntry extends Partial<PublicEntryDetails> {
  no: number
  id: string
  href: string
  name: string
  title: string
  nationality: string
  rating: number
  withdrawn: boolean
}

/** The entries of a tournament, sorted by start number. */
export function entriesOf(snapshot: Snapshot, details: PublicEntryDetails[]): StartingEntry[] {
  const { players } = snapshot
  const byNo = new Map(details.map((each) => [each.no, each]))
  const withdrawn = new Set(players.withdrawn)
  return players.no.map((no, at) => ({
    ...byNo.get(no),
    no,
    id: competitorId(snapshot, at),
    href: competitorPath(snapshot, at),
    name: competitorName(snapshot, at),
    title: players.title?.[at] ?? '',
    nationality: players.nationality[at]!,
    rating: players.rating[at]!,
    withdrawn: withdrawn.has(at),
  }))
}

/** The year that decides the age groups: that of the first scheduled round, else of the tournament's creation. */
export const yearOf = ({ dates, createdAt }: Snapshot): number =>
  new Date(startOrder(dates.find((date) => date !== null) ?? createdAt)).getUTCFullYear()

export const FILTERS = ['federation', 'sex', 'age', 'club'] as const
export type Filter = (typeof FILTERS)[number]

const SEX_LABELS = { m: say.men, w: say.women }

/** The choices of a filter, with "All" first. Empty when they would not narrow the list. */
export function choicesOf(
  filter: Filter,
  entries: StartingEntry[],
  year: number,
  countryName: (code: string) => string,
): { value: string; label: string }[] {
  const all = { value: '', label: say.allOfFilter() }
  const distinct = (values: (string | null | undefined)[]): string[] =>
    [...new Set(values)].filter((value) => !!value) as string[]
  const byLabel = (choices: { value: string; label: string }[]) =>
    choices.length < 2 ? [] : [all, ...choices.toSorted((a, b) => compareWords(a.label, b.label))]
  switch (filter) {
    case 'federation':
      return byLabel(
        distinct(entries.map(({ nationality }) => nationality)).map((code) => ({
          value: code,
          label: countryName(code),
        })),
      )
    case 'club':
      return byLabel(distinct(entries.map(({ club }) => club)).map((club) => ({ value: club, label: club })))
    case 'sex':
      return byLabel(
        distinct(entries.map(({ sex }) => sex)).map((sex) => ({ value: sex, label: SEX_LABELS[sex as 'm' | 'w']() })),
      )
    case 'age': {
      const groups = (Object.keys(AGE_GROUPS) as AgeGroup[]).filter((group) =>
        entries.some(({ birthYear }) => birthYear && isOfAge(group, birthYear, year)),
      )
      return groups.length === 0 ? [] : [all, ...groups.map((group) => ({ value: group, label: group }))]
    }
  }
}

export function hasValue(filter: Filter, value: string, entry: StartingEntry, year: number): boolean {
  switch (filter) {
    case 'federation':
      return entry.nationality === value
    case 'club':
      return entry.club === value
    case 'sex':
      return entry.sex === value
    case 'age':
      return !!entry.birthYear && isOfAge(value as AgeGroup, entry.birthYear, year)
  }
}
