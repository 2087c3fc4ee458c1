import { fits, type PrizeEntry } from '../prizes/condition.ts'
import { contendersOf, peopleOf } from '../prizes/prize-table.ts'
import type { Contender } from '../prizes/race.ts'
import type { PublicEntryDetails } from '../snapshot/entry-details.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { ageYear } from '../standings/entry-groups.ts'
import { standings, type StandingsTable } from '../standings/table.ts'
import { halfPoints } from '../text/score.ts'
import type { FestivalSection } from './facts.ts'
import type { ComparedBy, OverallCategory } from './overall-prizes.ts'

/** A section with what its prizes depend on. */
export interface PrizeSection {
  section: Pick<FestivalSection, 'tournament' | 'word'>
  snapshot: Snapshot
  details: readonly PublicEntryDetails[]
  /** Numbers in the festival’s register, by number of the entry. */
  registered: ReadonlyMap<number, number>
}

/** An entry: its section, and its position in the player columns. */
export interface SectionPlayer {
  section: number
  player: number
}

/** The field of a section: who its entries are, and their standings. */
export interface SectionField {
  entries: PrizeEntry[]
  /** The person of each entry. */
  people: number[]
  table: StandingsTable
  contenders: Contender[]
  year: number
}

export function sectionField({ snapshot, details }: PrizeSection, people: number[]): SectionField {
  const { round, prizes } = snapshot
  const table = standings(snapshot, round)
  return {
    entries: peopleOf(snapshot, details),
    people,
    table,
    // Before the first round all are level.
    contenders: round === 0 ? [] : contendersOf(snapshot, round, table, prizes?.without ?? []),
    year: ageYear(snapshot),
  }
}

/** Who competes for a category over sections, by person or club, the best first. */
export interface Placing {
  person: number
  /** Their best entry; for clubs, that of their best player. */
  entry: SectionPlayer
  /** Half points, ten-thousandths of the possible points, or a performance; for clubs, the sum of those who count. */
  value: number
  /** Place in the section. */
  rank: number
}

/** Each person’s best entry that fits the category; and how many people fit it, or may. */
export function placingsOf(
  category: OverallCategory,
  sections: readonly PrizeSection[],
  fields: readonly SectionField[],
): { placings: Placing[]; fitting: number; unknown: number } {
  const fitting = new Set<number>()
  const unknown = new Set<number>()
  const best = new Map<number, Placing>()
  for (const [section, { snapshot, section: own }] of sections.entries()) {
    if (category.sections.length > 0 && !category.sections.includes(own.tournament)) continue
    const { entries, people, contenders, year } = fields[section]!
    const answers = entries.map((entry) => fits(entry, category.condition, year))
    for (const [player, answer] of answers.entries()) {
      if (answer === true) fitting.add(people[player]!)
      if (answer === 'unknown') unknown.add(people[player]!)
    }
    const valueOf = valuesIn(snapshot, fields[section]!.table, category.compare)
    for (const { person: player, rank } of contenders) {
      const value = valueOf(player)
      if (answers[player] !== true || value === undefined) continue
      const placing = { person: people[player]!, entry: { section, player }, value, rank }
      const before = best.get(placing.person)
      if (!before || byPlace(placing, before) < 0) best.set(placing.person, placing)
    }
  }
  for (const person of fitting) unknown.delete(person)
  return { placings: [...best.values()].toSorted(byPlace), fitting: fitting.size, unknown: unknown.size }
}

const byPlace = (one: Placing, other: Placing): number =>
  other.value - one.value || one.rank - other.rank || one.entry.section - other.entry.section

function valuesIn(
  snapshot: Snapshot,
  { rows }: StandingsTable,
  compare: ComparedBy,
): (player: number) => number | undefined {
  const { round, settings } = snapshot
  if (compare === 'performance') {
    const figures = new Map(standings(snapshot, round, ['TPR']).rows.map(({ player, values }) => [player, values[0]!]))
    return (player) => (Number.isFinite(figures.get(player)) ? figures.get(player) : undefined)
  }
  const scores = new Map(rows.map(({ player, score }) => [player, score]))
  if (compare === 'points') return (player) => scores.get(player)
  const game = settings.displayPoints === 'game' ? settings.gamePointTotal : settings.winReward
  const most = round * halfPoints(game)
  return (player) => (most > 0 ? Math.round((10_000 * (scores.get(player) ?? 0)) / most) : undefined)
}

/** Clubs by the sum of their best players. Their persons are numbered from `from`. */
export function clubPlacings(
  placings: readonly Placing[],
  fields: readonly SectionField[],
  counted: number,
  from: number,
): { placings: Placing[]; clubs: string[] } {
  const byClub = Map.groupBy(
    placings.filter(({ entry }) => clubOf(fields, entry) !== ''),
    ({ entry }) => clubOf(fields, entry).toLowerCase(),
  )
  const clubs = [...byClub.values()].map((players) => clubOf(fields, players[0]!.entry))
  const all = [...byClub.values()].map((players, at): Placing => ({
    person: from + at,
    entry: players[0]!.entry,
    value: players.slice(0, counted).reduce((sum, { value }) => sum + value, 0),
    // Nothing else separates clubs.
    rank: 0,
  }))
  return { placings: all.toSorted((one, other) => other.value - one.value || one.person - other.person), clubs }
}

const clubOf = (fields: readonly SectionField[], { section, player }: SectionPlayer): string =>
  fields[section]!.entries[player]!.club?.trim() ?? ''

/** As contenders of a race: equal values are level, and equal places in different sections aren’t separated. */
export function asContenders(placings: readonly Placing[]): Contender[] {
  let [level, rank] = [0, 1]
  return placings.map(({ person, value, rank: own }, at) => {
    const before = placings[at - 1]
    if (before && before.value !== value) level += 1
    if (before && (before.value !== value || before.rank !== own)) rank = at + 1
    return { person, level, rank }
  })
}
