import { SETTING_GROUPS, setOnceRemark, unnamedGroups } from '../snapshot/settings-of-import.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { SetRemark } from './set-remark.ts'

export type NewSettings = { [Key in keyof Settings]?: Settings[Key] | undefined }

/**
 * Remarks for the report about changed settings that affect the rounds played so far: `Configuration @ Round 6: rounds
 * 9 => 8`, or about those that the file of an import doesn’t name: `Import @ Round 6: tie-breaks set to DE BH`.
 */
export function configurationRemarks(snapshot: Snapshot, change: NewSettings = {}): SetRemark[] {
  const { round, settings } = snapshot
  if (round === 0) return []
  const unnamed = unnamedGroups(snapshot)
  const after = { ...settings, ...withoutUndefined(change) }
  return Object.entries(SETTING_GROUPS).flatMap(([name, keys]): SetRemark[] => {
    const textOf = (one: Settings): string => keys.map((key) => valueText(one[key])).join('/')
    const [was, is] = [textOf(settings), textOf(after)]
    if (was === is) return []
    const remark = unnamed.includes(name)
      ? setOnceRemark(round, name, is)
      : `Configuration @ Round ${round}: ${name} ${was} => ${is}`
    return [{ type: 'setRemark', remark, isNoted: true }]
  })
}

const withoutUndefined = (change: NewSettings): Partial<Settings> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') || 'none' : value === null ? 'open' : String(value)
