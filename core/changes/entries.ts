import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { PlayerRecord, TournamentRecords } from '../snapshot/records.ts'
import type { Act } from './act.ts'

export const NO_SUCH_ENTRY = 'Entry not found.'

/** The position of the entry of this number; −1 where there is none. */
export const entryPosition = ({ players }: Snapshot, no: number): number => players.no.indexOf(no)

/** `Entry 12 (Maria Novak)`. */
export function entryLabel(snapshot: Snapshot, no: number): string {
  const position = entryPosition(snapshot, no)
  return position < 0 ? `Entry ${no}` : `Entry ${no} (${competitorName(snapshot, position)})`
}

/** The entry as its row; undefined where there is none. */
const findEntry = (snapshot: Snapshot, no: number): PlayerRecord | undefined =>
  recordsOf(snapshot).players.find((row) => row.no === no)

/** The number that the next entry gets. */
export const nextNo = ({ players }: Snapshot): number => Math.max(0, ...players.no) + 1

/** What rounds are drawn by, as records that name entries by their numbers. */
export type DrawRuleRecords = Required<Pick<TournamentRecords, 'forbidden' | 'accelerations' | 'fixedColours'>>

/** The snapshot with another entry; with rules, also with these in the place of those that it has. */
export const withEntry = (snapshot: Snapshot, entry: PlayerRecord, rules?: DrawRuleRecords): Snapshot => {
  const rows = recordsOf(snapshot)
  return snapshotFromRecords({ ...rows, ...rules, players: [...rows.players, entry] })
}

/** The snapshot without an entry, and without what rounds are drawn by as far as it names that. */
export const withoutEntry = (snapshot: Snapshot, no: number): Snapshot => {
  const { forbidden, fixedColours, players, ...rows } = recordsOf(snapshot)
  return snapshotFromRecords({
    ...rows,
    players: players.filter((row) => row.no !== no),
    forbidden: forbidden.filter(({ player }) => player !== no),
    fixedColours: fixedColours.filter(({ player }) => player !== no),
  })
}

/** What takes the removal of an entry back; undefined where there is none. */
export function addingAct(snapshot: Snapshot, no: number): Act | undefined {
  const entry = findEntry(snapshot, no)
  const { forbidden, accelerations, fixedColours } = recordsOf(snapshot)
  const hasRules = forbidden.length + accelerations.length + fixedColours.length > 0
  return entry && { type: 'addEntry', entry, ...(hasRules && { rules: { forbidden, accelerations, fixedColours } }) }
}

/** The snapshot with these columns of an entry changed; the same snapshot where there is no such entry. */
export function withEntryChanged(snapshot: Snapshot, no: number, change: Partial<PlayerRecord>): Snapshot {
  if (entryPosition(snapshot, no) < 0) return snapshot
  const rows = recordsOf(snapshot)
  return snapshotFromRecords({
    ...rows,
    players: rows.players.map((row) => (row.no === no ? { ...row, ...change } : row)),
  })
}

/** Why there can be no entry of this number, in whoever’s hands: it is there. */
export const takenRefusal = (snapshot: Snapshot, no: number): string | undefined =>
  entryPosition(snapshot, no) < 0 ? undefined : `There is an entry ${no} already.`

/** Why an entry cannot be taken out: it is not there, or something rests on it. */
export function removalRefusal(snapshot: Snapshot, no: number): string | undefined {
  const position = entryPosition(snapshot, no)
  if (position < 0) return NO_SUCH_ENTRY
  const isPaired = snapshot.rounds.some(({ white, black }) => white.includes(position) || black.includes(position))
  if (isPaired) return `${entryLabel(snapshot, no)} has pairings: withdraw it instead.`
  const hasBonus = snapshot.bonuses.some(({ player }) => player === position)
  return hasBonus ? `${entryLabel(snapshot, no)} has bonus points: revoke them first.` : undefined
}
