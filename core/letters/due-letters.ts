import { isIn } from '../draw/who-plays.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { opponentOf, seatMark, seatsOf, type RoundSeat } from './seat.ts'

type LetterTopic = 'pairing' | 'result'

/** What an entry was told of a round. */
export interface LetterMark {
  round: number
  kind: LetterTopic
  /** The entry's number; 0: nobody is told, as the round was older than the setting. */
  entry: number
  /** The opponent's number; null in a bye, and of results. */
  opponent: number | null
  /** As `seatMark`; empty of results. */
  seat: string
}

/** A letter that is to be written, and what its entry is told with it. */
export interface DueLetter {
  /** `changed`: the entry was told another pairing before. */
  kind: 'pairing' | 'changed' | 'result'
  seat: RoundSeat
  told: LetterMark
}

interface LetterState {
  /** Of the current round, and of the last closed one. */
  told: readonly LetterMark[]
  /** Entries whose letter about the current pairing still waits to be sent. */
  waiting: ReadonlySet<number>
}

/**
 * The letters that a tournament owes its players: of the current round to those who don't know their pairing, and of the
 * last closed round to those who don't know their result. At most one letter of each kind for an entry.
 */
export function dueLetters(snapshot: Snapshot, state: LetterState): DueLetter[] {
  const { stage, round, closed = 0, active, settings } = snapshot
  if (stage === 'draft' || stage === 'abandoned') return []
  const sends = (kind: 'pairings' | 'results') => settings.letters === kind || settings.letters === 'all'
  const known = new Map(state.told.map((one) => [keyOf(one.kind, one.round, one.entry), one]))
  const isOld = (kind: LetterTopic, of: number) => known.has(keyOf(kind, of, 0))
  return [
    ...(sends('pairings') && active && round > closed && !isOld('pairing', round)
      ? seatsIn(snapshot, round).flatMap((seat) => pairingLetter(snapshot, seat, known, state.waiting))
      : []),
    ...(sends('results') && closed > 0 && !isOld('result', closed)
      ? seatsIn(snapshot, closed).flatMap((seat) => resultLetter(snapshot, seat, known))
      : []),
  ]
}

const keyOf = (kind: LetterTopic, round: number, entry: number): string => `${kind} ${round} ${entry}`

/** Of competitors who have not withdrawn; two boards of one competitor are one seat. */
function seatsIn(snapshot: Snapshot, round: number): RoundSeat[] {
  const seats = new Map<number, RoundSeat>()
  for (const seat of seatsOf(snapshot, round)) {
    const { position } = seat
    if (!seats.has(position) && (opponentOf(seat) >= 0 || isIn(snapshot, position, round))) seats.set(position, seat)
  }
  return [...seats.values()]
}

type MarksByKey = ReadonlyMap<string, LetterMark>

function pairingLetter(
  { players }: Snapshot,
  seat: RoundSeat,
  known: MarksByKey,
  waiting: ReadonlySet<number>,
): DueLetter | never[] {
  const entry = players.no[seat.position]!
  const { round } = seat.pairing
  const opponent = players.no[opponentOf(seat)] ?? null
  const before = known.get(keyOf('pairing', round, entry))
  const mark = seatMark(seat)
  if (before && before.opponent === opponent && before.seat === mark) return []
  return {
    kind: before && !waiting.has(entry) ? 'changed' : 'pairing',
    seat,
    told: { round, kind: 'pairing', entry, opponent, seat: mark },
  }
}

function resultLetter({ players }: Snapshot, seat: RoundSeat, known: MarksByKey): DueLetter | never[] {
  const entry = players.no[seat.position]!
  const { round } = seat.pairing
  if (known.has(keyOf('result', round, entry))) return []
  return { kind: 'result', seat, told: { round, kind: 'result', entry, opponent: null, seat: '' } }
}
