import * as say from '#words/coreDraw.js'
import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { certificateFault } from './certificate-fault.ts'
import { drawCertificate } from './draw-certificate.ts'
import { ENGINE_VERSION } from './engines.ts'
import { whoPlays } from './who-plays.ts'

/** The server itself draws a round of up to this many players; a larger one exceeds its computing time. */
export const MOST_DRAWN = 2000

/** Whether a round is drawn in the browser only, because it is too large for the server. */
export const isLargeDraw = (snapshot: Snapshot, round: number): boolean =>
  snapshot.players.no.length > MOST_DRAWN &&
  snapshot.settings.competitors !== 'team' &&
  systemAt(snapshot.settings, snapshot.systems, round).system === 'swiss' &&
  whoPlays(snapshot, round).players.length > MOST_DRAWN

/**
 * Accepts a browser's draw of a large round, if its certificate shows the same facts and engine version, and the round
 * has no fault. Otherwise returns the reason as a sentence.
 */
export function certifiedDraw(
  snapshot: Snapshot,
  round: number,
  pairs: DrawnPair[] | undefined,
  certificate: string | undefined,
): Draw | string {
  if (!pairs || certificate === undefined) return say.drawnInBrowser({ count: MOST_DRAWN })
  const fault = certificate === drawCertificate(snapshot, round) ? certificateFault(snapshot, round, pairs) : 'facts'
  if (fault) return say.notDrawn({ round, fault })
  return { round, engine: 'swiss', version: ENGINE_VERSION, proposed: pairs, pairs }
}
