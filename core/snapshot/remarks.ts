import type { Snapshot } from './snapshot.ts'

type WithRemarks = Pick<Snapshot, 'remarks'>

const EXIT = 'FIDE mode exited @ Round '
const ROUND = / @ Round (\d+)/

/** The report's remark about the round in which an event left FIDE mode. */
const exitRemark = (round: number): string => `${EXIT}${round}`

/** The round in which an event left FIDE mode; undefined if it didn't. Every event begins in FIDE mode. */
export function fideModeLeft({ remarks = [] }: WithRemarks): number | undefined {
  const exit = remarks.find((remark) => remark.startsWith(EXIT))
  return exit === undefined ? undefined : Number(exit.slice(EXIT.length)) || 1
}

/** null: back in FIDE mode. */
export const withFideModeLeft = <Of extends WithRemarks>(snapshot: Of, round: number | null): Of =>
  withRemarks(snapshot, [
    ...(snapshot.remarks ?? []).filter((remark) => !remark.startsWith(EXIT)),
    ...(round === null ? [] : [exitRemark(round)]),
  ])

/** Sorts remarks by round and text, and removes duplicates. */
export function withRemarks<Of extends WithRemarks>({ remarks: _before, ...snapshot }: Of, remarks: string[]): Of {
  const sorted = [...new Set(remarks)].toSorted((a, b) => roundOf(a) - roundOf(b) || (a < b ? -1 : 1))
  return { ...snapshot, ...(sorted.length > 0 && { remarks: sorted }) } as Of
}

const roundOf = (remark: string): number => Number(ROUND.exec(remark)?.[1] ?? 0)
