import type { TrfColumn } from './columns.ts'
import type { RecordKind, LAYOUTS } from './layouts.ts'

type Fields<Layout> = { -readonly [Name in keyof Layout]: Layout[Name] extends TrfColumn<infer Value> ? Value : never }

/** A parsed line. `code` is its first three columns. */
export type TrfRecord = {
  [Each in RecordKind]: { kind: Each; code: string } & Fields<(typeof LAYOUTS)[Each]>
}[RecordKind]
export type RecordOf<Each extends RecordKind> = Extract<TrfRecord, { kind: Each }>

export interface TrfLine {
  /** The text in the file; missing if the record was changed or created here, so that it must be formatted. */
  raw?: string
  /** The line end: LF, CR, CRLF, or empty at the end of a file. */
  end: string
  record: TrfRecord
}

/** A tournament report file by line. All lines are kept, also those of unknown codes. */
export interface Trf {
  /** Whether the file began with a byte order mark. */
  bom: boolean
  lines: TrfLine[]
}

/** The records of one kind, and of one code if given, in the order of the file. Lines count from 1. */
export const recordsOf = <Each extends RecordKind>(
  trf: Trf,
  kind: Each,
  code?: string,
): { line: number; record: RecordOf<Each> }[] =>
  trf.lines.flatMap(({ record }, at) =>
    isOf(record, kind) && (!code || record.code === code) ? [{ line: at + 1, record }] : [],
  )

const isOf = <Each extends RecordKind>(record: TrfRecord, kind: Each): record is RecordOf<Each> => record.kind === kind
