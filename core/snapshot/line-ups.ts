import * as sayRules from '#words/captainRules.js'
import * as say from '#words/coreSnapshot.js'
import { NO_OUTCOME } from '../match/outcome.ts'
import { momentOf } from '../text/start.ts'
import { MINUTE } from '../time.ts'
import type { LineUp } from './desk.ts'
import type { Individual } from './individual.ts'
import { pairings, type Pairing } from './pairing.ts'
import { pairingStart } from './pairing-start.ts'
import type { Snapshot } from './snapshot.ts'

export interface MatchLineUps {
  pairing: Pairing
  /** Numbers of the teams. */
  teams: [first: number, second: number]
  lineUps: [first: LineUp | undefined, second: LineUp | undefined]
  /** Whether the line-ups are public: both are handed in, the deadline has passed, or the match has a result. */
  areShown: boolean
  /** The deadline in ms; null without one. */
  due: number | null
  /** Until then captains may replace players though the line-ups are public; null: not at all. */
  substitutesUntil: number | null
}

/** The deadline for line-ups of a round, in ms; null if only the day of the round is known, or not even that. */
export function lineUpsDue({ dates, settings }: Pick<Snapshot, 'dates' | 'settings'>, round: number): number | null {
  const startsAt = momentOf(dates[round - 1])
  return startsAt === undefined ? null : startsAt - settings.lineUpMinutes * MINUTE
}

/** The same for a match, which may have a start of its own. */
function matchDue(snapshot: Snapshot, pairing: Pairing): Pick<MatchLineUps, 'due' | 'substitutesUntil'> {
  const { lineUpMinutes, substituteMinutes } = snapshot.settings
  const startsAt = momentOf(pairingStart(snapshot, pairing))
  if (startsAt === undefined) return { due: null, substitutesUntil: null }
  return {
    due: startsAt - lineUpMinutes * MINUTE,
    substitutesUntil: substituteMinutes > 0 ? startsAt + substituteMinutes * MINUTE : null,
  }
}

/** Without byes. */
export function matchLineUps(snapshot: Snapshot, round: number, handedIn: LineUp[], now: number): MatchLineUps[] {
  const of = (team: number) => handedIn.find((one) => one.round === round && one.team === team)
  return pairings(snapshot, round)
    .filter(({ black }) => black >= 0)
    .map((pairing): MatchLineUps => {
      const teams: [number, number] = [snapshot.players.no[pairing.white]!, snapshot.players.no[pairing.black]!]
      const lineUps: MatchLineUps['lineUps'] = [of(teams[0]), of(teams[1])]
      const isPlayed = pairing.outcome !== NO_OUTCOME
      const { due, substitutesUntil } = matchDue(snapshot, pairing)
      return {
        due,
        substitutesUntil: isPlayed ? null : substitutesUntil,
        pairing,
        teams,
        lineUps,
        areShown: isPlayed || (due !== null && now >= due) || lineUps.every((one) => one !== undefined),
      }
    })
}

/** Whether players can be replaced in a line-up that is public. */
export const takesSubstitutes = (
  {
    areShown,
    substitutesUntil,
    lineUps,
    teams,
  }: Pick<MatchLineUps, 'areShown' | 'substitutesUntil' | 'lineUps' | 'teams'>,
  team: number,
  now: number,
): boolean =>
  areShown && substitutesUntil !== null && now < substitutesUntil && lineUps[teams.indexOf(team)] !== undefined

/** Why a captain can't change a line-up any more, in a sentence; undefined if they can. */
export const lateRefusal = ({ areShown }: Pick<MatchLineUps, 'areShown'>): string | undefined =>
  areShown ? say.lineUpsPublic() : undefined

/** Why this isn’t a line-up in which players were only replaced, in a sentence; undefined if it is. */
export function substituteRefusal(before: readonly number[], after: readonly number[] | null): string | undefined {
  const seats = Math.max(before.length, after?.length ?? 0)
  const isOnlyReplaced = Array.from({ length: seats }, (_, at) => [before[at] ?? 0, after?.[at] ?? 0] as const).every(
    ([was, is]) => was === is || is === 0 || !before.includes(is),
  )
  return after && isOnlyReplaced ? undefined : sayRules.onlySubstitutes()
}

export const boardCount = ({ settings }: Pick<Snapshot, 'settings'>): number => Math.max(1, settings.gamePointTotal)

interface LineUpRules {
  roster: Pick<Individual, 'no' | 'name' | 'rating'>[]
  boards: number
  /** Rating points by which the order may differ from the list, 0: the list’s order, null: any. Arbiters may deviate. */
  tolerance: number | null
}

/** Why a line-up is invalid, in a sentence: a player of another team, twice, too many, or out of order. */
export function lineUpRefusal(individuals: number[], { roster, boards, tolerance }: LineUpRules): string | undefined {
  const seated = individuals.filter((no) => no !== 0)
  const places = seated.map((no) => roster.findIndex((one) => one.no === no))
  if (individuals.length > boards) return say.matchHasBoards({ boards })
  if (seated.length === 0) return say.chooseWhoPlays()
  if (places.includes(-1)) return say.choosePlayersOfTeam()
  if (new Set(seated).size < seated.length) return say.oneBoardOnly()
  if (tolerance === null) return undefined
  for (const [at, place] of places.entries()) {
    const above = places
      .slice(0, at)
      .find((other) => other > place && !mayPass(roster[other]!, roster[place]!, tolerance))
    if (above === undefined) continue
    if (tolerance === 0) return say.orderOfList()
    return sayRules.orderBeyondTolerance({ player: roster[place]!.name, above: roster[above]!.name, points: tolerance })
  }
  return undefined
}

/** Whether a player may sit above one who is before them on the list. */
const mayPass = (above: Pick<Individual, 'rating'>, below: Pick<Individual, 'rating'>, tolerance: number): boolean =>
  tolerance > 0 && above.rating > 0 && below.rating > 0 && below.rating - above.rating <= tolerance

/** The default for captains: the first players of the roster. */
export const usualLineUp = (roster: Pick<Individual, 'no'>[], boards: number): number[] =>
  Array.from({ length: boards }, (_, at) => roster[at]?.no ?? 0)
