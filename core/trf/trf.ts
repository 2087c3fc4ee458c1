import type { TrfColumn } from './columns.ts'
import type { RecordKind, LAYOUTS } from './layouts.ts'

type Fields<Layout> = { -readonly [Name in keyof Layout]: Layout[Name] extends TrfColumn<infer Value> ? Value : never }

/** A line as it was understood. `code` is its first three columns. */
export type TrfRecord = {
  [Each in RecordKind]: { kind: Each; code: string } & Fields<(typeof LAYOUTS)[Each]>
}[RecordKind]
export type RecordOf<Each extends RecordKind> = Extract<TrfRecord, { kind: Each }>

export interface TrfLine {
  /** As it stood in the file; left out when it was changed or made here, and is written anew. */
  raw?: string
  /** What ended it: LF, CR, CRLF, or nothing at the end of a file. */
  end: string
  record: TrfRecord
}

/** A tournament report file, line by line: nothing of it is lost, not even what was not understood. */
export interface Trf {
  /** Whether it began with a byte order mark. */
  bom: boolean
  lines: TrfLine[]
}

/** The lines of one kind with their line numbers, in the file's order; of one code, where a code is given. */
export const recordsOf = <Each extends RecordKind>(
  trf: Trf,
  kind: Each,
  code?: string,
): { line: number; record: RecordOf<Each> }[] =>
  trf.lines.flatMap(({ record }, at) =>
    isOf(record, kind) && (!code || record.code === code) ? [{ line: at + 1, record }] : [],
  )

const isOf = <Each extends RecordKind>(record: TrfRecord, kind: Each): record is RecordOf<Each> => record.kind === kind
