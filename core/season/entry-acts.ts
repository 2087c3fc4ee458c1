import * as say from '#words/season.js'
import { joinComma } from '../text/join-comma.ts'
import { hasTournaments, type SeasonEntry, type SeasonFacts } from './facts.ts'
import { frozenRefusal } from './transitions.ts'
import type { SeasonActDefinition } from './season-act.ts'

export interface AddSeasonEntries {
  type: 'addEntries'
  entries: SeasonEntry[]
}

export interface RemoveSeasonEntries {
  type: 'removeEntries'
  nos: number[]
}

export interface ChangeSeasonEntry {
  type: 'changeEntry'
  no: number
  change: Partial<Pick<SeasonEntry, 'name' | 'nationality' | 'team' | 'state' | 'origin'>>
}

export const seasonEntry = ({ entries }: SeasonFacts, no: number): SeasonEntry | undefined =>
  entries.find((one) => one.no === no)

export const nextEntryNo = ({ entries }: SeasonFacts): number => Math.max(0, ...entries.map(({ no }) => no)) + 1

const namesOf = (entries: readonly SeasonEntry[]) => joinComma(entries.map(({ name }) => name))

/** A team has one entry in a season, and two entries have different names. */
function doubleRefusal(season: SeasonFacts, entries: readonly SeasonEntry[]): string | undefined {
  const others = season.entries.filter(({ no }) => entries.every((one) => one.no !== no))
  const seen = new Set(others.flatMap(keysOf))
  for (const entry of entries) {
    const keys = keysOf(entry)
    if (keys.some((key) => seen.has(key))) return say.entryTwice({ name: entry.name })
    for (const key of keys) seen.add(key)
  }
  return undefined
}

const keysOf = ({ team, name }: Pick<SeasonEntry, 'team' | 'name'>): string[] => [
  `name ${name.toLowerCase()}`,
  ...(team === null ? [] : [`team ${team}`]),
]

const isInTable = ({ division }: SeasonEntry): boolean => division !== null

export const addEntries: SeasonActDefinition<AddSeasonEntries> = {
  refusal: (season, { entries }) => {
    const frozen = frozenRefusal(season)
    if (frozen !== undefined) return frozen
    const isTaken = entries.some(({ no }) => seasonEntry(season, no) !== undefined)
    return isTaken ? say.changedMeanwhile() : doubleRefusal(season, entries)
  },
  apply: (season, { entries }) => ({
    ...season,
    entries: [...season.entries, ...entries].toSorted((a, b) => a.no - b.no),
  }),
  inverse: (_season, { entries }) => ({ type: 'removeEntries', nos: entries.map(({ no }) => no) }),
  words: (_season, { entries }) => say.didEnter({ count: entries.length, names: namesOf(entries) }),
}

export const removeEntries: SeasonActDefinition<RemoveSeasonEntries> = {
  refusal: (season, { nos }) => {
    const frozen = frozenRefusal(season)
    if (frozen !== undefined) return frozen
    const entries = nos.map((no) => seasonEntry(season, no))
    if (entries.includes(undefined)) return say.entryGone()
    const fixed = hasTournaments(season) ? entries.find((one) => isInTable(one!)) : undefined
    return fixed && say.entryIsInTable({ name: fixed.name })
  },
  apply: (season, { nos }) => ({ ...season, entries: season.entries.filter(({ no }) => !nos.includes(no)) }),
  inverse: (season, { nos }) => ({
    type: 'addEntries',
    entries: season.entries.filter(({ no }) => nos.includes(no)),
  }),
  words: (season, { nos }) =>
    say.didRemove({ count: nos.length, names: namesOf(season.entries.filter(({ no }) => nos.includes(no))) }),
}

export const changeEntry: SeasonActDefinition<ChangeSeasonEntry> = {
  refusal: (season, { no, change }) => {
    const frozen = frozenRefusal(season)
    if (frozen !== undefined) return frozen
    const entry = seasonEntry(season, no)
    return entry ? doubleRefusal(season, [{ ...entry, ...change }]) : say.entryGone()
  },
  apply: (season, { no, change }) => ({
    ...season,
    entries: season.entries.map((entry) => (entry.no === no ? { ...entry, ...change } : entry)),
  }),
  inverse: (season, { no, change }) => {
    const entry = seasonEntry(season, no)
    if (!entry) return undefined
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, entry[name as keyof typeof change]]))
    return { type: 'changeEntry', no, change: before }
  },
  words: (season, { no, change }) => {
    const { name = '' } = seasonEntry(season, no) ?? {}
    return change.state === undefined ? say.entryChanged({ name }) : say.entryState({ name, state: change.state })
  },
}
