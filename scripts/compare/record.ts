import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a comparison has found so far, one way. */
export interface ComparedWay {
  events: number
  rounds: number
  pairs: number
  /** Seeds of events that one of the programs couldn’t make or read, with what it said. */
  failed: Record<number, string>
  /** By seed: the rounds that differ. */
  differences: Record<number, number[]>
}

/** What a comparison of tie-breaks has found so far. */
export interface ComparedTieBreaks {
  events: number
  values: number
  failed: Record<number, string>
  /** By seed: the columns that differ. */
  differences: Record<number, string[]>
}

export interface CompareRecord {
  /** Seed of the next event. */
  next: number
  ours: ComparedWay
  theirs: ComparedWay
  tieBreaks: ComparedTieBreaks
}

const newWay = (): ComparedWay => ({ events: 0, rounds: 0, pairs: 0, failed: {}, differences: {} })
const NAME = 'record.json'

export function readRecord(folder: string): CompareRecord {
  mkdirSync(join(folder, 'differences'), { recursive: true })
  const file = join(folder, NAME)
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<CompareRecord>) : {}
  return {
    next: 1,
    ours: newWay(),
    theirs: newWay(),
    tieBreaks: { events: 0, values: 0, failed: {}, differences: {} },
    ...known,
  }
}

/** Written beside the old record first: an interrupted run leaves one of the two whole. */
export function writeRecord(folder: string, record: CompareRecord): void {
  const file = join(folder, NAME)
  writeFileSync(`${file}.new`, JSON.stringify(record))
  renameSync(`${file}.new`, file)
}

export function recordTable({ ours, theirs, tieBreaks, next }: CompareRecord, theirName: string): string {
  const row = (what: string, of: (way: ComparedWay) => number) =>
    `${what.padEnd(34)} ${String(of(ours)).padStart(14)} ${String(of(theirs)).padStart(14)}`
  return [
    `${''.padEnd(34)} ${'Kibitz →'.padStart(14)} ${'→ Kibitz'.padStart(14)}`,
    row('events', ({ events }) => events),
    row('rounds', ({ rounds }) => rounds),
    row('pairings and byes compared', ({ pairs }) => pairs),
    row('events that differ', ({ differences }) => Object.keys(differences).length),
    row('rounds that differ', ({ differences }) => Object.values(differences).flat().length),
    row('events not made or not read', ({ failed }) => Object.keys(failed).length),
    '',
    `Tie-breaks: ${tieBreaks.events} events, ${tieBreaks.values} values, ${Object.keys(tieBreaks.differences).length} events that differ, ${Object.keys(tieBreaks.failed).length} not read`,
    `Seeds 1 to ${next - 1}. The other program: ${theirName}. “Kibitz →”: our events, its checker.`,
  ].join('\n')
}
