import { allocate, type Departure } from '../prizes/allocate.ts'
import { unitsIn } from '../prizes/currencies.ts'
import { prizeRaces } from '../prizes/prize-table.ts'
import type { Award, Race } from '../prizes/race.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Prize, PrizeCategory } from '../tournament/prizes.ts'
import type { OverallCategory, OverallPlan } from './overall-prizes.ts'
import {
  asContenders,
  clubPlacings,
  placingsOf,
  sectionField,
  type SectionPlayer,
  type PrizeSection,
  type SectionField,
} from './placings.ts'
import { samePeople } from './same-people.ts'

/** Who would get which prize of a festival, and of its sections, if all ended now. */
export interface OverallTable {
  races: OverallRace[]
  /** Prizes that somebody left because they keep another. */
  left: Departure[]
  /** Sections whose own prizes follow other rules or are in another currency: they don’t count here. */
  apart: string[]
}

export interface OverallRace {
  category: OverallCategory | PrizeCategory
  /** Position of the section whose own prizes these are; undefined: over sections. */
  section?: number
  prizes: Prize[]
  awards: Award[]
  /** Positions of prizes that nobody gets. */
  unclaimed: number[]
  fitting: number
  unknown: number
  isTooSmall: boolean
  /** Whether a section of it has begun. */
  hasBegun: boolean
  /** The entry with which a person competes. */
  entryOf: (person: number) => SectionPlayer
  /** The club’s name, for prizes of clubs. */
  clubOf: ((person: number) => string) | undefined
  /** What an overall place goes by. */
  valueOf: ((person: number) => number) | undefined
}

type RaceField = Omit<OverallRace, 'awards' | 'unclaimed'> & { race: Race }

export function overallTable(currency: string, plan: OverallPlan, sections: readonly PrizeSection[]): OverallTable {
  const fields = fieldsOf(sections)
  const size = Math.max(0, ...fields.flatMap(({ people }) => people.map((person) => person + 1)))
  const joined = plan.withSections
    ? sections.flatMap(({ snapshot }, at) => (joins(snapshot.prizes, currency) ? [at] : []))
    : []
  const all: RaceField[] = [
    ...plan.categories.map((category, at) => overallField(category, sections, fields, size * (at + 1))),
    ...joined.flatMap((at) => sectionFields(sections[at]!, fields[at]!, at)),
  ]
  const { awards, left, unclaimed } = allocate(
    all.map(({ race }) => race),
    plan.onePrize,
    { rounding: plan.rounding, unit: unitsIn(currency) },
  )
  return {
    races: all.map(({ race: _race, ...own }, at) => ({
      ...own,
      awards: awards.filter(({ race }) => race === at),
      unclaimed: unclaimed.flatMap(({ race, index }) => (race === at ? [index] : [])),
    })),
    left,
    apart: plan.withSections
      ? sections.flatMap(({ snapshot, section }) =>
          snapshot.prizes && !joins(snapshot.prizes, currency) ? [section.word] : [],
        )
      : [],
  }
}

/** US Chess pools prizes of those level in one tournament, which has no meaning over several. */
const joins = (plan: PrizeSection['snapshot']['prizes'], currency: string): boolean =>
  plan !== undefined && plan.currency === currency && plan.onePrize !== 'pool'

function fieldsOf(sections: readonly PrizeSection[]): SectionField[] {
  const entries = sections.flatMap(({ section, snapshot, details, registered }) => {
    const known = new Map(details.map((one) => [one.no, one]))
    return snapshot.players.no.map((no, at) => ({
      section: section.tournament,
      registered: registered.get(no) ?? null,
      fideId: known.get(no)?.fideId ?? null,
      name: competitorName(snapshot, at),
      birthYear: known.get(no)?.birthYear ?? null,
    }))
  })
  const people = samePeople(entries)
  let from = 0
  return sections.map((section) => {
    const own = people.slice(from, (from += section.snapshot.players.no.length))
    return sectionField(section, own)
  })
}

function overallField(
  category: OverallCategory,
  sections: readonly PrizeSection[],
  fields: readonly SectionField[],
  firstClub: number,
): RaceField {
  const found = placingsOf(category, sections, fields)
  const club =
    category.bestOfClub === null ? undefined : clubPlacings(found.placings, fields, category.bestOfClub, firstClub)
  const { placings } = club ?? found
  const byPerson = new Map(placings.map((placing) => [placing.person, placing]))
  const isTooSmall = found.fitting < category.leastEntries
  return {
    category,
    prizes: category.prizes,
    fitting: found.fitting,
    unknown: found.unknown,
    isTooSmall,
    hasBegun: sections.some(
      ({ snapshot, section }) =>
        snapshot.round > 0 && (category.sections.length === 0 || category.sections.includes(section.tournament)),
    ),
    entryOf: (person) => byPerson.get(person)!.entry,
    clubOf: club && ((person) => club.clubs[person - firstClub]!),
    valueOf: (person) => byPerson.get(person)!.value,
    race: { ...category, contenders: isTooSmall ? [] : asContenders(placings) },
  }
}

/** The own prizes of a section, with its persons in place of its entries. */
function sectionFields({ snapshot, details }: PrizeSection, { people }: SectionField, section: number): RaceField[] {
  const { prizes: plan, round } = snapshot
  const { parts } = prizeRaces({ snapshot, details, plan: plan!, round })
  return parts.map(({ own, race }) => {
    const players = new Map(race.contenders.map(({ person: player }) => [people[player]!, player]))
    return {
      category: own.category,
      section,
      prizes: own.prizes,
      fitting: own.fitting,
      unknown: own.unknown.length,
      isTooSmall: own.isTooSmall,
      hasBegun: round > 0,
      entryOf: (person) => ({ section, player: players.get(person)! }),
      clubOf: undefined,
      valueOf: undefined,
      race: {
        ...race,
        contenders: round === 0 ? [] : race.contenders.map((one) => ({ ...one, person: people[one.person]! })),
      },
    }
  })
}
