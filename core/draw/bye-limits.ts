import { systemAt } from '../snapshot/rounds.ts'
import type { ByeType } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Byes that players can request; only the arbiter gives full-point byes. */
export const ASKED_BYES = ['H', 'Z'] as const satisfies readonly ByeType[]

export const BYE_RULE =
  'Each player can have one half-point bye, and none in the last round. Byes without points aren’t limited.'

interface AskedBye {
  no: number
  round: number
  type: ByeType
}

/** Why no bye can be requested for a round any more, as a sentence; undefined if it can. */
export function askedRoundRefusal({ settings, round }: Snapshot, asked: number): string | undefined {
  const { totalRounds } = settings
  if (asked <= round) return `Round ${asked} has already been published. Talk to the arbiter.`
  return totalRounds !== null && asked > totalRounds ? `There are only ${totalRounds} rounds.` : undefined
}

/** Why the rules do not allow such a bye, as a sentence; undefined if they do. The desk can grant it all the same. */
export function byeRefusal(snapshot: Snapshot, { no, round, type }: AskedBye): string | undefined {
  const { settings, systems } = snapshot
  const { system } = systemAt(settings, systems, round)
  if (system === 'knockout') return 'Knockout rounds have no byes. You can withdraw instead.'
  if (type !== 'H') return undefined
  if (system === 'roundRobin') return 'A round robin has no half-point byes. Ask for a bye without points.'
  if (round === settings.totalRounds) return 'There is no half-point bye in the last round.'
  return hasOther(snapshot, no, round) ? 'Each player can have one half-point bye only.' : undefined
}

const DEPRECATED = 'Full-point byes are deprecated: FIDE’s rules no longer know them, and the report names each one.'

/** What to ask an arbiter before such a bye is granted, as a sentence; undefined if the rules allow it. */
export const byeWarning = (snapshot: Snapshot, { type, ...asked }: AskedBye): string | undefined =>
  type === 'F' ? DEPRECATED : byeRefusal(snapshot, { type, ...asked })

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
