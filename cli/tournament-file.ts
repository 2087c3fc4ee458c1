import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { readEventFile } from '#core/contract/event-file/read-event-file.ts'
import { isEventFile } from '#core/import/file-kind.ts'
import { fileRemarks } from '#core/import/file-remarks.ts'
import { foreignSystem, type ForeignSystem } from '#core/trf/event-type.ts'
import { formatFault, isFault } from '#core/trf/fault.ts'
import { importTrf, type ImportedTournament } from '#core/trf/import.ts'
import { parseTrf } from '#core/trf/parse.ts'
import type { Trf } from '#core/trf/trf.ts'
import { CommandError } from './command.ts'

export interface FileTournament extends ImportedTournament {
  /** Undefined for an event file, which states no ranks. */
  trf?: Trf
  /** What is read otherwise than the file says, one sentence each. */
  notes: string[]
}

/** Reads a file; `-` is standard input. Throws a CommandError. */
export async function readText(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
  } catch {
    throw new CommandError(`Can’t read ${file}.`)
  }
}

const NAMES: Record<ForeignSystem, string> = {
  schiller: 'Schiller system',
  dubov: 'Dubov system',
  burstein: 'Burstein system',
  lim: 'Lim system',
  doubleSwiss: 'double Swiss system',
}

/** Reads the file of a tournament whose rounds can be drawn. Throws a CommandError. */
export async function readDrawable(file: string): Promise<FileTournament> {
  const tournament = parseTournament(await readText(file))
  const system = tournament.trf && foreignSystem(tournament.trf)
  if (system)
    throw new CommandError(
      `The file is of the ${NAMES[system]}; only the Dutch system, the team Swiss, round robins and knockouts can be paired and checked.`,
    )
  return tournament
}

/** Throws a CommandError if the text is no valid TRF or event file. */
export function parseTournament(file: string): FileTournament {
  if (isEventFile(file)) return parseEvent(file)
  const trf = parseTrf(file)
  if (isFault(trf)) throw new CommandError(formatFault(trf))
  const imported = importTrf(trf, { id: 'file', now: 0, active: true, keepsNumbers: true })
  if (isFault(imported)) throw new CommandError(formatFault(imported))
  return { ...imported, trf, notes: fileRemarks(trf) }
}

function parseEvent(file: string): FileTournament {
  const found = readEventFile(file, { id: 'file', now: 0 })
  if ('refusal' in found) throw new CommandError(found.refusal)
  return { ...found, notes: [] }
}
