import type { ToldWarning } from '../people/captain-text.ts'
import { DAY } from '../time.ts'
import type { FixtureState } from './fixture-state.ts'

/** A player who has signed up for a match at the chess site. */
export interface SignUp {
  username: string
  /** 0: unknown. */
  rating: number
  /** Percentage of games lost on time in the last 90 days; null: unknown. */
  timeoutPercent: number | null
}

/** What is known of a match before it starts, for one of its captains. */
export interface FixtureOutlook {
  state: FixtureState
  /** null: only its day is known, or not even that. */
  startsAt: number | null
  /** Captains have to agree on a time until then; null: they don’t choose one. */
  agreeBy: number | null
  /** Whether the match has a link, or null if none is expected. */
  isLinked: boolean | null
  /** When the line-up is due, while it is missing. */
  lineUpDue: number | null
  /** Sign-ups of a linked match that hasn’t started; `minimum` boards are needed. */
  signUps?: { minimum: number; own: SignUp[]; other: SignUp[] }
}

export type TimeoutRisk = 'medium' | 'high'

export type CaptainWarning =
  | ToldWarning
  | { kind: 'fewerThanOther'; has: number; other: number; startsAt: number }
  | { kind: 'ratingGap'; points: number }
  | { kind: 'timeoutRisk'; risk: TimeoutRisk; usernames: string[] }

const BEFORE = { noTime: 2 * DAY, noLink: DAY, noLineUp: DAY, signUps: 2 * DAY }
/** An average that is so many points lower is worth a warning. */
const RATING_GAP = 50
const TIMEOUT_PERCENT = { medium: 25, high: 50 }

const ARRANGING: readonly FixtureState[] = ['planned', 'proposed', 'countered']
const AHEAD: readonly FixtureState[] = [...ARRANGING, 'agreed', 'set', 'open']

/** What a captain should see to before a match, the most urgent first. Nothing once it is played. */
export function captainWarnings(outlook: FixtureOutlook, now: number): CaptainWarning[] {
  const { state, startsAt, agreeBy, isLinked, lineUpDue, signUps } = outlook
  if (!AHEAD.includes(state)) return []
  const isSoon = (at: number | null, ahead: number): at is number => at !== null && at - ahead <= now && now < at
  const found: CaptainWarning[] = []
  if (isSoon(startsAt, BEFORE.signUps) && signUps) found.push(...signUpWarnings(signUps, startsAt))
  // A missing link is worth a warning after the start, too: results can't be read without it.
  if (isLinked === false && startsAt !== null && startsAt - BEFORE.noLink <= now)
    found.push({ kind: 'noLink', startsAt })
  if (isSoon(lineUpDue, BEFORE.noLineUp)) found.push({ kind: 'noLineUp', due: lineUpDue })
  if (ARRANGING.includes(state) && isSoon(agreeBy, BEFORE.noTime)) found.push({ kind: 'noTime', until: agreeBy })
  return [...found, ...(signUps ? rosterWarnings(signUps) : [])]
}

function signUpWarnings(
  { minimum, own, other }: Required<FixtureOutlook>['signUps'],
  startsAt: number,
): CaptainWarning[] {
  if (own.length < minimum) return [{ kind: 'fewSignUps', has: own.length, needs: minimum, startsAt }]
  return own.length < other.length ? [{ kind: 'fewerThanOther', has: own.length, other: other.length, startsAt }] : []
}

function rosterWarnings({ own, other }: Required<FixtureOutlook>['signUps']): CaptainWarning[] {
  const points = averageRating(other) - averageRating(own)
  const risks = (['high', 'medium'] as const).flatMap((risk): CaptainWarning[] => {
    const usernames = own.filter((one) => riskOf(one) === risk).map(({ username }) => username)
    return usernames.length > 0 ? [{ kind: 'timeoutRisk', risk, usernames }] : []
  })
  const hasRatings = averageRating(own) > 0 && averageRating(other) > 0
  return [...(hasRatings && points >= RATING_GAP ? [{ kind: 'ratingGap' as const, points }] : []), ...risks]
}

/** Of players with a rating; 0 without any. */
function averageRating(players: readonly SignUp[]): number {
  const ratings = players.map(({ rating }) => rating).filter((rating) => rating > 0)
  return ratings.length === 0 ? 0 : Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length)
}

export function riskOf({ timeoutPercent }: SignUp): TimeoutRisk | undefined {
  if (timeoutPercent === null || timeoutPercent < TIMEOUT_PERCENT.medium) return undefined
  return timeoutPercent >= TIMEOUT_PERCENT.high ? 'high' : 'medium'
}
