import type { Snapshot } from './snapshot.ts'

type WithRemarks = Pick<Snapshot, 'remarks'>

const EXIT = 'FIDE mode exited @ Round '
const ROUND = / @ Round (\d+)/

/** The line of a report that says from which round on an event is not run in FIDE mode. */
const exitRemark = (round: number): string => `${EXIT}${round}`

/** The round in which an event left FIDE mode; undefined where it is in it, as every event is at first. */
export function fideModeLeft({ remarks = [] }: WithRemarks): number | undefined {
  const exit = remarks.find((remark) => remark.startsWith(EXIT))
  return exit === undefined ? undefined : Number(exit.slice(EXIT.length)) || 1
}

/** The snapshot with FIDE mode left in a round; null: in FIDE mode. */
export const withFideModeLeft = <Of extends WithRemarks>(snapshot: Of, round: number | null): Of =>
  withRemarks(snapshot, [
    ...(snapshot.remarks ?? []).filter((remark) => !remark.startsWith(EXIT)),
    ...(round === null ? [] : [exitRemark(round)]),
  ])

/** The snapshot with these remarks, each once: by round, then by their words. */
export function withRemarks<Of extends WithRemarks>({ remarks: _before, ...snapshot }: Of, remarks: string[]): Of {
  const sorted = [...new Set(remarks)].toSorted((a, b) => roundOf(a) - roundOf(b) || (a < b ? -1 : 1))
  return { ...snapshot, ...(sorted.length > 0 && { remarks: sorted }) } as Of
}

const roundOf = (remark: string): number => Number(ROUND.exec(remark)?.[1] ?? 0)
