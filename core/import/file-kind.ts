import * as say from '#words/coreImport.js'
import { formatCount } from '../text/count.ts'

export type FileKind = 'report' | 'games' | 'event' | 'list'

export const MAX_FILE_BYTES = 10 * 1024 * 1024
const MAX_LINES = 50_000
const MAX_PLAYERS = 5_000

/** XLSX files are ZIP archives. */
export const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Why a file can't be imported, in a sentence; undefined if it can. */
export function bytesRefusal(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_FILE_BYTES) return say.fileTooLarge()
  if (bytes.length === 0) return say.fileIsEmpty()
  const [first, second] = bytes
  if (isZip(bytes) || (first === 0x1f && second === 0x8b) || (first === 0xd0 && second === 0xcf)) {
    return say.fileIsArchive()
  }
  if (String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-') return say.fileIsPdf()
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const sample = bytes.subarray(0, 64 * 1024)
  const nulls = sample.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0)
  return !isWide && nulls * 20 > sample.length ? say.fileIsBinary() : undefined
}

/** Why a text can't be imported, in a sentence; undefined if it can. */
export function textRefusal(text: string): string | undefined {
  if (/^[\s\uFEFF]*<(!doctype html|html|head|body|table)\b/i.test(text)) return say.fileIsWebPage()
  const kind = fileKind(text)
  if (kind === 'report') return reportRefusal(text)
  return sizeRefusal(text) ?? (kind === 'list' ? linesRefusal(text) : undefined)
}

/** The same for a text that is read as a report, whatever it looks like. */
export const reportRefusal = (text: string): string | undefined =>
  sizeRefusal(text) ?? linesRefusal(text) ?? longRefusal(text)

function sizeRefusal(text: string): string | undefined {
  if (text.trim() === '') return say.textIsEmpty()
  return text.length > MAX_FILE_BYTES ? say.fileTooLarge() : undefined
}

function linesRefusal(text: string): string | undefined {
  const lines = text.match(/\r\n|\r|\n/g)?.length ?? 0
  if (lines < MAX_LINES) return undefined
  return say.tooManyLines({ lines: formatCount(lines + 1), most: formatCount(MAX_LINES) })
}

function longRefusal(text: string): string | undefined {
  if (/[^\r\n]{5001}/.test(text)) return say.lineTooLong()
  const players = text.match(/^001 /gm)?.length ?? 0
  return players > MAX_PLAYERS
    ? say.tooManyPlayers({ players: formatCount(players), most: formatCount(MAX_PLAYERS) })
    : undefined
}

/** Whether a text is the file of a whole event (docs/file-format.md). */
export const isEventFile = (text: string): boolean =>
  /^[\s\uFEFF]*\{/.test(text) && /"format"\s*:\s*"kibitz-event"/.test(text.slice(0, 1000))

/** Reports have lines of players, game files have PGN tags; any other text is a list of players. */
export function fileKind(text: string): FileKind {
  if (isEventFile(text)) return 'event'
  if (/^[\s\uFEFF\0]*001[ \t]/m.test(text) || /^[\s\uFEFF]*(012|XXR) \S/m.test(text)) return 'report'
  return /^[\s\uFEFF]*\[\s*(White|Black|Event)\s*["“]/im.test(text) ? 'games' : 'list'
}
