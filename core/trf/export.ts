import type { Snapshot } from '../snapshot/snapshot.ts'
import { bonusRecords } from './bonuses.ts'
import { headerRecords } from './export-header.ts'
import { playerRecords } from './export-players.ts'
import { teamRecords } from './export-teams.ts'
import { formatTrf } from './format.ts'
import type { People } from './import.ts'

const NOBODY: People = { individuals: [], games: [] }

/** A tournament as a TRF26 file; of a team event also its people and the games on their boards. */
export function exportTrf(snapshot: Snapshot, people: People = NOBODY): string {
  const team = snapshot.settings.competitors === 'team'
  const records = [
    ...headerRecords(snapshot, people.individuals),
    ...(team ? teamRecords(snapshot, people) : playerRecords(snapshot)),
    ...bonusRecords(snapshot),
  ]
  return formatTrf({ bom: false, lines: records.map((record) => ({ record, end: '\n' })) })
}
