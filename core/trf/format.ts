import type { TrfColumn } from './columns.ts'
import { LAYOUTS } from './layouts.ts'
import type { Trf, TrfRecord } from './trf.ts'

export function formatRecord(record: TrfRecord): string {
  const layout: Record<string, TrfColumn<unknown>> = LAYOUTS[record.kind]
  const fields: Record<string, unknown> = record
  const characters = Array.from(record.code.padEnd(3))
  for (const [name, column] of Object.entries(layout)) {
    const written = Array.from(column.write(fields[name]))
    while (characters.length < column.from - 1) characters.push(' ')
    characters.splice(column.from - 1, written.length, ...written)
  }
  return characters.join('').trimEnd()
}

/** Lines that were not changed are written exactly as they were read. */
export const formatTrf = ({ bom, lines }: Trf): string =>
  (bom ? '\uFEFF' : '') + lines.map(({ raw, end, record }) => (raw ?? formatRecord(record)) + end).join('')
