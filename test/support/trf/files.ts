import { existsSync, readFileSync } from 'node:fs'
import { isFault } from '#core/trf/fault.ts'
import { importTrf, type About, type ImportedTournament } from '#core/trf/import.ts'
import { parseTrf } from '#core/trf/parse.ts'
import type { Trf } from '#core/trf/trf.ts'

export const TRF_FILES = ['fwwrc2024', 'uzchess2025', 'tec-swiss16', 'tec-team14', 'gen-dutch-17x9', 'gen-dutch-61x9']

/** Reads a file of this folder or of the demo. */
export function trfText(file: string): string {
  const own = new URL(file, import.meta.url)
  return readFileSync(existsSync(own) ? own : new URL(`../../../scripts/demo/trf/${file}`, import.meta.url), 'utf8')
}

/** Parses a valid TRF text; throws if it has a fault. */
export function readTrf(text: string): Trf {
  const trf = parseTrf(text)
  if (isFault(trf)) throw new Error(`Line ${trf.line}, column ${trf.column}: ${trf.reason}`)
  return trf
}

/** Imports a valid TRF text; throws if it has a fault. */
export function importText(text: string, about: Partial<About> = {}): ImportedTournament {
  const imported = importTrf(readTrf(text), { id: 'cup', now: 0, ...about })
  if (isFault(imported)) throw new Error(`Line ${imported.line}, column ${imported.column}: ${imported.reason}`)
  return imported
}

export { inColumns, playerLine } from './lines.ts'
