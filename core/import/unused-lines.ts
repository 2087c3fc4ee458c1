import { federation } from '../people/federations.ts'
import { joinAnd } from '../text/join-and.ts'
import { titleOf } from '../trf/entrants.ts'
import type { ImportedTournament } from '../trf/import.ts'
import { parseDay } from '../trf/dates.ts'
import { isFault } from '../trf/fault.ts'
import { isKnownRemark } from '../trf/import-remarks.ts'
import { readLine } from '../trf/parse.ts'
import type { RecordOf, TrfRecord } from '../trf/trf.ts'
import type { Remark } from './problem.ts'
import type { ReportLine } from './report.ts'

/** What isn’t used of a line, as the end of “Not used: …”; null if all of it is. */
type Unused = string | null

interface FileContext {
  imported: ImportedTournament
  totalRounds: number
  isTeam: boolean
  hasTeamLines: boolean
  /** Codes of header lines that were read already: only the first line of each counts. */
  seen: Set<string>
}

/** Lists all lines of a report, or fields of them, that the imported tournament doesn’t hold. */
export function unusedLines(lines: ReportLine[], imported: ImportedTournament): Remark[] {
  const records = lines.flatMap(({ no, text }) => {
    const record = readLine(text, no)
    return isFault(record) ? [] : [{ no, record }]
  })
  const { settings, round } = imported.snapshot
  const context: FileContext = {
    imported,
    totalRounds: settings.totalRounds ?? round,
    isTeam: settings.competitors === 'team',
    hasTeamLines: records.some(({ record }) => record.kind === 'team'),
    seen: new Set(),
  }
  const found = records.flatMap(({ no, record }) => unusedOf(record, context).map((what) => ({ no, what })))
  return [...Map.groupBy(found, ({ what }) => what)].map(([what, cases]) => {
    const nos = cases.map(({ no }) => no)
    return { lines: nos, text: `Not used: ${what} (${placeOf(nos)}).` }
  })
}

const SHOWN = 3
function placeOf(nos: number[]): string {
  if (nos.length === 1) return `line ${nos[0]}`
  if (nos.length <= SHOWN) return `lines ${joinAnd(nos.map(String))}`
  return `${nos.length} lines from line ${nos[0]}`
}

const listed = (...unused: Unused[]): string[] => unused.filter((one) => one !== null)

function unusedOf(record: TrfRecord, context: FileContext): string[] {
  switch (record.kind) {
    case 'player':
      return unusedOfPlayer(record, context)
    case 'national':
      return [`national ratings (${record.code})`]
    case 'words':
      return listed(unusedWords(record, context))
    case 'roundDates':
      return listed(
        record.dates.some((date) => date !== '' && date !== '-' && parseDay(date) === null)
          ? 'dates that can’t be read'
          : null,
        record.dates.length > context.totalRounds ? 'dates after the last round' : null,
        repeated(record.code, context),
      )
    case 'team':
      return listed(record.nick ? 'short names of teams' : null)
    case 'legacyTeam':
      return listed(context.hasTeamLines ? 'teams (013), which are in other lines too (310)' : null)
    case 'lineup':
    case 'forfeit':
      return listed(
        !context.isTeam
          ? `lines of teams (${record.code}) in an event of individuals`
          : record.round > context.imported.snapshot.round
            ? `lines of rounds that aren’t drawn (${record.code})`
            : null,
      )
    case 'teamByes':
      return listed(context.isTeam ? null : 'byes of teams (320) in an event of individuals')
    case 'byes':
      return listed(record.round > context.totalRounds ? 'byes after the last round' : null)
    case 'virtualPoints':
    case 'numbers':
      return listed(context.isTeam ? `codes for individuals (${record.code}) in a team event` : null)
    case 'totalRounds':
      return listed(repeated('142', context))
    case 'other':
      return [/^[A-Z\d]{3}$/i.test(record.code) ? `a code that isn’t known (${record.code})` : 'text without a code']
    case 'rewards':
    case 'assignments':
    case 'worth':
    case 'acceleration':
    case 'forbidden':
    case 'abnormal':
      return []
  }
}

/** The number of rounds, dates and words of a code count once. */
function repeated(code: string, { seen }: FileContext): Unused {
  if (seen.has(code)) return `a second line of the code ${code}`
  seen.add(code)
  return null
}

/** Codes of which a report may have several lines. */
const MANY = new Set(['112', '###', 'XXC'])

function unusedWords({ code, text }: RecordOf<'words'>, context: FileContext): Unused {
  if (text === '' || text === '-') return null
  if (code === '###') return isKnownRemark(text) ? null : 'remarks (###) that aren’t about a round'
  if ((code === '042' || code === '052') && parseDay(text) === null) return `the date “${text}”, which can’t be read`
  if (code === '032' && !/^[A-Z]{3}$/i.test(text)) return `the federation “${text}”, which is none of FIDE’s codes`
  const wrong = wrongCount(code, text, context) ?? wrongCount('072', ratedIn(code, text), context)
  if (wrong !== null) return wrong
  return MANY.has(code) ? null : repeated(code, context)
}

const COUNTS: Record<string, string> = {
  '062': 'number of players',
  '072': 'number of rated players',
  '082': 'number of teams',
}

/** Swiss-Manager writes the number of rated players behind that of all: `15 (11)`. */
const ratedIn = (code: string, text: string): string => (code === '062' ? (/\((\d+)\)/.exec(text)?.[1] ?? '') : '')

function wrongCount(code: string, text: string, context: FileContext): Unused {
  const counted = countOf(code, context)
  const said = /^\d+/.exec(text)?.[0]
  if (counted === undefined || said === undefined || Number(said) === counted) return null
  return `the ${COUNTS[code]} “${text}”, because it is ${counted} here`
}

function countOf(code: string, { imported: { snapshot, individuals }, isTeam }: FileContext): number | undefined {
  const ratings = isTeam ? individuals.map(({ rating }) => rating) : snapshot.players.rating
  if (code === '062') return ratings.length
  if (code === '072') return ratings.filter((rating) => rating > 0).length
  return code === '082' ? (isTeam ? snapshot.players.no.length : 0) : undefined
}

function unusedOfPlayer(player: RecordOf<'player'>, { imported, isTeam, totalRounds }: FileContext): string[] {
  const { title, sex, federation: code, fideId, birth, no } = player
  const isMember = !isTeam || imported.individuals.some((person) => person.no === no)
  if (!isMember) return ['players who are in no team']
  const late = player.rounds.findIndex(
    ({ opponent, result, colour }, at) =>
      at >= totalRounds && (opponent > 0 || result !== ' ' || (colour !== ' ' && colour !== '-')),
  )
  return listed(
    title && !titleOf(title) ? `the title “${title}”, which isn’t one of FIDE’s` : null,
    sex && !/^[mwf]$/i.test(sex) ? `the sex “${sex}”` : null,
    code && federation(code) === undefined ? `the federation “${code}”, which is none of FIDE’s codes` : null,
    fideId && !/^[1-9]\d*$/.test(fideId) && !/^0+$/.test(fideId) ? `the FIDE ID “${fideId}”` : null,
    isTeam && sex ? 'the sex of team players' : null,
    isTeam && birth ? 'birth dates of team players' : null,
    late >= 0 ? `cells after round ${totalRounds}, which is the last` : null,
  )
}
