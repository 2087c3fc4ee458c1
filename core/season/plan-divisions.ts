import * as say from '#words/season.js'
import { bergerRound, bergerRounds, doubleBergerRound } from '../draw/berger.ts'
import { filledStarts } from '../snapshot/plan-schedule.ts'
import { DAY } from '../time.ts'
import { dayInUtc, isDay, type Start, type Starts } from '../text/start.ts'
import type { EntrySeat } from './division-acts.ts'
import { isIn, isSameDivision, type Division, type DivisionKey, type SeasonFacts } from './facts.ts'
import { groupsOf, type SeasonRules } from './rules.ts'

/** The default name of a division; parallel groups have letters. */
export const divisionName = ({ groups }: SeasonRules, { tier, group }: DivisionKey): string =>
  tier > 1 && groups > 1 ? say.groupName({ tier, group: String.fromCodePoint(64 + group) }) : say.divisionName({ tier })

/** The divisions that the rules ask for, from the top. */
const divisionsOf = (rules: SeasonRules): Division[] =>
  Array.from({ length: rules.tiers }, (_, at) => at + 1).flatMap((tier) =>
    Array.from({ length: groupsOf(rules, tier) }, (_, at) => {
      const key = { tier, group: at + 1 }
      return { ...key, name: divisionName(rules, key), tournament: null }
    }),
  )

/**
 * Divides the entries as evenly as possible. Entries that have a division stay there, the others fill the smallest
 * division from the top. Seats follow the order of the entries.
 */
export function dividedEntries({ rules, entries, divisions: known }: SeasonFacts): {
  divisions: Division[]
  seats: EntrySeat[]
} {
  const divisions = divisionsOf(rules).map((division) => ({
    ...division,
    name: known.find((one) => isSameDivision(one, division))?.name ?? division.name,
  }))
  const members = divisions.map((): number[] => [])
  const taking = entries.filter(isIn)
  const placeOf = (key: DivisionKey | null) => divisions.findIndex((one) => isSameDivision(one, key))
  for (const { no, division } of taking) if (placeOf(division) >= 0) members[placeOf(division)]!.push(no)
  const most = Math.ceil(taking.length / divisions.length)
  for (const { no, division } of taking.filter((one) => placeOf(one.division) < 0)) {
    const smallest = members.indexOf(members.toSorted((a, b) => a.length - b.length)[0]!)
    // New teams begin at the bottom where divisions are known; otherwise the list is cut from the top.
    const at =
      division === null && taking.every((one) => one.division === null)
        ? members.findIndex((one) => one.length < most)
        : smallest
    members[at]!.push(no)
  }
  return {
    divisions,
    seats: members.flatMap((nos, at) =>
      nos.map((entry, index) => ({
        entry,
        division: { tier: divisions[at]!.tier, group: divisions[at]!.group },
        seat: index + 1,
      })),
    ),
  }
}

/** The rounds in which `teams` meet as often as the rules say. */
export const roundsOf = ({ meetings }: Pick<SeasonRules, 'meetings'>, teams: number): number =>
  meetings * bergerRounds(teams)

/** The rounds of the largest division: all divisions play at the same dates. */
export const seasonRounds = (season: SeasonFacts): number =>
  Math.max(0, ...season.divisions.map((one) => roundsOf(season.rules, entriesIn(season, one).length)))

/** The entries of a division by seat. */
export const entriesIn = ({ entries }: Pick<SeasonFacts, 'entries'>, key: DivisionKey) =>
  entries.filter(({ division }) => isSameDivision(division, key)).toSorted((a, b) => a.seat - b.seat)

/** The fixtures by round as seats of home and away; null: free. The home team is first. */
export function plannedFixtures(rules: SeasonRules, teams: number): [home: number, away: number | null][][] {
  const table = rules.meetings === 2 ? doubleBergerRound : bergerRound
  return Array.from({ length: roundsOf(rules, teams) }, (_, at) =>
    table(teams, at + 1).map(([white, black]): [number, number | null] =>
      white === 0 ? [black, null] : [white, black === 0 ? null : black],
    ),
  )
}

/** Starts of all rounds: rounds without one follow the last one every so many days, at the same hours. */
export const startsOfRounds = (
  { everyDays, preset }: Pick<SeasonRules, 'everyDays' | 'preset'>,
  starts: Starts,
  rounds: number,
): (Start | null)[] => filledStarts(starts, rounds, everyDays, preset.timeZone ?? 'UTC').slice(0, rounds)

/** The end of a round's window. */
export const windowEnd = ({ windowDays }: Pick<SeasonRules, 'windowDays'>, start: Start): Start =>
  isDay(start) ? dayInUtc(Date.parse(start) + (windowDays - 1) * DAY) : start + windowDays * DAY

/** The rules in sentences. */
export function rulesInWords(rules: SeasonRules): string[] {
  const { tiers, groups, meetings, up, down, playoff, vacancies, everyDays, windowDays } = rules
  const moves = [
    ...(groups > 1 ? [say.groupWords({ groups })] : []),
    say.moveWords({ up, down }),
    ...(playoff > 0 ? [say.playoffWords({ places: playoff })] : []),
    say.vacancyWords({ vacancies }),
  ]
  return [
    say.meetWords({ meetings }),
    say.tierWords({ tiers }),
    ...(tiers > 1 ? moves : []),
    say.windowWords({ every: everyDays, window: windowDays }),
  ]
}
