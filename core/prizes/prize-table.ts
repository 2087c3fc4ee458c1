import type { PublicEntryDetails } from '../snapshot/entry-details.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { ageYear } from '../standings/entry-groups.ts'
import { standings, type StandingsRow, type StandingsTable } from '../standings/table.ts'
import { isWithdrawn } from '../standings/withdrawn.ts'
import type { Prize, PrizeCategory, PrizePlan } from '../tournament/prizes.ts'
import { allocate, type Departure } from './allocate.ts'
import { fits, type PrizeEntry } from './condition.ts'
import { unitsIn } from './currencies.ts'
import { divided, sumOf } from './divide.ts'
import type { Award, Contender, Race, ShareRounding } from './race.ts'

/** Who would get what if the event ended after this round. Persons are positions in the player columns. */
export interface PrizeTable {
  categories: CategoryTable[]
  left: Departure[]
  /** The standings that it follows. */
  standings: StandingsTable
  /** Of all prizes, as announced or in proportion to the entries. */
  total: number
  /** Of all awards; the rest is in `unclaimed`, or was kept by rounding. */
  paid: number
  /** Percent of the announced amounts; 100 unless they are based on entries. */
  percent: number
}

export interface CategoryTable {
  category: PrizeCategory
  /** With amounts in proportion to the entries. */
  prizes: Prize[]
  awards: Award[]
  /** How many entries belong to it. */
  fitting: number
  /** Positions of prizes that nobody gets. */
  unclaimed: number[]
  /** Entries that might belong to it: a fact of theirs is unknown. */
  unknown: number[]
  /** Fewer entries than needed: none of its prizes is given. */
  isTooSmall: boolean
}

/** A tournament’s plan, its entries and its standings. */
export interface PrizeField {
  snapshot: Snapshot
  details: readonly PublicEntryDetails[]
  plan: PrizePlan
  round: number
}

/** The races for all categories, and how they are paid. */
export interface PrizeRaces {
  parts: { own: Omit<CategoryTable, 'awards' | 'unclaimed'>; race: Race }[]
  standings: StandingsTable
  division: ShareRounding
  percent: number
}

export function prizeRaces({ snapshot, details, plan, round }: PrizeField): PrizeRaces {
  const table = standings(snapshot, round)
  const contenders = contendersOf(snapshot, round, table, plan.without)
  const people = peopleOf(snapshot, details)
  return { ...racesOf(plan, people, contenders, ageYear(snapshot)), standings: table }
}

/** The races of a plan among these people; a contender’s `person` is a position among them. */
function racesOf(
  plan: PrizePlan,
  people: readonly PrizeEntry[],
  contenders: readonly Contender[],
  year: number,
): Omit<PrizeRaces, 'standings'> {
  const percent = percentOf(plan, people.length)
  const division = { rounding: plan.rounding, unit: unitsIn(plan.currency) }
  const parts = plan.categories.map((category) => {
    const answers = people.map((person) => fits(person, category.condition, year))
    const fitting = answers.filter((answer) => answer === true).length
    const isTooSmall = fitting < category.leastEntries
    const prizes = category.prizes.map((prize) => ({
      ...prize,
      amount: divided([prize.amount * percent], 100, {
        ...division,
        rounding: percent < 100 ? plan.rounding : 'exact',
      })[0]!,
    }))
    const unknown = contenders.map(({ person }) => person).filter((person) => answers[person] === 'unknown')
    const race: Race = {
      prizes,
      sharing: category.sharing,
      leastShare: category.leastShare,
      contenders: isTooSmall ? [] : contenders.filter(({ person }) => answers[person] === true),
    }
    return { own: { category, prizes, fitting, unknown, isTooSmall }, race }
  })
  return { parts, division, percent }
}

export function prizeTable(field: PrizeField): PrizeTable {
  const { standings: table, ...races } = prizeRaces(field)
  return { ...givenPrizes(field.plan, races), standings: table }
}

/** Who gets what in these races. */
function givenPrizes(
  plan: PrizePlan,
  { parts, division, percent }: Omit<PrizeRaces, 'standings'>,
): Omit<PrizeTable, 'standings'> {
  const { awards, left, unclaimed } = allocate(
    parts.map(({ race }) => race),
    plan.onePrize,
    division,
  )
  return {
    categories: parts.map(({ own }, race) => ({
      ...own,
      awards: awards.filter((award) => award.race === race),
      unclaimed: unclaimed.flatMap((prize) => (prize.race === race ? [prize.index] : [])),
    })),
    left,
    total: sumOf(parts.flatMap(({ own }) => own.prizes.map(({ amount }) => amount))),
    paid: sumOf(awards.map(({ money }) => money)),
    percent,
  }
}

/** US Chess pays at least half of what is “based on” more entries than came; `least` is that half, in percent. */
const percentOf = ({ basedOn }: PrizePlan, entries: number): number =>
  basedOn ? Math.min(100, Math.max(basedOn.least, (100 * entries) / basedOn.entries)) : 100

export function peopleOf({ players }: Snapshot, details: readonly PublicEntryDetails[]): PrizeEntry[] {
  const known = new Map(details.map((each) => [each.no, each]))
  return players.no.map((no, at) => ({
    no,
    rating: players.rating[at]!,
    federation: players.nationality[at]!,
    pool: players.pool?.[at] ?? 0,
    sex: known.get(no)?.sex ?? null,
    birthYear: known.get(no)?.birthYear ?? null,
    club: known.get(no)?.club ?? null,
    group: known.get(no)?.group ?? null,
  }))
}

/** In standing order, without those who withdrew, were excluded or get no prizes. */
export function contendersOf(
  snapshot: Snapshot,
  round: number,
  table: StandingsTable,
  without: readonly number[],
): Contender[] {
  const rows = table.rows.filter(
    ({ player, exclusion }) =>
      !exclusion && !isWithdrawn(snapshot, player, round) && !without.includes(snapshot.players.no[player]!),
  )
  let level = 0
  return inOneOrder(rows).map(({ player, rank, score }, at, all) => {
    if (at > 0 && all[at - 1]!.score !== score) level += 1
    return { person: player, level, rank }
  })
}

/** Standings of several pools are merged by points, then by rank in the pool. */
const inOneOrder = (rows: StandingsRow[]): StandingsRow[] =>
  rows.every(({ pool }) => pool === rows[0]?.pool)
    ? rows
    : rows.toSorted((a, b) => b.score - a.score || a.rank - b.rank || a.pool - b.pool)
