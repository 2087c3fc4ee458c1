import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'

const SYSTEM = 'Round 1 has been drawn: the system, who plays and the games of a match can’t change any more.'
const DRAFT = 'This tournament is still a draft that only its organisers can see. Open it first.'
const WORTH = 'Round 1 has been drawn: what results are worth can’t change any more.'

const FROM_ROUND_1: Partial<Record<keyof Settings, string>> = {
  pairingSystem: SYSTEM,
  competitors: SYSTEM,
  gamePointTotal: SYSTEM,
  winReward: WORTH,
  drawReward: WORTH,
  lossReward: WORTH,
  byeReward: WORTH,
}

/** Why a setting can’t change any more, in a sentence; undefined when it can. */
export function lockOf({ round, stage }: Pick<Snapshot, 'round' | 'stage'>, key: keyof Settings): string | undefined {
  if (key === 'public' && stage === 'draft') return DRAFT
  return round === 0 ? undefined : FROM_ROUND_1[key]
}

/** Why these settings can’t be: the first that is locked, and changed all the same. */
export function settingsRefusal(
  snapshot: Pick<Snapshot, 'round' | 'stage' | 'settings'>,
  settings: Partial<Settings>,
): string | undefined {
  const { round, settings: before } = snapshot
  const keys = Object.keys(settings) as (keyof Settings)[]
  const locked = keys.find((key) => settings[key] !== before[key] && lockOf(snapshot, key) !== undefined)
  if (locked) return lockOf(snapshot, locked)
  const { totalRounds } = settings
  return typeof totalRounds === 'number' && totalRounds < round ? `${round} rounds have been drawn already.` : undefined
}
