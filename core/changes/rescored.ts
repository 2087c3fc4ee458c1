import { withMinis } from '../match/fixture-state.ts'
import { pairingState, withPairingState } from '../snapshot/pairing-state.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'

const RULES = [
  'segments',
  'fixtureScoring',
  'forfeitBoardPoints',
  'winReward',
  'drawReward',
  'lossReward',
  'absenceReward',
] as const satisfies (keyof Settings)[]

/** Scores all fixtures again if their rules change. */
export function rescored(snapshot: Snapshot, changed: Partial<Settings>): Snapshot {
  if (!RULES.some((key) => key in changed) || snapshot.rounds.every(({ minis }) => !minis)) return snapshot
  const rules = { ...snapshot.settings, ...changed }
  const scored = (round: RoundColumns): RoundColumns =>
    Object.keys(round.minis ?? {})
      .map(Number)
      .reduce((all, at) => {
        const state = pairingState(all, at)
        return withPairingState(all, at, withMinis(state, state.minis ?? [], rules))
      }, round)
  return { ...snapshot, rounds: snapshot.rounds.map((round) => (round.minis ? scored(round) : round)) }
}
