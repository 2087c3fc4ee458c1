import type { Facts } from './facts.ts'
import { fixtureScore, type FixtureRules } from './fixture-score.ts'
import { emptyMini, isOverMini, miniAt, minisOf, type Mini } from './mini.ts'
import { changedState, type PairingChange, type PairingState } from './pairing-state.ts'

/** The changed fields of one match of a fixture. */
export interface MiniChange extends Pick<PairingChange, 'outcome' | 'points' | 'games' | 'facts'> {
  minBoards?: number | null
  ruling?: Mini['ruling'] | null
}

function changedMini(before: Mini, { minBoards, ruling, ...change }: MiniChange): Mini {
  const { outcome, points, games, facts } = changedState(before, change)
  const fewest = minBoards === undefined ? before.minBoards : minBoards
  const ruled = ruling === undefined ? before.ruling : ruling
  return {
    k: before.k,
    outcome,
    points,
    games,
    facts,
    ...(fewest != null && { minBoards: fewest }),
    ...(ruled && { ruling: ruled }),
  }
}

/** A fixture with one of its matches changed. Its own score and times follow from its matches. */
export const withMini = (state: PairingState, k: number, change: MiniChange, rules: FixtureRules): PairingState =>
  withMinis(
    state,
    [...(state.minis ?? []).filter((mini) => mini.k !== k), changedMini(miniAt(state.minis, k), change)],
    rules,
  )

export function withMinis(state: PairingState, all: readonly Mini[], rules: FixtureRules): PairingState {
  const minis = all.filter((mini) => !isEmpty(mini)).toSorted((a, b) => a.k - b.k)
  const { points, mp, outcome } = fixtureScore(rules, minis)
  const { mp: _mp, minis: _minis, ...others } = state
  return {
    ...others,
    outcome,
    points,
    facts: fixtureFacts(state.facts, minisOf(rules.segments, minis)),
    ...(minis.length > 0 && { minis }),
    ...(mp && { mp }),
  }
}

const isEmpty = (mini: Mini): boolean => JSON.stringify(mini) === JSON.stringify(emptyMini(mini.k))

/**
 * The facts of a fixture that follow from its matches: it runs from the start of its first match to the end of its last
 * one, and between two of them it waits for the next. A start that was agreed for the fixture stays until a match has
 * its own.
 */
function fixtureFacts(before: Facts, minis: readonly Mini[]): Facts {
  const { bodyStatus: _status, endTime: _end, provisional: _provisional, aborted: _aborted, ...others } = before
  const open = minis.filter((mini) => !isOverMini(mini))
  const startsOf = (some: readonly Mini[]) => some.flatMap(({ facts }) => facts.startTime ?? [])
  const [next, known] = [startsOf(open), startsOf(minis)]
  const start = next.length > 0 ? Math.min(...next) : known.length > 0 ? Math.max(...known) : others.startTime
  const ends = minis.flatMap(({ facts }) => facts.endTime ?? [])
  const isOver = open.length === 0 && minis.length > 0
  const isRunning = open.some(({ facts }) => facts.bodyStatus === 'in_progress')
  const isAborted = isOver && minis.every(({ facts }) => facts.aborted)
  return {
    ...others,
    ...(start !== undefined && { startTime: start }),
    ...((isOver || isRunning) && { bodyStatus: isOver ? 'finished' : 'in_progress' }),
    ...(isOver && ends.length > 0 && { endTime: Math.max(...ends) }),
    ...(isOver && minis.some(({ facts }) => facts.provisional) && { provisional: true }),
    ...(isAborted && { aborted: true }),
  }
}
