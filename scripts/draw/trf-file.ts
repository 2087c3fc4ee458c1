import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatFault, isFault } from '../../core/trf/fault.ts'
import { importTrf, type ImportedTournament } from '../../core/trf/import.ts'
import { teamRules, type TeamRules } from '../../core/draw/team/team-field.ts'
import { textOf } from '../../core/trf/settings.ts'
import { parseTrf } from '../../core/trf/parse.ts'

/** Ends a command: 1 where the answer is no, 2 where there is nothing to answer. */
export function end(code: 0 | 1 | 2, reason?: string): never {
  if (reason !== undefined) console.error(reason)
  process.exit(code)
}

/** A tournament from a file, and of teams what its type code says of the draw. */
export interface FileTournament extends ImportedTournament {
  rules?: TeamRules
}

/** The tournament in a file; ends the command where there is none. npm runs scripts from the project’s folder. */
export function readTournament(file: string): FileTournament {
  const tournament = importedText(readText(file))
  return typeof tournament === 'string' ? end(2, tournament) : tournament
}

/** The tournament that a file’s text tells of, or what is wrong with it. */
export function importedText(text: string): FileTournament | string {
  const trf = parseTrf(text)
  if (isFault(trf)) return formatFault(trf)
  const imported = importTrf(trf, { id: 'file', now: 0, active: true })
  if (isFault(imported)) return formatFault(imported)
  const code = textOf(trf, '192')
  return code ? { ...imported, rules: teamRules(code) } : imported
}

function readText(file: string): string {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8')
  } catch {
    return end(2, `Can’t read ${file}.`)
  }
}
