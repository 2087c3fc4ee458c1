import * as say from '#words/coreDraw.js'
import { joinComma } from '../text/join-comma.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { DrawRefusal } from './refusal.ts'

export function refusalText(snapshot: Snapshot, round: number, { blocked, partners, hasBye }: DrawRefusal): string {
  const names = (positions: number[]): string =>
    joinComma(positions.map((position) => `${snapshot.players.no[position]} ${competitorName(snapshot, position)}`))
  const left = partners.length > 0 ? (hasBye ? 'both' : 'partners') : hasBye ? 'bye' : 'nobody'
  const facts = { round, left, blocked: names(blocked), partners: names(partners) }
  return blocked.length > 1 ? say.noPairingOfSeveral(facts) : say.noPairing(facts)
}

/** Ways out for the director. Two competitors are never paired again without a notice. */
export const waysOut = (): string[] => [say.wayByHand(), say.wayLift(), say.wayFewer(), say.wayBye()]
