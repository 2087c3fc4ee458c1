import type { OverallCategory, OverallPlan } from '../festival/overall-prizes.ts'
import { overallTable, type OverallRace, type OverallTable } from '../festival/overall-table.ts'
import type { PrizeSection } from '../festival/placings.ts'
import type { How } from '../prizes/race.ts'
import { competitorName } from '../snapshot/names.ts'
import { ageYear } from '../standings/entry-groups.ts'
import type { PrizeCategory } from '../tournament/prizes.ts'

/** Names in one list; the others are counted. */
const MOST_NAMED = 4

/** Somebody, or a club, who wins a prize. */
export interface PrizeWinner {
  name: string
  title: string
  nationality: string
  /** The section in which they win it, and their number there; null for clubs. */
  section: string | null
  word: string | null
  no: number | null
}

/** Names of those level, some of them, and how many there are. */
export interface LevelNames {
  names: string[]
  count: number
}

/** Why it is this much; amounts in the currency’s smallest unit. */
export interface PrizeReason {
  kind: How['kind']
  level: LevelNames
  sum: number
  own: number
  /** Nothing separates those level. */
  isOpen: boolean
  /** Fewer share, so that no share is below the least. */
  isCut: boolean
}

export interface FestivalPrizeLine {
  place: number
  amount: number
  thing: string
  /** Half points, ten-thousandths of the possible points, or a performance; null in a section’s own prizes. */
  value: number | null
  /** null: nobody gets it. */
  winner: PrizeWinner | null
  reason: PrizeReason | null
}

/** Somebody who left a prize because they keep another. */
export interface PassedPrize {
  name: string
  place: number
  amount: number
  /** Position of the race whose prize they keep, and what it pays. */
  kept: number
  keptAmount: number
  keptThing: string
}

export interface FestivalPrizeRace {
  category: PrizeCategory & Partial<Pick<OverallCategory, 'sections' | 'compare' | 'bestOfClub'>>
  /** The section whose own prizes these are; null: over sections. */
  section: string | null
  word: string | null
  /** Words of the sections it is over. */
  over: string[]
  hasBegun: boolean
  isTooSmall: boolean
  fitting: number
  unknown: number
  lines: FestivalPrizeLine[]
  passed: PassedPrize[]
}

export interface FestivalPrizes {
  currency: string
  onePrize: OverallPlan['onePrize']
  withSections: boolean
  /** Whether all its sections are over. */
  isOver: boolean
  /** The year by which age groups go. */
  year: number
  /** Words of sections whose own prizes don’t count here. */
  apart: string[]
  races: FestivalPrizeRace[]
}

export function festivalPrizes(currency: string, plan: OverallPlan, sections: readonly PrizeSection[]): FestivalPrizes {
  const table = overallTable(currency, plan, sections)
  const [first] = sections
  return {
    currency,
    onePrize: plan.onePrize,
    withSections: plan.withSections,
    isOver: sections.length > 0 && sections.every(({ snapshot }) => !(snapshot.hidden ?? snapshot).active),
    year: first ? ageYear(first.snapshot) : 0,
    apart: table.apart,
    races: table.races.map((race, at) => raceRow(race, at, table, sections)),
  }
}

function raceRow(
  race: OverallRace,
  at: number,
  { left, races }: OverallTable,
  sections: readonly PrizeSection[],
): FestivalPrizeRace {
  const { category, section, prizes, awards, unclaimed } = race
  const own = section === undefined ? undefined : sections[section]!.section
  const nameOf = (person: number): string => winnerOf(race, person, sections).name
  const won = awards.map(({ person, place, money, thing, how }): FestivalPrizeLine => ({
    place,
    amount: money,
    thing,
    value: race.valueOf?.(person) ?? null,
    winner: winnerOf(race, person, sections),
    reason: reasonOf(how, nameOf),
  }))
  const open = prizes.flatMap(({ amount, thing }, index): FestivalPrizeLine[] =>
    unclaimed.includes(index) && !awards.some(({ place }) => place === index + 1)
      ? [{ place: index + 1, amount, thing, value: null, winner: null, reason: null }]
      : [],
  )
  const ids = 'sections' in category ? category.sections : []
  return {
    category,
    section: own?.tournament ?? null,
    word: own?.word ?? null,
    over: sections.flatMap((one) => (ids.includes(one.section.tournament) ? [one.section.word] : [])),
    hasBegun: race.hasBegun,
    isTooSmall: race.isTooSmall,
    fitting: race.fitting,
    unknown: race.unknown,
    lines: [...won, ...open].toSorted((one, other) => one.place - other.place),
    passed: left
      .filter((one) => one.race === at)
      .map(({ person, place, money, kept }) => {
        const award = races[kept]!.awards.find((one) => one.person === person)
        return {
          name: nameOf(person),
          place,
          amount: money,
          kept,
          keptAmount: award?.money ?? 0,
          keptThing: award?.thing ?? '',
        }
      }),
  }
}

function winnerOf(race: OverallRace, person: number, sections: readonly PrizeSection[]): PrizeWinner {
  if (race.clubOf) {
    return { name: race.clubOf(person), title: '', nationality: '', section: null, word: null, no: null }
  }
  const { section, player } = race.entryOf(person)
  const { snapshot, section: own } = sections[section]!
  const { players } = snapshot
  return {
    name: competitorName(snapshot, player),
    title: players.title?.[player] ?? '',
    nationality: players.nationality[player]!,
    section: own.tournament,
    word: own.word,
    no: players.no[player]!,
  }
}

const reasonOf = (how: How, nameOf: (person: number) => string): PrizeReason => ({
  kind: how.kind,
  level:
    'others' in how
      ? { names: how.others.slice(0, MOST_NAMED).map(nameOf), count: how.others.length }
      : { names: [], count: 0 },
  sum: 'sum' in how ? how.sum : 0,
  own: 'own' in how ? how.own : 0,
  isOpen: 'isOpen' in how && how.isOpen,
  isCut: 'isCut' in how && how.isCut,
})
