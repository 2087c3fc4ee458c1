import type { Settings } from '../tournament/tournament.ts'
import type { Snapshot } from './snapshot.ts'

/** Settings that a report names together, by the name that remarks give them. */
export const SETTING_GROUPS = {
  rounds: ['totalRounds'],
  points: ['winReward', 'drawReward', 'lossReward'],
  bye: ['byeReward'],
  absence: ['absenceReward'],
  'tie-breaks': ['tieBreaks'],
} satisfies Record<string, (keyof Settings)[]>
export type SettingGroup = keyof typeof SETTING_GROUPS

const UNNAMED = /^Import @ Round \d+: not in the file: (.+)$/
const SET = /^Import @ Round \d+: (\S+) set to /

/** The report’s remark about settings that the file of an import doesn’t name. */
export const unnamedRemark = (round: number, groups: SettingGroup[]): string =>
  `Import @ Round ${round}: not in the file: ${groups.join(', ')}`

/** The report’s remark about such a setting that was set after the import. */
export const setOnceRemark = (round: number, group: string, value: string): string =>
  `Import @ Round ${round}: ${group} set to ${value}`

/**
 * Names of the settings that the file of an import doesn’t name and that weren’t set since. They can be set once, also
 * in FIDE mode: they were right all along, only not in the file.
 */
export function unnamedGroups({ remarks = [] }: Pick<Snapshot, 'remarks'>): string[] {
  const set = new Set(remarks.flatMap((remark) => SET.exec(remark)?.[1] ?? []))
  return remarks.flatMap((remark) => UNNAMED.exec(remark)?.[1]?.split(', ') ?? []).filter((group) => !set.has(group))
}

export const isSetOnce = (remark: string): boolean => SET.test(remark)

export const isUnnamedRemark = (remark: string): boolean => UNNAMED.test(remark)

export const isUnnamed = (snapshot: Pick<Snapshot, 'remarks'>, key: keyof Settings): boolean =>
  unnamedGroups(snapshot).some((group) => keysOf(group).includes(key))

const keysOf = (group: string): readonly (keyof Settings)[] =>
  Object.entries(SETTING_GROUPS).find(([name]) => name === group)?.[1] ?? []
