import * as say from '#words/changes.js'
import { joinAnd } from '../text/join-and.ts'
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
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'

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
  open: (next) => say.ruleOpen({ next }),
  table: say.ruleTable,
  drawn: (next) => say.ruleDrawn({ next }),
  running: (next) => say.ruleRunning({ next }),
  late: (next) => say.ruleLate({ next }),
  bracket: (next) => say.ruleBracket({ next }),
  over: say.ruleOver,
}

/** The consequences of acts that correct results of a round, computed without saving anything. */
export function consequencesOf(snapshot: Snapshot, round: number, acts: Act[]): Consequences {
  const timing = correctionTiming(snapshot, round)
  const plan = planActs(snapshot, acts)
  // Refused acts change nothing; the reason follows when they are sent.
  const after = typeof plan === 'string' ? snapshot : plan.after
  const [seat] = seatConflicts(snapshot, after)
  const isRobin = hasFixedPairings(systemAt(snapshot.settings, snapshot.systems, round + 1).system)
  const isDrawn = !isRobin && (round < snapshot.round || drawOf(snapshot, round + 1) !== undefined)
  return {
    timing,
    level: seat ? 3 : LEVELS[timing],
    rule: seat
      ? seatRule(after, seat)
      : sentences(
          RULES[timing](round + 1),
          timing === 'late' && fideModeLeft(snapshot) === undefined && say.ruleLeaveFideMode(),
        ),
    moved: movedPlaces(snapshot, after),
    drawn: isDrawn ? round + 1 : undefined,
    seat,
    after,
  }
}

function seatRule(after: Snapshot, { round, sides, through, seated }: SeatConflict): string {
  const name = (player: number): string => distinctName(after, player)
  const next = round + 1
  const drawn = seated.length > 0 && say.drawnWith({ round: next, names: joinAnd(seated.map(name)) })
  if (typeof through === 'number')
    return sentences(drawn || say.drawnWithBye({ round: next }), say.nowGoesThrough({ name: name(sides[through]) }))
  return sentences(drawn, through === 'nobody' ? say.nowNobodyThrough() : say.nowTied())
}

const sentences = (...said: (string | false)[]): string => said.filter(Boolean).join(' ')
