import * as say from '#words/refusalsOfActs.js'
import * as saySystem from '#words/systems.js'
import { placeLabel, placeText } from '../tournament/place-label.ts'
import { changedState, type PairingState } from '../match/pairing-state.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { swappedSides } from '../match/swapped-sides.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { boardsOf } from './change-boards.ts'
import type { RequestOf } from './desk-requests.ts'
import { pairsOfMatches } from './drawn-pairs.ts'
import { entryLabel, entryPosition } from './entries.ts'
import { enginePairs, handChangesRenoted, pairText } from './hand-change-text.ts'
import { seatingActs } from './seating.ts'
import { transitionRefusal } from './transitions.ts'

/** Plans for single boards of the published round. The other boards keep their results. */
export const BOARD_PLANS = {
  swapColours: (snapshot: Snapshot, { round, no, white }: RequestOf<'swapColours'>) => {
    const row = boardsOf(snapshot, round).find((one) => one.no === no)
    if (!row) return say.pairingNotFound()
    if (row.black === null) return say.byeHasNoColours()
    if (row.white === white) return []
    if (row.black !== white) return say.notOnBoard({ entry: entryLabel(snapshot, white) })
    return changingActs(snapshot, round, [withState({ ...row, white, black: row.white }, swappedSides(stateOf(row)))])
  },
  exchangePlayers: (snapshot: Snapshot, { round, one, other, clearsResults = false }: RequestOf<'exchangePlayers'>) => {
    const refusal = tableRefusal(snapshot, round)
    if (refusal !== undefined) return refusal
    const rows = boardsOf(snapshot, round)
    const [first, second] = [one, other].map((player) => rows.find((row) => sitsAt(row, player)))
    if (!first || !second) return notInRound(snapshot, first ? other : one, round)
    if (first === second) return say.playEachOther()
    if (first.pool !== second.pool) return say.otherPools()
    const boards = [first, second].map((row) => {
      const exchanged = { ...row, white: swapped(row.white, one, other), black: swapped(row.black, one, other) }
      return clearsResults && row.black !== null ? withState(exchanged, EMPTY) : exchanged
    })
    return changingActs(snapshot, round, boards)
  },
  seatPlayer: (snapshot: Snapshot, request: RequestOf<'seatPlayer'>) => {
    const { round, no, isWhite } = request
    const refusal = tableRefusal(snapshot, round) ?? changeRefusal(snapshot, round, [])
    if (refusal !== undefined) return refusal
    const rows = boardsOf(snapshot, round)
    const bye = rows.find((row) => row.no === no)
    if (!bye) return say.pairingNotFound()
    if (bye.black !== null) return say.boardIsNoBye()
    const seating = seatingActs(snapshot, request)
    if (typeof seating === 'string') return seating
    const { player, acts } = seating
    const own = rows.find((row) => sitsAt(row, player))
    if (own && own.black !== null)
      return say.alreadyPlaysOn({ entry: entryLabel(snapshot, player), place: placeText(snapshot, own.board) })
    if (own === bye) return say.pairedWithThemselves()
    const [white, black] = isWhite ? [player, bye.white] : [bye.white, player]
    const board = withState({ ...bye, white, black }, EMPTY)
    const changing = changingActs(snapshot, round, [board], own ? [own.no] : [])
    return typeof changing === 'string' ? changing : [...acts, ...changing]
  },
  takeBoardApart: (snapshot: Snapshot, { round, no, isWithResult }: RequestOf<'takeBoardApart'>) => {
    const refusal = tableRefusal(snapshot, round)
    if (refusal !== undefined) return refusal
    const rows = boardsOf(snapshot, round)
    const row = rows.find((one) => one.no === no)
    if (!row) return say.pairingNotFound()
    const { black } = row
    if (black === null) return say.boardIsByeAlready()
    // The client may not have seen the result: ask for confirmation.
    if (row.outcome !== NO_OUTCOME && !isWithResult)
      return say.boardHasResult({ place: placeLabel(snapshot.settings.competitors === 'team', row.board) })
    const idle = withState({ ...row, black: null }, { ...EMPTY, outcome: 'Z ' })
    const next = Math.max(...rows.map((one) => one.no)) + 1
    return changingActs(snapshot, round, [idle, { ...idle, no: next, board: rows.length + 1, white: black }])
  },
}

