import { DEFAULTS } from '../tournament/tournament.ts'
import type { DivisionPreset } from './rules.ts'

/** The most match points, plain, that one fixture brings: those of each of its matches, where each gives its own. */
export function mostMatchPoints({
  winReward = DEFAULTS.winReward,
  segments = DEFAULTS.segments,
  fixtureScoring = DEFAULTS.fixtureScoring,
}: DivisionPreset): number {
  return fixtureScoring === 'perMini' ? winReward * Math.max(1, segments.length) : winReward
}
