import * as say from '#words/season.js'
import { hasTournaments, isSameDivision, type Division, type DivisionKey, type SeasonFacts } from './facts.ts'
import { frozenRefusal } from './transitions.ts'
import type { SeasonActDefinition } from './season-act.ts'
import { seasonEntry } from './entry-acts.ts'

/** Where an entry is: its division, and its seat there from 1. */
export interface EntrySeat {
  entry: number
  division: DivisionKey | null
  seat: number
}

/** Divides the entries. Entries that have no seat here are in no division. */
export interface SetDivisions {
  type: 'setDivisions'
  divisions: Division[]
  seats: EntrySeat[]
}

/** Says which tournament a division is played in. */
export interface LinkDivision extends DivisionKey {
  type: 'linkDivision'
  tournament: string
}

const seatsOf = ({ entries }: SeasonFacts): EntrySeat[] =>
  entries.map(({ no, division, seat }) => ({ entry: no, division, seat }))

export const setDivisions: SeasonActDefinition<SetDivisions> = {
  refusal: (season, { divisions, seats }) => {
    const frozen = frozenRefusal(season)
    if (frozen !== undefined) return frozen
    if (hasTournaments(season)) return say.divisionsAreMade()
    if (seats.some(({ entry }) => seasonEntry(season, entry) === undefined)) return say.entryGone()
    const small = divisions.find((one) => seats.filter(({ division }) => isSameDivision(division, one)).length < 2)
    return small && say.divisionTooSmall({ name: small.name })
  },
  apply: (season, { divisions, seats }) => ({
    ...season,
    divisions,
    entries: season.entries.map((entry) => {
      const own = seats.find((one) => one.entry === entry.no)
      return { ...entry, division: own?.division ?? null, seat: own?.division ? own.seat : 0 }
    }),
  }),
  inverse: (season) => ({ type: 'setDivisions', divisions: season.divisions, seats: seatsOf(season) }),
  words: (_season, { divisions }) => say.didDivide({ count: divisions.length }),
}

export const linkDivision: SeasonActDefinition<LinkDivision> = {
  refusal: (season, act) => {
    const division = season.divisions.find((one) => isSameDivision(one, act))
    if (!division) return say.changedMeanwhile()
    return division.tournament === null ? frozenRefusal(season) : say.divisionIsMade({ name: division.name })
  },
  apply: (season, act) => ({
    ...season,
    divisions: season.divisions.map((one) => (isSameDivision(one, act) ? { ...one, tournament: act.tournament } : one)),
  }),
  inverse: () => undefined,
  words: ({ divisions }, act) =>
    say.didMakeDivision({ name: divisions.find((one) => isSameDivision(one, act))?.name ?? '' }),
}