const EMPTY: PairingState = { outcome: NO_OUTCOME, points: null, games: '', facts: {} }

const sitsAt = ({ white, black }: MatchRecord, player: number): boolean => white === player || black === player

const swapped = <No extends number | null>(no: No, one: number, other: number): number | No =>
  no === one ? other : no === other ? one : no

const stateOf = ({
  outcome,
  whitePoints,
  blackPoints,
  games,
  facts,
  minis,
  whiteMp,
  blackMp,
}: MatchRecord): PairingState => ({
  outcome,
  points: whitePoints === null || blackPoints === null ? null : [whitePoints, blackPoints],
  games: games ?? '',
  facts: facts ?? {},
  ...(minis?.length && { minis }),
  ...(whiteMp != null && blackMp != null && { mp: [whiteMp, blackMp] }),
})

const withState = (row: MatchRecord, { outcome, points, games, facts, minis, mp }: PairingState): MatchRecord => ({
  ...row,
  outcome,
  whitePoints: points?.[0] ?? null,
  blackPoints: points?.[1] ?? null,
  games: games || null,
  facts: Object.keys(facts).length > 0 ? facts : null,
  ...((minis || mp || row.minis || row.whiteMp != null) && {
    minis: minis ?? null,
    whiteMp: mp?.[0] ?? null,
    blackMp: mp?.[1] ?? null,
  }),
})

/** The change of these boards, marked as made by hand where they differ from the engine’s, and its remark. */
function changingActs(
  snapshot: Snapshot,
  round: number,
  boards: MatchRecord[],
  removed: number[] = [],
): Act[] | string {
  const rows = boardsOf(snapshot, round)
  const touched = new Map(boards.map((row) => [row.no, row]))
  const refusal = changeRefusal(
    snapshot,
    round,
    rows.filter(({ no }) => touched.has(no)),
  )
  if (refusal !== undefined) return refusal
  const engine = enginePairs(snapshot, round, pairsOfMatches(rows))
  const marked = boards.map((row) => {
    const isByHand = !pairsOfMatches([row]).some((pair) => engine.includes(pairText(pair)))
    const state = stateOf(row)
    return withState(row, changedState(state, { facts: { byHand: isByHand || null } }))
  })
  const kept = rows.filter(({ no }) => !touched.has(no) && !removed.includes(no))
  return [
    { type: 'changeBoards', round, boards: marked, removed },
    ...handChangesRenoted(snapshot, round, engine, pairsOfMatches(inBoardOrder([...kept, ...marked]))),
  ]
}

const inBoardOrder = (rows: MatchRecord[]): MatchRecord[] => rows.toSorted((a, b) => a.board - b.board)

function changeRefusal(snapshot: Snapshot, round: number, before: MatchRecord[]): string | undefined {
  if (round !== snapshot.round) return say.notLastRound({ round })
  const linked = before.find(({ facts }) => facts?.link !== undefined)
  if (linked) return say.boardHasLink({ place: placeLabel(snapshot.settings.competitors === 'team', linked.board) })
  return transitionRefusal(snapshot, 'changeBoards')
}

const OF_TABLE = { knockout: say.bracketDecides, roundRobin: say.tableDecides, scheveningen: saySystem.sidesDecide }

function tableRefusal({ settings, systems }: Snapshot, round: number): string | undefined {
  const { system } = systemAt(settings, systems, round)
  return system === 'swiss' || system === 'keizer' ? undefined : `${OF_TABLE[system]()} ${say.takeRoundBackToChange()}`
}

const notInRound = (snapshot: Snapshot, player: number, round: number): string =>
  entryPosition(snapshot, player) < 0
    ? say.entryNotFound()
    : say.notInRound({ entry: entryLabel(snapshot, player), round })
