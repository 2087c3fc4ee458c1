import type { SettingGroup } from '../snapshot/settings-of-import.ts'
import type { Settings } from '../tournament/tournament.ts'
import { textOf } from './text-of.ts'
import { recordsOf, type Trf } from './trf.ts'

/** Settings that FIDE’s rules fix from round 1 on and that a file doesn’t name, so that usual values were taken. */
export function unnamedSettings(trf: Trf, competitors: Settings['competitors']): SettingGroup[] {
  const symbols = new Set([
    ...[...recordsOf(trf, 'rewards'), ...recordsOf(trf, 'assignments')].flatMap(({ record }) =>
      Object.keys(record.worth),
    ),
    ...recordsOf(trf, 'worth').map(({ record }) => record.code),
  ])
  const names = (...any: string[]): boolean => any.some((symbol) => symbols.has(symbol))
  const isTeam = competitors === 'team'
  const hasPoints = isTeam ? names('TW', 'TD', 'TL') : names('W', 'D', 'L', 'WW', 'BW', 'BBW', 'BBD', 'BBL')
  const hasBye = isTeam ? recordsOf(trf, 'teamByes').length > 0 : names('P', 'PAB', 'FPB', 'BBU')
  return [
    ...(hasPoints ? [] : ['points' as const]),
    ...(hasBye ? [] : ['bye' as const]),
    ...(textOf(trf, '212') || textOf(trf, '202') ? [] : ['tie-breaks' as const]),
  ]
}
