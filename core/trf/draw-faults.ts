import { BYE_TYPES } from '../snapshot/desk.ts'
import type { PlayerColumns } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { TrfFault } from './fault.ts'
import type { RecordOf, Trf, TrfRecord } from './trf.ts'

type Wrong = Omit<TrfFault, 'line'> | undefined

/** Who may be named: in an event of individuals its players, else its teams. */
interface Field {
  numbers: number[]
  known: ReadonlySet<number>
  competitors: Settings['competitors']
}

/** The first line that says something of the draw which cannot be: competitors that are not there, rounds that are none. */
export function drawFault(trf: Trf, { no }: PlayerColumns, competitors: Settings['competitors']): TrfFault | undefined {
  const field: Field = { numbers: no, known: new Set(no), competitors }
  for (const [at, { record }] of trf.lines.entries()) {
    const wrong = wrongIn(record, field)
    if (wrong) return { line: at + 1, ...wrong }
  }
  return undefined
}

function wrongIn(record: TrfRecord, field: Field): Wrong {
  switch (record.kind) {
    case 'words':
      return record.code === '152' ? colourFault(record.text) : undefined
    case 'byes':
      return byeFault(record, field)
    case 'acceleration':
      return accelerationFault(record, field)
    case 'forbidden':
      return forbiddenFault(record, field)
    // The codes of pairing programs know individuals alone: beside teams nobody can say whom they mean.
    case 'virtualPoints':
      return isTeam(field) ? undefined : stranger([record.id], field, () => 5)
    case 'numbers':
      if (isTeam(field)) return undefined
      return stranger(record.ids, field, () => 5) ?? (record.code === 'XXP' ? lonely(record.ids, 5) : undefined)
    default:
      return undefined
  }
}

const NOUNS = { individual: 'player', team: 'team' }

const isTeam = ({ competitors }: Field): boolean => competitors === 'team'

const colourFault = (text: string): Wrong =>
  /^([wb]|-?$)/i.test(text) ? undefined : { column: 5, reason: `the first colour “${text}” is neither W nor B` }

function byeFault({ type, round, ids }: RecordOf<'byes'>, field: Field): Wrong {
  const isKnown = type === '' || BYE_TYPES.some((known) => known === type.toUpperCase())
  if (!isKnown) return { column: 5, reason: `the bye “${type}” is none of F, H and Z` }
  return round === 0 ? { column: 7, reason: 'this bye has no round' } : stranger(ids, field, (at) => 11 + 5 * at)
}

/** A range may name numbers that nobody has any more: somebody must have one between them. */
function accelerationFault(
  { fromRound, toRound, first, last }: RecordOf<'acceleration'>,
  { numbers, competitors }: Field,
): Wrong {
  if (first === 0) return { column: 23, reason: 'this acceleration names nobody' }
  const end = last || first
  const isEmpty = !numbers.some((no) => no >= first && no <= end)
  if (isEmpty) return { column: 23, reason: `there is no ${NOUNS[competitors]} from ${first} to ${end}` }
  return spanFault(fromRound, toRound, 15)
}

const forbiddenFault = ({ fromRound, toRound, ids }: RecordOf<'forbidden'>, field: Field): Wrong =>
  stranger(ids, field, (at) => 13 + 5 * at) ?? lonely(ids, 13) ?? spanFault(fromRound, toRound, 5)

/** Somebody who is not there; a place left blank is nobody. */
function stranger(ids: number[], { known, competitors }: Field, columnOf: (at: number) => number): Wrong {
  const at = ids.findIndex((id) => id > 0 && !known.has(id))
  return at < 0 ? undefined : { column: columnOf(at), reason: `there is no ${NOUNS[competitors]} ${ids[at]}` }
}

const lonely = (ids: number[], column: number): Wrong =>
  new Set(ids.filter((id) => id > 0)).size < 2
    ? { column, reason: 'those who must not meet are fewer than two' }
    : undefined

/** A last round that is left blank says nothing. */
const spanFault = (from: number, to: number, column: number): Wrong =>
  to > 0 && from > to ? { column, reason: `there are no rounds from ${from} to ${to}` } : undefined
