import type { Status } from '../match/status.ts'
import type { FixtureTalk } from './desk.ts'
import { isCounter, openProposal } from './fixture-talk.ts'

export const FIXTURE_STATES = [
  'planned',
  'proposed',
  'countered',
  'agreed',
  'set',
  'open',
  'playing',
  'over',
  'confirmed',
  'forfeited',
  'postponed',
  'annulled',
] as const
export type FixtureState = (typeof FIXTURE_STATES)[number]

interface FixtureFacts {
  /** Of each match of the fixture, usually one. */
  matches: { status: Status; isLinked: boolean }[]
  outcome: string
  /** Whether a captain has reported a result. */
  isReported: boolean
  isPostponed: boolean
  timeBy: 'captains' | 'director' | undefined
  talk: Pick<FixtureTalk, 'proposals'>
}

/**
 * Where a fixture of a league is, from its plan to its result: matches that are linked or played come before what the
 * captains arrange.
 */
export function fixtureState({ matches, outcome, isReported, isPostponed, timeBy, talk }: FixtureFacts): FixtureState {
  const all = (...states: Status[]) => matches.length > 0 && matches.every(({ status }) => states.includes(status))
  if (all('aborted')) return 'annulled'
  if (forfeitOf(outcome)) return 'forfeited'
  if (all('confirmed', 'aborted')) return 'confirmed'
  if (isPostponed) return 'postponed'
  if (isReported || all('finished', 'confirmed', 'aborted')) return 'over'
  if (matches.some(({ status }) => status === 'live' || status === 'finished' || status === 'confirmed'))
    return 'playing'
  if (matches.some(({ isLinked }) => isLinked)) return 'open'
  if (openProposal(talk)) return isCounter(talk) ? 'countered' : 'proposed'
  if (timeBy) return timeBy === 'captains' ? 'agreed' : 'set'
  return 'planned'
}

/** The side that lost without playing. */
export function forfeitOf(outcome: string): 'first' | 'second' | 'both' | undefined {
  switch (outcome) {
    case '+-':
      return 'second'
    case '-+':
      return 'first'
    case '--':
      return 'both'
  }
  return undefined
}
