import * as say from '#words/captainRules.js'
import type { FixtureTalk } from '../snapshot/desk.ts'
import { openProposal, talkOf } from '../snapshot/fixture-talk.ts'
import { openProtest, withAnswer, withRuling } from '../snapshot/fixture-talk-steps.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import type { DeskRequest } from './desk-requests.ts'
import { findPairing, type PairingInRound } from './pairing.ts'

type PlanOf<Type extends DeskRequest['type']> = (
  snapshot: Snapshot,
  request: Extract<DeskRequest, { type: Type }>,
) => Act[] | string

/** What a director decides about the matches of captains. */
export const CAPTAIN_PLANS: { setTime: PlanOf<'setTime'>; rule: PlanOf<'rule'> } = {
  setTime: (snapshot, { round, no, at }) => {
    const talk = pairTalk(snapshot, { round, no })
    const isOpen = talk !== undefined && openProposal(talk) !== undefined
    return [
      { type: 'setTime', round, no, at, by: 'director' },
      ...(isOpen ? [{ type: 'setFixtureTalk', talk: withAnswer(talk, { answer: 'lapsed' }) } as const] : []),
    ]
  },
  rule: (snapshot, { round, no, isUpheld }) => {
    const talk = pairTalk(snapshot, { round, no })
    const protest = talk && openProtest(talk)
    if (!protest) return say.noProtestHere()
    return [{ type: 'setFixtureTalk', talk: withRuling(talk, isUpheld ? 'upheld' : 'dismissed') }]
  },
}

/** Undefined for a bye, or if there is no such pairing. */
export function pairTalk(snapshot: Snapshot, ref: PairingInRound): FixtureTalk | undefined {
  const found = findPairing(snapshot, ref)
  if (!found || found.round.black[found.position]! < 0) return undefined
  const { no } = snapshot.players
  const { white, black } = found.round
  return talkOf(snapshot, { round: ref.round, team: no[white[found.position]!]!, other: no[black[found.position]!]! })
}
