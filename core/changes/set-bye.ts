import type { ByeRequest } from '../snapshot/desk.ts'
import { withDesk } from '../snapshot/desk-rows.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY } from './entries.ts'

/** Requests, grants, refuses or removes a bye. */
export interface SetBye {
  type: 'setBye'
  round: number
  player: number
  /** null removes the bye: the competitor plays. */
  bye: Pick<ByeRequest, 'type' | 'state'> | null
}

const POINTS = { F: 'full-point bye', H: 'half-point bye', Z: 'zero-point bye', U: 'bye' }
const STATES = { waiting: 'asks for a', granted: 'has a', refused: 'is refused a' }

export const setBye: ActDefinition<SetBye> = {
  traits: { frames: 'desk', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { player, round, bye }) => {
    if (entryPosition(snapshot, player) < 0) return NO_SUCH_ENTRY
    const { totalRounds } = snapshot.settings
    return bye && totalRounds !== null && round > totalRounds ? `There are only ${totalRounds} rounds.` : undefined
  },
  apply: (snapshot, { player, round, bye }) =>
    withDesk(snapshot, ({ byeRequests }) => ({
      byeRequests: [
        ...byeRequests.filter((row) => row.player !== player || row.round !== round),
        ...(bye ? [{ round, player, ...bye }] : []),
      ],
    })),
  inverse: (snapshot, { player, round }) => {
    const row = snapshot.desk?.byeRequests.find((one) => one.player === player && one.round === round)
    return { type: 'setBye', player, round, bye: row ? { type: row.type, state: row.state } : null }
  },
  words: (snapshot, { player, round, bye }) =>
    `${entryLabel(snapshot, player)} ${bye ? `${STATES[bye.state]} ${POINTS[bye.type]}` : 'plays'} in round ${round}`,
}
