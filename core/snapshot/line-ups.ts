import { NO_OUTCOME } from '../match/outcome.ts'
import { isWholeDay } from '../text/when.ts'
import { MINUTE } from '../time.ts'
import type { LineUp } from './desk.ts'
import type { Individual } from './individual.ts'
import { pairings, type Pairing } from './pairing.ts'
import type { Snapshot } from './snapshot.ts'

/** A match, and what each side handed in for it. */
export interface MatchLineUps {
  pairing: Pairing
  /** Both teams' numbers. */
  teams: [first: number, second: number]
  lineUps: [first: LineUp | undefined, second: LineUp | undefined]
  /** Whether each side may know the other's: both are in, they were due, or the match has a result. */
  areShown: boolean
}

/** When line-ups of a round are due: so long before it begins as is set. null where only the day is known, or nothing. */
export function lineUpsDue({ dates, settings }: Pick<Snapshot, 'dates' | 'settings'>, round: number): number | null {
  const startsAt = dates[round - 1] ?? null
  return startsAt === null || isWholeDay(startsAt) ? null : startsAt - settings.lineUpMinutes * MINUTE
}

/** The matches of a round with what was handed in; a bye needs none. */
export function matchLineUps(snapshot: Snapshot, round: number, handedIn: LineUp[], now: number): MatchLineUps[] {
  const due = lineUpsDue(snapshot, round)
  const of = (team: number) => handedIn.find((one) => one.round === round && one.team === team)
  return pairings(snapshot, round)
    .filter(({ black }) => black >= 0)
    .map((pairing): MatchLineUps => {
      const teams: [number, number] = [snapshot.players.no[pairing.white]!, snapshot.players.no[pairing.black]!]
      const lineUps: MatchLineUps['lineUps'] = [of(teams[0]), of(teams[1])]
      const isPlayed = pairing.outcome !== NO_OUTCOME
      return {
        pairing,
        teams,
        lineUps,
        areShown: isPlayed || (due !== null && now >= due) || lineUps.every((one) => one !== undefined),
      }
    })
}

const SHOWN = 'The line-ups of this match are public. Ask the arbiter to change yours.'

/** Why a captain cannot hand in a line-up any more; undefined when they can. */
export const lateRefusal = ({ areShown }: Pick<MatchLineUps, 'areShown'>): string | undefined =>
  areShown ? SHOWN : undefined

/** How many boards a match has. */
export const boardCount = ({ settings }: Pick<Snapshot, 'settings'>): number => Math.max(1, settings.gamePointTotal)

/**
 * Why these cannot sit down: they are not of the team, sit twice or are too many. `roster` in its order; a captain keeps to it, so
 * that whoever is stronger sits higher, and an arbiter may know why not.
 */
export function lineUpRefusal(
  individuals: number[],
  { roster, boards, isOrdered }: { roster: Pick<Individual, 'no'>[]; boards: number; isOrdered: boolean },
): string | undefined {
  const seated = individuals.filter((no) => no !== 0)
  const places = seated.map((no) => roster.findIndex((one) => one.no === no))
  if (individuals.length > boards) return `A match has ${boards} boards.`
  if (seated.length === 0) return 'Choose who plays.'
  if (places.includes(-1)) return 'Choose players of this team.'
  if (new Set(seated).size < seated.length) return 'Each player can sit at one board only.'
  const isInOrder = places.every((place, at) => at === 0 || places[at - 1]! < place)
  return isOrdered && !isInOrder ? 'Players sit in the order of the team’s list.' : undefined
}

/** The first of the list at each board: what a captain begins with. */
export const usualLineUp = (roster: Pick<Individual, 'no'>[], boards: number): number[] =>
  Array.from({ length: boards }, (_, at) => roster[at]?.no ?? 0)
