import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { teamRules, type TeamRules } from '#core/draw/team/team-field.ts'
import { pairingLabel } from '#core/tournament/system-label.ts'
import { formatFault, isFault } from '#core/trf/fault.ts'
import { importTrf, type ImportedTournament } from '#core/trf/import.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { textOf } from '#core/trf/settings.ts'
import { CommandError } from './command.ts'

/** A tournament from a file. A team event has the rules of the file’s type code (record 192). */
export interface FileTournament extends ImportedTournament {
  rules?: TeamRules
}

/** Reads a file; `-` is standard input. Throws a CommandError. */
export async function readText(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
  } catch {
    throw new CommandError(`Can’t read ${file}.`)
  }
}

/** Reads a file and throws a CommandError unless it is a Swiss tournament. */
export async function readSwiss(file: string): Promise<FileTournament> {
  const tournament = parseTournament(await readText(file))
  const { settings, systems } = tournament.snapshot
  const label = pairingLabel(settings, systems)
  if (label !== 'Swiss')
    throw new CommandError(`The file is of a ${label} tournament; only Swiss tournaments can be paired and checked.`)
  return tournament
}

/** Throws a CommandError if the text is no valid TRF file. */
export function parseTournament(file: string): FileTournament {
  const trf = parseTrf(file)
  if (isFault(trf)) throw new CommandError(formatFault(trf))
  const imported = importTrf(trf, { id: 'file', now: 0, active: true })
  if (isFault(imported)) throw new CommandError(formatFault(imported))
  const code = textOf(trf, '192')
  return code ? { ...imported, rules: teamRules(code) } : imported
}
