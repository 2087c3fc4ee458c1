import * as say from '#words/coreImport.js'
import { federation } from '../people/federations.ts'
import { parseListed } from '../ratings/listed-text.ts'
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
    return { lines: nos, text: say.notUsed({ what, lines: placeOf(nos) }) }
  })
}

const SHOWN = 3
function placeOf(nos: number[]): string {
  if (nos.length === 1) return say.unusedLine({ line: nos[0]! })
  if (nos.length <= SHOWN) return say.unusedLines({ lines: joinAnd(nos.map(String)) })
  return say.unusedManyLines({ count: nos.length, line: nos[0]! })
}

const listed = (...unused: Unused[]): string[] => unused.filter((one) => one !== null)

function unusedOf(record: TrfRecord, context: FileContext): string[] {
  switch (record.kind) {
    case 'player':
      return unusedOfPlayer(record, context)
    case 'national':
      return hasListed(record, context) ? [] : [say.unusedRatings({ code: record.code })]
    case 'words':
      return listed(unusedWords(record, context))
    case 'roundDates':
      return listed(
        record.dates.some((date) => date !== '' && date !== '-' && parseDay(date) === null) ? say.unusedDates() : null,
        record.dates.length > context.totalRounds ? say.unusedLateDates() : null,
        repeated(record.code, context),
      )
    case 'team':
      return listed(record.nick ? say.unusedShortNames() : null)
    case 'legacyTeam':
      return listed(context.hasTeamLines ? say.unusedTeams() : null)
    case 'lineup':
    case 'forfeit':
      return listed(
        !context.isTeam
          ? say.unusedTeamLines({ code: record.code })
          : record.round > context.imported.snapshot.round
            ? say.unusedRounds({ code: record.code })
            : null,
      )
    case 'teamByes':
      return listed(context.isTeam ? null : say.unusedTeamByes())
    case 'byes':
      return listed(record.round > context.totalRounds ? say.unusedLateByes() : null)
    case 'virtualPoints':
    case 'numbers':
      return listed(context.isTeam ? say.unusedIndividual({ code: record.code }) : null)
    case 'totalRounds':
      return listed(repeated('142', context))
    case 'other':
      return [/^[A-Z\d]{3}$/i.test(record.code) ? say.unusedCode({ code: record.code }) : say.unusedText()]
    case 'rewards':
    case 'assignments':
    case 'worth':
    case 'acceleration':
    case 'forbidden':
    case 'abnormal':
      return []
  }
}

const hasListed = ({ code }: RecordOf<'national'>, { imported: { entryDetails = [] } }: FileContext): boolean =>
  entryDetails.some((known) => parseListed(known.listed)?.national?.list === code.toLowerCase())

/** The number of rounds, dates and words of a code count once. */
function repeated(code: string, { seen }: FileContext): Unused {
  if (seen.has(code)) return say.unusedSecond({ code })
  seen.add(code)
  return null
}

/** Codes of which a report may have several lines. */
const MANY = new Set(['112', '###', 'XXC'])

function unusedWords({ code, text }: RecordOf<'words'>, context: FileContext): Unused {
  if (text === '' || text === '-') return null
  if (code === '###') return isKnownRemark(text) ? null : say.unusedRemarks()
  if ((code === '042' || code === '052') && parseDay(text) === null) return say.unusedDate({ text })
  if (code === '032' && !/^[A-Z]{3}$/i.test(text)) return say.unusedFederation({ text })
  const wrong = wrongCount(code, text, context) ?? wrongCount('072', ratedIn(code, text), context)
  if (wrong !== null) return wrong
  return MANY.has(code) ? null : repeated(code, context)
}

const COUNTS: Record<string, string> = {
  '062': 'players',
  '072': 'ratedPlayers',
  '082': 'teams',
}

/** Swiss-Manager writes the number of rated players behind that of all: `15 (11)`. */
const ratedIn = (code: string, text: string): string => (code === '062' ? (/\((\d+)\)/.exec(text)?.[1] ?? '') : '')

function wrongCount(code: string, text: string, context: FileContext): Unused {
  const counted = countOf(code, context)
  const said = /^\d+/.exec(text)?.[0]
  if (counted === undefined || said === undefined || Number(said) === counted) return null
  return say.unusedCount({ what: COUNTS[code]!, text, counted })
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
  if (!isMember) return [say.unusedPlayers()]
  const late = player.rounds.findIndex(
    ({ opponent, result, colour }, at) =>
      at >= totalRounds && (opponent > 0 || result !== ' ' || (colour !== ' ' && colour !== '-')),
  )
  return listed(
    title && !titleOf(title) ? say.unusedTitle({ title }) : null,
    sex && !/^[mwf]$/i.test(sex) ? say.unusedSex({ sex }) : null,
    code && federation(code) === undefined ? say.unusedFederation({ text: code }) : null,
    fideId && !/^[1-9]\d*$/.test(fideId) && !/^0+$/.test(fideId) ? say.unusedFideId({ fideId }) : null,
    isTeam && sex ? say.unusedSexes() : null,
    isTeam && birth ? say.unusedBirths() : null,
    late >= 0 ? say.unusedCells({ round: totalRounds }) : null,
  )
}
