import { drawOf } from '../snapshot/desk-rows.ts'
import { systemAt } from '../snapshot/rounds.ts'
import { fideModeLeft } from '../snapshot/remarks.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { seatConflicts, type SeatConflict } from '../knockout/seat-conflicts.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import type { Act } from './act.ts'
import { correctionTiming, type CorrectionTiming } from './late-correction.ts'
import { movedPlaces, type MovedPlace } from './compare-moments.ts'
import { planActs } from './plan.ts'

export interface Consequences {
  timing: CorrectionTiming
  /** 1: no question, 2: ask for confirmation, 3: ask for confirmation and list the consequences. */
  level: 1 | 2 | 3
  /** The rule of the FIDE handbook for a correction at this time, in a sentence. */
  rule: string
  /** Ranks and scores that would change. */
  moved: MovedPlace[]
  /** The next round, if it has been drawn and its draw depends on the result. */
  drawn: number | undefined
  /** The seat in the next round that someone else would have, in a knockout. */
  seat: SeatConflict | undefined
  after: Snapshot
}

const LEVELS: Record<CorrectionTiming, Consequences['level']> = {
  open: 1,
  table: 2,
  drawn: 3,
  running: 3,
  late: 3,
  bracket: 3,
  over: 3,
}

const RULES: Record<CorrectionTiming, (next: number) => string> = {
  open: (next) => `Round ${next} hasn’t been drawn yet: the new result counts in the standings and for that draw.`,
  table: () => 'Pairings of a round robin don’t depend on results. The new result counts in the standings.',
  drawn: (next) =>
    `Round ${next} has been drawn but not published. Draw it again with the new result, or keep that draw.`,
  running: (next) =>
    `Round ${next} is being played, so its pairings stay. The new result counts in the standings now, and for the draw after round ${next}.`,
  late: (next) =>
    `Round ${next} is over. By the handbook this is a correction for the rating report only: standings and draws keep the old result.`,
  bracket: (next) => `Round ${next} has been drawn. The same side goes through with the new result.`,
  over: () => 'The tournament is over. The final standings change.',
}

const IN_FIDE_MODE =
  ' To change the standings all the same, the tournament would have to leave FIDE mode in its settings.'

/** The consequences of acts that correct results of a round, computed without saving anything. */
export function consequencesOf(snapshot: Snapshot, round: number, acts: Act[]): Consequences {
  const timing = correctionTiming(snapshot, round)
  const plan = planActs(snapshot, acts)
  // Refused acts change nothing; the reason follows when they are sent.
  const after = typeof plan === 'string' ? snapshot : plan.after
  const [seat] = seatConflicts(snapshot, after)
  const isRobin = systemAt(snapshot.settings, snapshot.systems, round + 1).system === 'roundRobin'
  const isDrawn = !isRobin && (round < snapshot.round || drawOf(snapshot, round + 1) !== undefined)
  return {
    timing,
    level: seat ? 3 : LEVELS[timing],
    rule: seat
      ? seatRule(after, seat)
      : RULES[timing](round + 1) + (timing === 'late' && fideModeLeft(snapshot) === undefined ? IN_FIDE_MODE : ''),
    moved: movedPlaces(snapshot, after),
    drawn: isDrawn ? round + 1 : undefined,
    seat,
    after,
  }
}

function seatRule(after: Snapshot, { round, sides, through, seated }: SeatConflict): string {
  const name = (player: number): string => distinctName(after, player)
  const drawn = seated.length > 0 ? `Round ${round + 1} was drawn with ${seated.map(name).join(' and ')}.` : ''
  if (typeof through === 'number')
    return `${drawn || `Round ${round + 1} was drawn with a bye.`} With the new result ${name(sides[through])} goes through.`
  return `${drawn} With the new result ${through === 'nobody' ? 'nobody goes through' : 'the match is tied'}.`
}
