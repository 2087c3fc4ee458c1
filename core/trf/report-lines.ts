import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import { formatDay } from './dates.ts'
import { isFault } from './fault.ts'
import { formatRecord } from './format.ts'
import { parseTrf } from './parse.ts'
import type { ResultWorth } from './result-worth.ts'
import { daysOf, settingsOf } from './settings.ts'
import type { RecordOf, Trf, TrfRecord } from './trf.ts'

/** Header lines with the settings that are read from them. They are exported again while these settings are the same. */
const GROUPS: { codes: string[]; settings: (keyof Settings)[] }[] = [
  { codes: ['032'], settings: ['federation'] },
  { codes: ['092', '192'], settings: ['pairingSystem', 'teamType', 'displayPoints', 'secondaryScore'] },
  { codes: ['102', '112'], settings: ['officials'] },
  { codes: ['172'], settings: ['seedMethod'] },
  // The pairing program, the colours of the boards.
  { codes: ['182', '352'], settings: [] },
  { codes: ['122', '222'], settings: ['timeControl'] },
  // The points of a game, which only the header of an individual event has.
  { codes: ['162'], settings: [] },
  { codes: ['202', '212'], settings: ['tieBreaks', 'displayPoints'] },
]
const MOST_LINES = 60
const LONGEST = 500

type HeaderRecord = RecordOf<'words'> | RecordOf<'rewards'>
const headerOf = (trf: Trf): HeaderRecord[] =>
  trf.lines.map(({ record }) => record).filter((record) => record.kind === 'words' || record.kind === 'rewards')
const hasGamePoints = (own: TrfRecord[]): boolean => own.some(({ code }) => code === '162')

/** The header lines of a file that the facts read from it don’t hold in full. `own` is the header of the export. */
export function reportLinesOf(trf: Trf, own: TrfRecord[]): string[] {
  const written = new Set(own.map(formatRecord))
  const found = headerOf(trf).filter(
    (record) =>
      (record.kind === 'words' && record.text !== '' && record.text !== '-') ||
      (record.kind === 'rewards' && !hasGamePoints(own)),
  )
  const lines = GROUPS.flatMap(({ codes }) => {
    const group = found.filter(({ code }) => codes.includes(code)).map(formatRecord)
    return group.every((line) => written.has(line)) ? [] : group.map((line) => line.slice(0, LONGEST))
  })
  return [...eventDays(trf).filter((line) => !written.has(line)), ...lines.slice(0, MOST_LINES)]
}

/** The first and the last day, which need not be days of rounds. */
function eventDays(trf: Trf): string[] {
  const { first, last } = daysOf(trf)
  return [...(first === null ? [] : [`042 ${formatDay(first)}`]), ...(last === null ? [] : [`052 ${formatDay(last)}`])]
}

const NO_WORTH: ResultWorth = { win: 0, draw: 0, loss: 0, bye: 0 }

/** The header of the export, with the lines of the imported report in place of those of the same codes. */
export function withReportLines(header: TrfRecord[], { reportLines = [], settings }: Snapshot): TrfRecord[] {
  const trf = parseTrf(reportLines.join('\n'))
  if (reportLines.length === 0 || isFault(trf)) return header
  const lines = headerOf(trf)
  const groups = GROUPS.filter(({ codes }) => lines.some(({ code }) => codes.includes(code)))
  const read = settingsOf(
    asTrf(
      inPlace(
        header,
        lines,
        groups.flatMap(({ codes }) => codes),
      ),
    ),
    settings.competitors,
    NO_WORTH,
    1,
  )
  const current = groups
    .filter(({ settings: keys }) => keys.every((key) => isSame(read[key], settings[key]) || isUnset(settings, key)))
    .flatMap(({ codes }) => codes)
  const days = lines.flatMap((record) =>
    record.kind === 'words' && isAround(header, record.code, record.text) ? [record.code] : [],
  )
  return inPlace(header, lines, [...current, ...days]).toSorted(byCode)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Events imported before officials were a setting have them in these lines alone. */
const isUnset = (settings: Settings, key: keyof Settings): boolean => key === 'officials' && settings[key] === null

const inPlace = (header: TrfRecord[], lines: TrfRecord[], codes: string[]): TrfRecord[] => [
  ...header.filter(({ code }) => !codes.includes(code)),
  ...lines.filter(({ code }) => codes.includes(code)),
]

const asTrf = (records: TrfRecord[]): Trf => ({ bom: false, lines: records.map((record) => ({ record, end: '\n' })) })

/** Whether a first day isn’t after the first round, or a last day not before the last one. */
function isAround(header: TrfRecord[], code: string, text: string): boolean {
  if (code !== '042' && code !== '052') return false
  const own = header.find((record) => record.code === code)
  const ownDay = own?.kind === 'words' ? own.text : text
  return code === '042' ? text <= ownDay : text >= ownDay
}

const byCode = (a: TrfRecord, b: TrfRecord): number => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
