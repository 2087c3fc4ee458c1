import * as say from '#words/coreTrf.js'
import type { PlayerColumns } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import { parseByeType } from './bye-requests.ts'
import type { TrfFault } from './fault.ts'
import type { RecordOf, Trf, TrfRecord } from './trf.ts'

type LineFault = Omit<TrfFault, 'line'> | undefined

/** Numbers that a record may name: those of players, or of teams in a team event. */
interface FaultContext {
  numbers: number[]
  known: ReadonlySet<number>
  competitors: Settings['competitors']
}

/**
 * The first line with an impossible rule of the draw: an unknown competitor, an empty range, or rounds that do not
 * exist.
 */
export function drawFault(trf: Trf, { no }: PlayerColumns, competitors: Settings['competitors']): TrfFault | undefined {
  const context: FaultContext = { numbers: no, known: new Set(no), competitors }
  for (const [at, { record }] of trf.lines.entries()) {
    const fault = recordFault(record, context)
    if (fault) return { line: at + 1, ...fault }
  }
  return undefined
}

function recordFault(record: TrfRecord, context: FaultContext): LineFault {
  switch (record.kind) {
    case 'words':
      return record.code === '152' ? colourFault(record.text) : undefined
    case 'byes':
      return byeFault(record, context)
    case 'acceleration':
      return accelerationFault(record, context)
    case 'forbidden':
      return forbiddenFault(record, context)
    // XX codes know only individuals, so in a team event their numbers are ambiguous and are not checked.
    case 'virtualPoints':
      return isTeam(context) ? undefined : strangerFault([record.id], context, () => 5)
    case 'numbers':
      if (isTeam(context)) return undefined
      return (
        strangerFault(record.ids, context, () => 5) ?? (record.code === 'XXP' ? groupFault(record.ids, 5) : undefined)
      )
    default:
      return undefined
  }
}

const NONE = { individual: say.noPlayer, team: say.noTeam }
const NONE_BETWEEN = { individual: say.noPlayersBetween, team: say.noTeamsBetween }

const isTeam = ({ competitors }: FaultContext): boolean => competitors === 'team'

const colourFault = (text: string): LineFault =>
  /^([wb]|-?$)/i.test(text) ? undefined : { column: 5, reason: say.firstColourUnknown({ text }) }

function byeFault({ type, round, ids }: RecordOf<'byes'>, context: FaultContext): LineFault {
  const isKnown = type === '' || parseByeType(type.toUpperCase()) !== undefined
  if (!isKnown) return { column: 5, reason: say.byeUnknown({ type }) }
  return round === 0 ? { column: 7, reason: say.byeWithoutRound() } : strangerFault(ids, context, (at) => 11 + 5 * at)
}

/** A range may include numbers that are not in use, but must hold at least one competitor. */
function accelerationFault(
  { fromRound, toRound, first, last }: RecordOf<'acceleration'>,
  { numbers, competitors }: FaultContext,
): LineFault {
  if (first === 0) return { column: 23, reason: say.accelerationOfNobody() }
  const end = last || first
  const isEmpty = !numbers.some((no) => no >= first && no <= end)
  if (isEmpty) return { column: 23, reason: NONE_BETWEEN[competitors]({ first, last: end }) }
  return spanFault(fromRound, toRound, 15)
}

const forbiddenFault = ({ fromRound, toRound, ids }: RecordOf<'forbidden'>, context: FaultContext): LineFault =>
  strangerFault(ids, context, (at) => 13 + 5 * at) ?? groupFault(ids, 13) ?? spanFault(fromRound, toRound, 5)

/** An unknown number; blank places (0) are skipped. */
function strangerFault(
  ids: number[],
  { known, competitors }: FaultContext,
  columnOf: (at: number) => number,
): LineFault {
  const at = ids.findIndex((id) => id > 0 && !known.has(id))
  return at < 0 ? undefined : { column: columnOf(at), reason: NONE[competitors]({ no: ids[at]! }) }
}

const groupFault = (ids: number[], column: number): LineFault =>
  new Set(ids.filter((id) => id > 0)).size < 2 ? { column, reason: say.tooFewToForbid() } : undefined

/** A blank last round is 0 and no fault. */
const spanFault = (from: number, to: number, column: number): LineFault =>
  to > 0 && from > to ? { column, reason: say.noRoundsBetween({ from, to }) } : undefined
