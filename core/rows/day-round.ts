import { startOrder, type Day, type Start } from '../text/start.ts'
import { HOUR } from '../time.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { EventSummary } from './event-summary.ts'

/** A round of a public event, by its start. */
export interface DayRound extends Pick<Settings, 'competitors' | 'totalRounds' | 'logoURL'> {
  /** `{tournament}-{round}`. */
  id: string
  tournamentId: string
  name: string
  /** The path of the event’s page. */
  href: string
  round: number
  startsAt: Start | null
  state: RoundState
  /** As of at most a minute ago; null if the event is in another round. */
  summary: EventSummary | null
}

export const ROUND_STATES = ['on', 'ahead', 'over'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** An event as far as the state of its rounds needs it. */
interface DrawnEvent {
  active: boolean
  /** The last round drawn. */
  round: number
  /** Of the last round drawn; null if it is not known yet. */
  summary: EventSummary | null
}

/** A drawn round is over when all its games are, and not on before its start. */
export function roundState(
  { active, round: drawn, summary }: DrawnEvent,
  { round, startsAt }: Pick<DayRound, 'round' | 'startsAt'>,
  now: number,
): RoundState {
  if (round < drawn || (round === drawn && !active)) return 'over'
  if (round > drawn) return active ? 'ahead' : 'over'
  if (summary && summary.round === round && summary.pairings > 0 && summary.finished >= summary.pairings) return 'over'
  return startsAt !== null && startOrder(startsAt) > now ? 'ahead' : 'on'
}

/** Without a start, a round counts as on while its event has changed since. */
const STILL_ON = 12 * HOUR

interface RunningEvent extends Omit<DayRound, 'id' | 'tournamentId' | 'startsAt' | 'state'> {
  id: string
  updatedAt: number
  active: boolean
}

/** The rounds that run now in events whose rounds have no start. */
export const undatedRounds = (events: readonly RunningEvent[], dated: readonly DayRound[], now: number): DayRound[] =>
  events
    .filter(({ id, round, updatedAt }) => updatedAt > now - STILL_ON && !dated.some(isRound(id, round)))
    .map((event) => ({
      id: `${event.id}-${event.round}`,
      tournamentId: event.id,
      name: event.name,
      href: event.href,
      competitors: event.competitors,
      totalRounds: event.totalRounds,
      logoURL: event.logoURL,
      round: event.round,
      startsAt: null,
      state: roundState(event, { round: event.round, startsAt: null }, now),
      summary: event.summary,
    }))
    .filter(({ state }) => state === 'on')

const isRound = (tournament: string, round: number) => (one: DayRound) =>
  one.tournamentId === tournament && one.round === round

export interface DayView {
  on: DayRound[]
  later: DayRound[]
  over: DayRound[]
}

/** The calendar day of a start where the reader is. */
export type DayOf = (start: Start) => Day

/** Today’s rounds, by start; `on` has every round that runs, whenever it began. */
export function today(rounds: readonly DayRound[], now: number, dayOf: DayOf): DayView {
  const day = dayOf(now)
  const ofToday = rounds.filter(({ startsAt, state }) => state === 'on' || startsAt === null || dayOf(startsAt) === day)
  const of = (state: RoundState) => byStart(ofToday.filter((round) => round.state === state))
  return { on: of('on'), later: of('ahead'), over: of('over') }
}

/** The rounds of another day, by start. */
export const roundsOfDay = (rounds: readonly DayRound[], day: Day, dayOf: DayOf): DayRound[] =>
  byStart(rounds.filter(({ startsAt }) => startsAt !== null && dayOf(startsAt) === day))

export const byStart = (rounds: readonly DayRound[]): DayRound[] =>
  rounds.toSorted((a, b) => order(a) - order(b) || (a.id < b.id ? -1 : 1))

const order = ({ startsAt }: DayRound): number => (startsAt === null ? 0 : startOrder(startsAt))
