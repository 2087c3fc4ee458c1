import * as minis from '#words/minis.js'
import * as say from '#words/refusalsOfActs.js'
import { fideModeLeft } from '../snapshot/remarks.ts'
import { isUnnamed } from '../snapshot/settings-of-import.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { UNFIT_FOR_FIXTURES } from '../standings/unfit-tie-breaks.ts'
import { joinComma } from '../text/join-comma.ts'
import { newlyRefused } from './fide-settings.ts'
import type { Settings } from '../tournament/tournament.ts'

const FROM_ROUND_1: Partial<Record<keyof Settings, () => string>> = {
  pairingSystem: say.systemIsLocked,
  acceleration: say.systemIsLocked,
  swapLastRounds: say.systemIsLocked,
  competitors: say.systemIsLocked,
  gamePointTotal: say.systemIsLocked,
  segments: minis.segmentsFixed,
}
/** Settings that the FIDE handbook locks from round 1 on, until the event leaves FIDE mode. */
const IN_FIDE_MODE: Partial<Record<keyof Settings, () => string>> = {
  winReward: say.worthIsLocked,
  drawReward: say.worthIsLocked,
  lossReward: say.worthIsLocked,
  byeReward: say.worthIsLocked,
  absenceReward: say.worthIsLocked,
  tieBreaks: say.tieBreaksAreLocked,
  edition: say.tieBreaksAreLocked,
}

type LockFacts = Pick<Snapshot, 'round' | 'stage' | 'remarks'>

/** Why a setting can’t change any more, in a sentence; undefined when it can. */
export function lockOf(snapshot: LockFacts, key: keyof Settings): string | undefined {
  if (key === 'public' && snapshot.stage === 'draft') return say.stillDraftOfOrganisers()
  if (snapshot.round === 0 || isUnnamed(snapshot, key)) return undefined
  return (FROM_ROUND_1[key] ?? (fideModeLeft(snapshot) === undefined ? IN_FIDE_MODE[key] : undefined))?.()
}

/** The refusal of the first locked setting that would change. */
export function settingsRefusal(
  snapshot: LockFacts & Pick<Snapshot, 'settings'>,
  settings: Partial<Settings>,
): string | undefined {
  const { round, settings: before } = snapshot
  const keys = Object.keys(settings) as (keyof Settings)[]
  const differs = (key: keyof Settings): boolean => JSON.stringify(settings[key]) !== JSON.stringify(before[key])
  const locked = keys.find((key) => differs(key) && lockOf(snapshot, key) !== undefined)
  if (locked) return lockOf(snapshot, locked)
  const refused = fideModeLeft(snapshot) === undefined ? newlyRefused(before, settings) : undefined
  if (refused !== undefined) return refused
  const unfit = fixtureRefusal({ ...before, ...settings })
  if (unfit !== undefined) return unfit
  const { totalRounds } = settings
  return typeof totalRounds === 'number' && totalRounds < round ? say.roundsDrawn({ round }) : undefined
}

/** Why fixtures of several matches don't go with the other settings, in a sentence. */
function fixtureRefusal({ segments, competitors, tieBreaks }: Settings): string | undefined {
  if (segments.length === 0) return undefined
  if (competitors !== 'team') return minis.segmentsNeedTeams()
  const codes = tieBreaks.filter((code) => UNFIT_FOR_FIXTURES.test(code))
  return codes.length > 0 ? minis.boardsVary({ codes: joinComma(codes) }) : undefined
}
