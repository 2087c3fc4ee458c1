import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { ByeRequest } from '../snapshot/desk.ts'
import { withDesk } from '../snapshot/desk-rows.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition } from './entries.ts'

/** Requests, grants, refuses or removes a bye. */
export interface SetBye {
  type: 'setBye'
  round: number
  player: number
  /** null removes the bye: the competitor plays. */
  bye: Pick<ByeRequest, 'type' | 'state'> | null
}

const STATES = { waiting: say.byeAsked, granted: say.byeGranted, refused: say.byeRefused }

export const setBye: ActDefinition<SetBye> = {
  traits: { frames: 'desk', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { player, round, bye }) => {
    if (entryPosition(snapshot, player) < 0) return sayRefusal.entryNotFound()
    const { totalRounds } = snapshot.settings
    return bye && totalRounds !== null && round > totalRounds ? sayRefusal.onlySoManyRounds({ totalRounds }) : undefined
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
  words: (snapshot, { player, round, bye }) => {
    const entry = entryLabel(snapshot, player)
    return bye ? STATES[bye.state]({ entry, round, bye: bye.type }) : say.playsInRound({ entry, round })
  },
}
