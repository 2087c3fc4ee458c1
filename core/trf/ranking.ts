import { readCode } from '../standings/tie-breaks.ts'
import { isMainScore, isScoreFirst } from '../standings/ranking-codes.ts'
import { UNFIT_FOR_ROBINS } from '../standings/unfit-tie-breaks.ts'
import type { Settings } from '../tournament/tournament.ts'
import { systemOf, teamCodeOf } from './event-type.ts'
import { textOf } from './text-of.ts'
import type { Trf } from './trf.ts'

const DEFAULT_TIE_BREAKS = {
  individual: ['DE', 'BH/C1', 'BH', 'SB', 'ARO'],
  team: ['EDE', 'EMGSB', 'BH:MP'],
  robin: ['DE', 'SB', 'WIN', 'KS'],
  teamRobin: ['EDE', 'EMGSB'],
}
const SCORES = ['PTS', 'MPTS', 'GPTS']

/** The codes of record 212 or 202 as written, scores included. */
export const codesOf = (trf: Trf): string[] =>
  (textOf(trf, '212') || textOf(trf, '202')).split(/[\s,;]+/).filter(Boolean)

/** Whether teams are ranked by their game points first: by the type code (192), else by the first tie-break. */
export const isByGames = (trf: Trf): boolean => {
  const primary = teamCodeOf(trf)?.primary
  return primary ? primary === 'game' : codesOf(trf)[0]?.toUpperCase() === 'GPTS'
}

/** Codes of record 212 or 202 that are no tie-breaks of FIDE. */
export const unknownCodes = (trf: Trf): string[] => codesOf(trf).filter((code) => readCode(code) === undefined)

/** Codes that a round robin cannot be ranked by. */
export const unfitCodes = (trf: Trf): string[] =>
  systemOf(trf) === 'roundRobin' ? codesOf(trf).filter((code) => UNFIT_FOR_ROBINS.test(code)) : []

/**
 * The tie-breaks of a file. The score is left out where it comes first, as it does anyway; elsewhere record 212 keeps it
 * in its place.
 */
export function tieBreaksOf(
  trf: Trf,
  settings: Pick<Settings, 'competitors' | 'displayPoints'>,
): Settings['tieBreaks'] {
  const isRobin = systemOf(trf) === 'roundRobin'
  if (codesOf(trf).length === 0) {
    if (isRobin) return DEFAULT_TIE_BREAKS[settings.competitors === 'team' ? 'teamRobin' : 'robin']
    return DEFAULT_TIE_BREAKS[settings.competitors]
  }
  const left = new Set([...unknownCodes(trf), ...unfitCodes(trf)])
  const codes = [...new Set(codesOf(trf).filter((code) => !left.has(code)))]
  const [first = '', ...others] = codes
  if (isMainScore(first, settings)) return others.filter((code) => !isMainScore(code, settings))
  // A score of the other kind that comes first pushes the main one to the end, if the file does not name it.
  const isOtherFirst = SCORES.includes(first) && isScoreFirst({ ...settings, tieBreaks: codes })
  return isOtherFirst ? [...codes, 'PTS'] : codes
}
