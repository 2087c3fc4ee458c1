import { asDrawn } from '../draw/as-drawn.ts'
import { compareRound, drawnBoards, type BoardDifference } from '../draw/check-round.ts'
import { robinRematches, tableDifferences } from '../draw/check-table.ts'
import { drawPools } from '../draw/draw-round.ts'
import { isAsNoted } from '../draw/noted-changes.ts'
import { isRefusal, type DrawRefusal } from '../draw/refusal.ts'
import { RULES_IN_FORCE } from '../tournament/rules-in-force.ts'
import type { DrawWatch } from '../draw/swiss/swiss-field.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { startOrder } from '../text/start.ts'

/** A round of a report, compared with its draw by the rules. */
export interface ComparedRound {
  round: number
  /** `meetings`: in a round robin with numbers of its own, only who met twice. */
  comparedWith: 'rules' | 'table' | 'meetings'
  /** Boards and pairing-allocated byes in the report. */
  boards: number
  differences: BoardDifference[]
  /** Why the rules allow no pairing; null if they allow one. */
  refusal: DrawRefusal | null
  /** Whether remarks in the report (`MPA`) name exactly these differences: they are none then. */
  isNoted: boolean
}

/** The order of boards says nothing: a report doesn’t number them. */
const UNNUMBERED = 'boards'

/** Pairs the rounds of a report again, each from the rounds before it. */
export function* checkRounds(snapshot: Snapshot, watch?: DrawWatch): Generator<ComparedRound> {
  if (snapshot.systems.every(({ system }) => system === 'roundRobin')) {
    yield* checkRobin(snapshot)
    return
  }
  for (let round = 1; round <= snapshot.round; round++) {
    const isSwiss = systemAt(snapshot.settings, snapshot.systems, round).system === 'swiss'
    yield isSwiss ? checkSwiss(snapshot, round, watch) : checkTable(snapshot, round)
  }
}

/** The differences that count: those that remarks in the report explain do not. */
export const countedDifferences = ({ isNoted, differences }: ComparedRound): BoardDifference[] =>
  isNoted ? [] : differences

/** Whether a round was played before the rules by which it is paired again. */
export const isByOlderRules = ({ dates }: Pick<Snapshot, 'dates'>): boolean =>
  dates.some((date) => date !== null && startOrder(date) < RULES_IN_FORCE)

function checkSwiss(snapshot: Snapshot, round: number, watch: DrawWatch | undefined): ComparedRound {
  const pools = drawPools(asDrawn(snapshot, round), round, { watch })
  const published = drawnBoards(snapshot, round)
  const differences = compareRound(snapshot, round, pools).filter(({ reason }) => reason !== UNNUMBERED)
  const drawn = isRefusal(pools) ? [] : pools.flatMap(({ pairs }) => pairs)
  return {
    round,
    comparedWith: 'rules',
    boards: published.length,
    differences,
    refusal: isRefusal(pools) ? pools : null,
    isNoted: differences.length > 0 && isAsNoted(snapshot, round, drawn, published),
  }
}

const checkTable = (snapshot: Snapshot, round: number): ComparedRound => ({
  round,
  comparedWith: 'table',
  boards: drawnBoards(snapshot, round).filter(({ black }) => black >= 0).length,
  differences: tableDifferences(snapshot, round),
  refusal: null,
  isNoted: false,
})

/**
 * A round robin is compared with the Berger table. If most boards are not in it, the numbers were drawn otherwise, and only
 * who met twice is told.
 */
function checkRobin(snapshot: Snapshot): ComparedRound[] {
  const rounds = Array.from({ length: snapshot.round }, (_, at) => checkTable(snapshot, at + 1))
  const boards = rounds.reduce((sum, round) => sum + round.boards, 0)
  const differing = rounds.reduce((sum, { differences }) => sum + differences.length, 0)
  if (2 * differing <= boards) return rounds
  const rematches = robinRematches(snapshot)
  return rounds.map((round, at) => ({ ...round, comparedWith: 'meetings', differences: rematches[at]! }))
}
