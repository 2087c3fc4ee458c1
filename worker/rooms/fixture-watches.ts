import { withMini } from '#core/match/fixture-state.ts'
import type { PairingChange } from '#core/match/pairing-state.ts'
import type { PolledWatch, PollState } from './poll.ts'

/** A match of a fixture has as many boards as its site says. */
export const rulesOf = ({ settings }: PollState, { k }: PolledWatch) =>
  k === undefined ? settings : { ...settings, gamePointTotal: Infinity }

/** The matches of a fixture are in one row, so the other watches learn what was saved. */
export function shareFixture(
  { watches, settings }: PollState,
  { round, no, k, fixture }: PolledWatch,
  change: PairingChange,
): void {
  if (!fixture || k === undefined) return
  const after = withMini(fixture, k, change, settings)
  for (const watch of watches) if (watch.round === round && watch.no === no) watch.fixture = after
}
