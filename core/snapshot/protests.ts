import * as say from '#words/captainRules.js'
import { isDisputed } from '../match/reported-result.ts'
import { momentOf } from '../text/start.ts'
import { HOUR } from '../time.ts'
import { pairingStart } from './pairing-start.ts'
import type { Pairing } from './pairing.ts'
import type { Snapshot } from './snapshot.ts'

type ProtestRules = Pick<Snapshot, 'settings' | 'dates'>

/** Until when captains may protest against a match, in ms; null if it isn’t known when it was played. */
export function protestUntil(snapshot: ProtestRules, pairing: Pick<Pairing, 'round' | 'facts'>): number | null {
  const played = pairing.facts.endTime ?? momentOf(pairingStart(snapshot, pairing))
  return played === undefined ? null : played + snapshot.settings.protestHours * HOUR
}

/** Why captains can’t protest against a match, in a sentence; undefined if they can. */
export function protestRefusal(snapshot: ProtestRules, pairing: Pairing, now: number): string | undefined {
  if (snapshot.settings.protestHours === 0) return say.noProtests()
  if (!pairing.facts.scored && !pairing.facts.provisional) return say.protestNeedsResult()
  const until = protestUntil(snapshot, pairing)
  return until !== null && now > until ? say.protestsOver() : undefined
}

/** Why captains can’t explain their report, in a sentence: only two different reports need words. */
export const reportStatementRefusal = (pairing: Pairing): string | undefined =>
  isDisputed(pairing) ? undefined : say.noDispute()
