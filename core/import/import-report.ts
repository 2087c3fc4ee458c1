import * as say from '#words/coreImport.js'
import { foreignSystem } from '../trf/event-type.ts'
import { isFault, type TrfFault } from '../trf/fault.ts'
import { drawScheveningen } from '../draw/draw-scheveningen.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { importTrf, type About, type ImportedTournament } from '../trf/import.ts'
import { recordsOf, type Trf } from '../trf/trf.ts'

/** As `importTrf`, for events that are to go on here: one with rounds left that can't be drawn is refused. */
export function importReport(trf: Trf, about: About): ImportedTournament | TrfFault {
  const imported = importTrf(trf, about)
  if (isFault(imported)) return imported
  const system = ownTable(trf, imported.snapshot)
  if (!system) return imported
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

/** The system whose table Kibitz doesn’t have; a Scheveningen match must have followed the usual table so far. */
function ownTable(trf: Trf, snapshot: Snapshot): 'schiller' | 'scheveningen' | undefined {
  if (snapshot.settings.pairingSystem === 'scheveningen')
    return snapshot.rounds.every((_, at) => followsTable(snapshot, at + 1)) ? undefined : 'scheveningen'
  return foreignSystem(trf) === 'schiller' ? 'schiller' : undefined
}

function followsTable(snapshot: Snapshot, round: number): boolean {
  const pairs = drawScheveningen(snapshot, round)
  if (typeof pairs === 'string') return false
  const { white, black } = snapshot.rounds[round - 1]!
  const { no } = snapshot.players
  const played = new Set(white.map((one, at) => `${no[one]} ${no[black[at]!]}`))
  return pairs.every((pair) => played.has(`${pair.white} ${pair.black}`))
}
