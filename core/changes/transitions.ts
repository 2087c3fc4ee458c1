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
  draft: () => 'This tournament is still a draft. Open it first.',
  registration: () => 'Registration is open. Close it first.',
  ready: () => 'No round has been drawn yet.',
  drawn: (round) => `Round ${round + 1} has been drawn. Publish or discard that draw first.`,
  published: (round) => `Round ${round} is being played. Close it first.`,
  playing: (round) => `Round ${round} is being played. Close it first.`,
  closed: (round) => `Round ${round} is closed. Reopen it first.`,
  finished: () => 'This tournament has finished. Reopen its last round first.',
  reported: () => 'The report of this tournament has been sent. Take that back first.',
  abandoned: () => 'This tournament was abandoned. Resume it first.',
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
  return meant <= round ? `Round ${meant} has already been published.` : `Round ${expected} comes first.`
}

/** Why a round cannot be drawn: it is drawn already, or another step comes first. */
export const drawRefusal = (snapshot: Snapshot, round: number): string | undefined =>
  drawOf(snapshot, round) && round > snapshot.round
    ? `Round ${round} has already been drawn.`
    : (roundRefusal(snapshot, snapshot.round + 1, round) ?? transitionRefusal(snapshot, 'draw'))
