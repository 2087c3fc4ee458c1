import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { renumberedPrizes } from '../prizes/renumbered-prizes.ts'
import { competitorName } from '../snapshot/names.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { boardsOf, type ChangeBoards } from './change-boards.ts'
import type { DeskRequest } from './desk-requests.ts'
import type { EditEntry } from './edit-entry.ts'
import { entryPosition } from './entries.ts'

type MergeRequest = Extract<DeskRequest, { type: 'mergeEntries' }>
type MovedBoards = Pick<ChangeBoards, 'boards' | 'removed'>

/** Joins two entries of one person: everything of `drop` moves to `keep`, and `drop` is removed. */
export function mergeActs(snapshot: Snapshot, request: MergeRequest): Act[] | string {
  const { keep, drop } = request
  if (entryPosition(snapshot, keep) < 0 || entryPosition(snapshot, drop) < 0) return sayRefusal.entryNotFound()
  if (keep === drop) return sayRefusal.chooseTwoEntries()
  if (snapshot.stage === 'reported') return sayRefusal.reportIsSent()
  const moves: Act[] = []
  for (let round = 1; round <= snapshot.rounds.length; round += 1) {
    const move = movedBoards(boardsOf(snapshot, round), keep, drop)
    if (!move) {
      const name = competitorName(snapshot, entryPosition(snapshot, drop))
      return sayRefusal.pairedUnderBoth({ name, round })
    }
    if (move.boards.length + move.removed.length > 0) moves.push({ type: 'changeBoards', round, ...move })
  }
  return [
    ...moves,
    ...filled(snapshot, request),
    ...byesMoved(snapshot, keep, drop),
    { type: 'removeEntries', nos: [drop] },
    ...ownerMoved(snapshot, keep, drop),
    ...prizesMoved(snapshot, keep, drop),
  ]
}

export const mergeText = (snapshot: Snapshot, keep: number, drop: number): string =>
  say.mergeWarning({ entry: numberAndName(snapshot, drop), into: numberAndName(snapshot, keep), drop })

const numberAndName = (snapshot: Snapshot, no: number): string =>
  say.numberAndName({ no, name: competitorName(snapshot, entryPosition(snapshot, no)) })

/** Undefined if both have an opponent in this round. A bye gives way to a game. */
function movedBoards(rows: MatchRecord[], keep: number, drop: number): MovedBoards | undefined {
  const [kept, dropped] = [keep, drop].map((no) => rows.find(({ white, black }) => white === no || black === no))
  if (!dropped) return { boards: [], removed: [] }
  const moved = {
    ...dropped,
    white: dropped.white === drop ? keep : dropped.white,
    black: dropped.black === drop ? keep : dropped.black,
  }
  if (!kept) return { boards: [moved], removed: [] }
  if (dropped.black === null) return { boards: [], removed: [dropped.no] }
  return kept.black === null ? { boards: [moved], removed: [kept.no] } : undefined
}

/** Fills what the entry that stays doesn’t have. */
function filled(snapshot: Snapshot, { keep, drop, details, detailsBefore }: MergeRequest): EditEntry[] {
  const { players } = recordsOf(snapshot)
  const [is, was] = [keep, drop].map((no) => players.find((row) => row.no === no)!)
  const joinedFrom =
    is!.joinedFrom === null || was!.joinedFrom === null ? null : Math.min(is!.joinedFrom, was!.joinedFrom)
  const change = {
    ...(is!.title === '' && was!.title !== '' && { title: was!.title }),
    ...(is!.rating === 0 && was!.rating !== 0 && { rating: was!.rating }),
    ...(is!.nationality === '' && was!.nationality !== '' && { nationality: was!.nationality }),
    ...(joinedFrom !== is!.joinedFrom && { joinedFrom }),
  }
  const hasDetails = details !== undefined && Object.keys(details).length > 0
  if (Object.keys(change).length === 0 && !hasDetails) return []
  const known = Object.fromEntries(Object.entries(details ?? {}).filter(([, value]) => value !== undefined))
  return [
    {
      type: 'editEntry',
      no: keep,
      change,
      ...(hasDetails && { details: known, ...(detailsBefore && { detailsBefore: detailsBefore as typeof known }) }),
    },
  ]
}

function byesMoved({ desk }: Snapshot, keep: number, drop: number): Act[] {
  const requests = desk?.byeRequests ?? []
  const taken = new Set(requests.filter(({ player }) => player === keep).map(({ round }) => round))
  return requests
    .filter(({ player, round }) => player === drop && !taken.has(round))
    .map(({ round, type, state }) => ({ type: 'setBye', player: keep, round, bye: { type, state } }))
}

function ownerMoved({ players }: Snapshot, keep: number, drop: number): Act[] {
  const [of, from] = [keep, drop].map((no) => players.owner?.[players.no.indexOf(no)])
  return of === undefined && from !== undefined ? [{ type: 'setOwner', no: keep, owner: from }] : []
}

/** What the prizes say of the entry that is dropped holds for the one that stays. */
function prizesMoved({ prizes }: Snapshot, keep: number, drop: number): Act[] {
  if (!prizes) return []
  const moved = renumberedPrizes(prizes, (no) => (no === drop ? keep : no))
  return JSON.stringify(moved) === JSON.stringify(prizes) ? [] : [{ type: 'setPrizes', prizes: moved }]
}
