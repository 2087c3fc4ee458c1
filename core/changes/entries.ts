import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { DeskRows, FixtureTalk, TakenBackRound } from '../snapshot/desk.ts'
import { withDesk } from '../snapshot/desk-rows.ts'
import type { RemovedDetails } from '../snapshot/entry-details.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { MatchRecord, PlayerRecord, TournamentRecords } from '../snapshot/records.ts'
import type { Act } from './act.ts'

/** −1 if there is no such entry. */
export const entryPosition = ({ players }: Snapshot, no: number): number => players.no.indexOf(no)

/** `Entry 12 (Maria Novak)`. */
export function entryLabel(snapshot: Snapshot, no: number): string {
  const position = entryPosition(snapshot, no)
  return position < 0 ? say.entryNumber({ no }) : say.entryOfName({ no, name: competitorName(snapshot, position) })
}

const findEntry = (snapshot: Snapshot, no: number): PlayerRecord | undefined =>
  recordsOf(snapshot).players.find((row) => row.no === no)

export const nextNo = ({ players }: Snapshot): number => Math.max(0, ...players.no) + 1

/** Draw rules that name entries by number. */
type DrawRuleRecords = Required<Pick<TournamentRecords, 'forbidden' | 'accelerations' | 'fixedColours'>>

/** Data of entries outside the snapshot. The server adds it to acts that remove entries, so that undo can restore it. */
export interface KnownDetails {
  details?: RemovedDetails[]
}

/** Data that is removed with entries, and restored with them. */
export interface EntryRest extends KnownDetails {
  /** All rules for draws, because rows of other entries may change too. */
  rules?: DrawRuleRecords
  /** Rows of the removed entries, and all rounds taken back if one names a removed entry. */
  desk?: Pick<DeskRows, 'byeRequests' | 'checkIns' | 'lineUps' | 'takenBack' | 'talks'>
}

/** Adds entries; `rules` replace the snapshot's own rules. */
export const withEntries = (snapshot: Snapshot, entries: PlayerRecord[], { rules, desk }: EntryRest): Snapshot => {
  const rows = recordsOf(snapshot)
  const added = snapshotFromRecords({ ...rows, ...rules, players: [...rows.players, ...entries] })
  if (!desk || !snapshot.desk) return added
  return withDesk(added, ({ byeRequests, checkIns, lineUps = [], talks = [] }) => ({
    byeRequests: [...byeRequests, ...desk.byeRequests],
    checkIns: [...checkIns, ...desk.checkIns],
    lineUps: [...lineUps, ...(desk.lineUps ?? [])],
    talks: [...talks, ...(desk.talks ?? [])],
    ...(desk.takenBack && { takenBack: desk.takenBack }),
  }))
}

/** Removes entries, and the draw rules and desk rows that name them. */
export const withoutEntries = (snapshot: Snapshot, nos: number[]): Snapshot => {
  const { forbidden, fixedColours, players, desk, ...rows } = recordsOf(snapshot)
  const stays = ({ player }: { player: number }): boolean => !nos.includes(player)
  return snapshotFromRecords({
    ...rows,
    players: players.filter(({ no }) => !nos.includes(no)),
    forbidden: forbidden.filter(stays),
    fixedColours: fixedColours.filter(stays),
    ...(desk && {
      desk: {
        ...desk,
        byeRequests: desk.byeRequests.filter(stays),
        checkIns: desk.checkIns.filter(stays),
        lineUps: (desk.lineUps ?? []).filter(({ team }) => !nos.includes(team)),
        talks: (desk.talks ?? []).filter((talk) => !isTalkOf(talk, nos)),
        takenBack: withoutBoardsOf(desk.takenBack, nos),
      },
    }),
  })
}

/** A new entry may get the number of a removed one, and must not get its results. */
const withoutBoardsOf = (takenBack: DeskRows['takenBack'] = [], nos: number[]): TakenBackRound[] =>
  takenBack
    .map((row) => ({ ...row, matches: row.matches.filter((match) => !names(match, nos)) }))
    .filter(({ matches }) => matches.length > 0)

const isTalkOf = ({ team, other }: FixtureTalk, nos: number[]): boolean => nos.includes(team) || nos.includes(other)

const names = ({ white, black }: MatchRecord, nos: number[]): boolean =>
  nos.includes(white) || (black !== null && nos.includes(black))

/** The data to restore when the removal is undone. */
export function restOf(snapshot: Snapshot, nos: number[]): EntryRest {
  const { forbidden, accelerations, fixedColours, desk } = recordsOf(snapshot)
  const hasRules = forbidden.length + accelerations.length + fixedColours.length > 0
  const [byeRequests = [], checkIns = []] = [desk?.byeRequests, desk?.checkIns].map((rows) =>
    rows?.filter(({ player }) => nos.includes(player)),
  ) as [DeskRows['byeRequests']?, DeskRows['checkIns']?]
  const lineUps = desk?.lineUps?.filter(({ team }) => nos.includes(team)) ?? []
  const talks = desk?.talks?.filter((talk) => isTalkOf(talk, nos)) ?? []
  const takenBack = desk?.takenBack?.some(({ matches }) => matches.some((match) => names(match, nos)))
    ? desk.takenBack
    : undefined
  const isKnown = byeRequests.length + checkIns.length + lineUps.length + talks.length > 0 || takenBack !== undefined
  return {
    ...(hasRules && { rules: { forbidden, accelerations, fixedColours } }),
    ...(isKnown && {
      desk: {
        byeRequests,
        checkIns,
        ...(lineUps.length > 0 && { lineUps }),
        ...(talks.length > 0 && { talks }),
        ...(takenBack && { takenBack }),
      },
    }),
  }
}

/** Undoes the removal of an entry; undefined if there is no such entry. */
export function addingAct(snapshot: Snapshot, no: number, details: KnownDetails['details']): Act | undefined {
  const entry = findEntry(snapshot, no)
  return entry && { type: 'addEntry', entry, ...restOf(snapshot, [no]), ...(details && { details }) }
}

/** Returns the same snapshot if there is no such entry. */
export function withEntryChanged(snapshot: Snapshot, no: number, change: Partial<PlayerRecord>): Snapshot {
  if (entryPosition(snapshot, no) < 0) return snapshot
  const rows = recordsOf(snapshot)
  return snapshotFromRecords({
    ...rows,
    players: rows.players.map((row) => (row.no === no ? { ...row, ...change } : row)),
  })
}

/** Applies to entries of any owner, withdrawn or not. */
export const takenRefusal = (snapshot: Snapshot, no: number): string | undefined =>
  entryPosition(snapshot, no) < 0 ? undefined : sayRefusal.entryExists({ no })

/** Why an entry cannot be removed: it does not exist, or pairings, a draft or bonus points depend on it. */
export function removalRefusal(snapshot: Snapshot, no: number): string | undefined {
  const position = entryPosition(snapshot, no)
  if (position < 0) return sayRefusal.entryNotFound()
  const isPaired = snapshot.rounds.some(({ white, black }) => white.includes(position) || black.includes(position))
  if (isPaired) return sayRefusal.hasPairings({ entry: entryLabel(snapshot, no) })
  const isDrawn = snapshot.desk?.draws.some(({ pairs }) =>
    pairs.some(({ white, black }) => white === no || black === no),
  )
  if (isDrawn) return sayRefusal.hasBeenDrawn({ entry: entryLabel(snapshot, no) })
  const hasBonus = snapshot.bonuses.some(({ player }) => player === position)
  return hasBonus ? sayRefusal.hasBonusPoints({ entry: entryLabel(snapshot, no) }) : undefined
}
