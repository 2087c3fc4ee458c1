import * as say from '#words/coreDraw.js'
import { systemAt } from '../snapshot/rounds.ts'
import type { ByeType } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'

/** Byes that players can request; only the arbiter gives full-point byes. */
export const ASKED_BYES = ['H', 'Z'] as const satisfies readonly ByeType[]

export const byeRule = say.byeRule

interface AskedBye {
  no: number
  round: number
  type: ByeType
}

/** Why no bye can be requested for a round any more, as a sentence; undefined if it can. */
export function askedRoundRefusal({ settings, round }: Snapshot, asked: number): string | undefined {
  const { totalRounds } = settings
  if (asked <= round) return say.roundPublished({ round: asked })
  return totalRounds !== null && asked > totalRounds ? say.onlyRounds({ count: totalRounds }) : undefined
}

/** Why the rules do not allow such a bye, as a sentence; undefined if they do. The desk can grant it all the same. */
export function byeRefusal(snapshot: Snapshot, { no, round, type }: AskedBye): string | undefined {
  const { settings, systems } = snapshot
  const { system } = systemAt(settings, systems, round)
  if (system === 'knockout') return say.knockoutNoByes()
  if (type !== 'H') return undefined
  if (hasFixedPairings(system)) return say.robinNoHalfByes()
  if (round === settings.totalRounds) return say.lastRoundNoHalfBye()
  return hasOther(snapshot, no, round) ? say.oneHalfBye() : undefined
}

/** What to ask an arbiter before such a bye is granted, as a sentence; undefined if the rules allow it. */
export const byeWarning = (snapshot: Snapshot, { type, ...asked }: AskedBye): string | undefined =>
  type === 'F' ? say.fullByeDeprecated() : byeRefusal(snapshot, { type, ...asked })

/** Whether an entry has or requests a half-point bye in another round. */
function hasOther({ players, rounds, desk }: Snapshot, no: number, round: number): boolean {
  const position = players.no.indexOf(no)
  const had = rounds.some(({ white, black, outcomes }) =>
    white.some((player, at) => player === position && black[at]! < 0 && outcomes[2 * at] === 'H'),
  )
  const asks = desk?.byeRequests.some(
    (one) => one.player === no && one.round !== round && one.type === 'H' && one.state !== 'refused',
  )
  return had || asks === true
}
