import * as say from '#words/coreSnapshot.js'
import { NO_OUTCOME } from '../match/outcome.ts'
import { momentOf } from '../text/start.ts'
import { MINUTE } from '../time.ts'
import type { LineUp } from './desk.ts'
import type { Individual } from './individual.ts'
import { pairings, type Pairing } from './pairing.ts'
import type { Snapshot } from './snapshot.ts'

export interface MatchLineUps {
  pairing: Pairing
  /** Numbers of the teams. */
  teams: [first: number, second: number]
  lineUps: [first: LineUp | undefined, second: LineUp | undefined]
  /** Whether the line-ups are public: both are handed in, the deadline has passed, or the match has a result. */
  areShown: boolean
}

/** The deadline for line-ups of a round, in ms; null if only the day of the round is known, or not even that. */
export function lineUpsDue({ dates, settings }: Pick<Snapshot, 'dates' | 'settings'>, round: number): number | null {
  const startsAt = momentOf(dates[round - 1])
  return startsAt === undefined ? null : startsAt - settings.lineUpMinutes * MINUTE
}

/** Without byes. */
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

/** Why a captain can't change a line-up any more, in a sentence; undefined if they can. */
export const lateRefusal = ({ areShown }: Pick<MatchLineUps, 'areShown'>): string | undefined =>
  areShown ? say.lineUpsPublic() : undefined

export const boardCount = ({ settings }: Pick<Snapshot, 'settings'>): number => Math.max(1, settings.gamePointTotal)

/**
 * Why a line-up is invalid, in a sentence: a player of another team, twice or too many. `isOrdered` also requires the
 * order of the roster, which is by strength; arbiters may deviate from it.
 */
export function lineUpRefusal(
  individuals: number[],
  { roster, boards, isOrdered }: { roster: Pick<Individual, 'no'>[]; boards: number; isOrdered: boolean },
): string | undefined {
  const seated = individuals.filter((no) => no !== 0)
  const places = seated.map((no) => roster.findIndex((one) => one.no === no))
  if (individuals.length > boards) return say.matchHasBoards({ boards })
  if (seated.length === 0) return say.chooseWhoPlays()
  if (places.includes(-1)) return say.choosePlayersOfTeam()
  if (new Set(seated).size < seated.length) return say.oneBoardOnly()
  const isInOrder = places.every((place, at) => at === 0 || places[at - 1]! < place)
  return isOrdered && !isInOrder ? say.orderOfList() : undefined
}

/** The default for captains: the first players of the roster. */
export const usualLineUp = (roster: Pick<Individual, 'no'>[], boards: number): number[] =>
  Array.from({ length: boards }, (_, at) => roster[at]?.no ?? 0)
