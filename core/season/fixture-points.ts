import { DEFAULTS } from '../tournament/tournament.ts'
import type { DivisionPreset } from './rules.ts'

/** The most match points, plain, that one fixture brings. */
export const mostMatchPoints = ({ winReward = DEFAULTS.winReward }: DivisionPreset): number => winReward
