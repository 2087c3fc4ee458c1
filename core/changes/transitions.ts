import * as say from '#words/refusalsOfActs.js'
import { drawOf } from '../snapshot/desk-rows.ts'
import { eventState, type EventState } from '../snapshot/event-state.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Allowed transitions: the states before, and the possible states after. */
export const TRANSITIONS = {
  open: { from: ['draft'], to: ['ready', 'registration'] },
  openRegistration: { from: ['ready'], to: ['registration'] },
  closeRegistration: { from: ['registration'], to: ['ready'] },
  draw: { from: ['registration', 'ready', 'closed'], to: ['drawn'] },
  editDraw: { from: ['drawn'], to: ['drawn'] },
  discard: { from: ['drawn'], to: ['registration', 'ready', 'closed'] },
  publish: { from: ['drawn'], to: ['published'] },
  unpublish: { from: ['published', 'playing'], to: ['drawn'] },
  changeBoards: { from: ['published', 'playing'], to: ['published', 'playing'] },
  close: { from: ['published', 'playing'], to: ['closed', 'finished'] },
  reopen: { from: ['closed', 'finished'], to: ['published', 'playing'] },
  report: { from: ['finished'], to: ['reported'] },
  withdrawReport: { from: ['reported'], to: ['finished'] },
  abandon: {
    from: ['registration', 'ready', 'drawn', 'published', 'playing', 'closed', 'finished'],
    to: ['abandoned'],
  },
  resume: {
    from: ['abandoned'],
    to: ['registration', 'ready', 'drawn', 'published', 'playing', 'closed', 'finished'],
  },
} as const satisfies Record<string, { from: readonly EventState[]; to: readonly EventState[] }>

export type Transition = keyof typeof TRANSITIONS

/** The refusal of transitions in each state, with the step to take first. */
const IN_STATE: Record<EventState, (round: number) => string> = {
  draft: say.stillDraft,
  registration: say.registrationIsOpen,
  ready: say.noRoundDrawn,
  drawn: (round) => say.roundIsDrawn({ round: round + 1 }),
  published: (round) => say.roundIsPlayed({ round }),
  playing: (round) => say.roundIsPlayed({ round }),
  closed: (round) => say.roundIsClosed({ round }),
  finished: say.tournamentFinished,
  reported: say.reportIsSent,
  abandoned: say.tournamentAbandoned,
}

/** Why a transition is refused, in a sentence; undefined when it is allowed. */
export function transitionRefusal(snapshot: Snapshot, transition: Transition): string | undefined {
  const state = eventState(snapshot)
  const from: readonly EventState[] = TRANSITIONS[transition].from
  return from.includes(state) ? undefined : IN_STATE[state](snapshot.round)
}

/** Refuses a request for another round than the expected one, e.g. because another director was faster. */
export const roundRefusal = ({ round }: Snapshot, expected: number, meant: number): string | undefined => {
  if (meant === expected) return undefined
  return meant <= round ? say.roundPublishedAlready({ meant }) : say.roundComesFirst({ expected })
}

/** Why a round cannot be drawn: it is drawn already, or another step comes first. */
export const drawRefusal = (snapshot: Snapshot, round: number): string | undefined =>
  drawOf(snapshot, round) && round > snapshot.round
    ? say.roundDrawnAlready({ round })
    : (roundRefusal(snapshot, snapshot.round + 1, round) ?? transitionRefusal(snapshot, 'draw'))
