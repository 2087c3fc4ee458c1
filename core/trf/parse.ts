import type { TrfColumn, LineReader } from './columns.ts'
import { isFault, type TrfFault } from './fault.ts'
import { kindOf, LAYOUTS } from './layouts.ts'
import type { Trf, TrfLine, TrfRecord } from './trf.ts'

const BOM = '\uFEFF'
const LINE = /([^\r\n]*)(\r\n|\r|\n|$)/g

function readRecord(raw: string, line: LineReader): TrfRecord {
  const kind = kindOf(raw)
  const layout: Record<string, TrfColumn<unknown>> = LAYOUTS[kind]
  const fields = Object.entries(layout).map(([name, column]) => [name, column.read(line)] as const)
  // A layout yields exactly the fields of its record, but the type of the table cannot express that.
  return { kind, code: raw.slice(0, 3), ...Object.fromEntries(fields) } as TrfRecord
}

export function readLine(raw: string, no: number): TrfRecord | TrfFault {
  const reading: LineReader = { line: no, characters: Array.from(raw) }
  const record = readRecord(raw, reading)
  return reading.fault ?? record
}

/** Parses TRF16 or TRF26; returns the first fault if there is one. */
export function parseTrf(file: string): Trf | TrfFault {
  const bom = file.startsWith(BOM)
  const lines: TrfLine[] = []
  for (const [whole, raw = '', end = ''] of file.slice(bom ? 1 : 0).matchAll(LINE)) {
    if (whole === '') continue
    const record = readLine(raw, lines.length + 1)
    if (isFault(record)) return record
    lines.push({ raw, end, record })
  }
  return { bom, lines }
}
