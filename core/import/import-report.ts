import * as say from '#words/coreImport.js'
import { foreignSystem, type ForeignSystem } from '../trf/event-type.ts'
import { isFault, type TrfFault } from '../trf/fault.ts'
import { importTrf, type About, type ImportedTournament } from '../trf/import.ts'
import { recordsOf, type Trf } from '../trf/trf.ts'

/** Systems whose pairings follow a table of their own, so that no other draw can go on with them. */
const OWN_TABLE: ForeignSystem[] = ['scheveningen', 'schiller']

/** As `importTrf`, for events that are to go on here: one with rounds left that can't be drawn is refused. */
export function importReport(trf: Trf, about: About): ImportedTournament | TrfFault {
  const imported = importTrf(trf, about)
  const system = foreignSystem(trf)
  if (isFault(imported) || !system || !OWN_TABLE.includes(system)) return imported
  const { round, settings, active } = imported.snapshot
  if (round >= (settings.totalRounds ?? Infinity) && !active) return imported
  const line = recordsOf(trf, 'words').find(({ record }) => record.code === '192' || record.code === '092')?.line ?? 1
  return {
    line,
    column: 5,
    reason: say.ownTable({ system }),
    isFinal: true,
  }
}
