import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { SetRemark } from './set-remark.ts'

type NewSettings = { [Key in keyof Settings]?: Settings[Key] | undefined }

/** Settings that the report mentions, by the name that it gives them. */
const SAID: [name: string, keys: (keyof Settings)[]][] = [
  ['rounds', ['totalRounds']],
  ['points', ['winReward', 'drawReward', 'lossReward']],
  ['bye', ['byeReward']],
  ['absence', ['absenceReward']],
  ['tie-breaks', ['tieBreaks']],
]

/**
 * Remarks for the report about changed settings that affect the rounds played so far: `Configuration @ Round 6: rounds
 * 9 => 8`.
 */
export function configurationRemarks({ round, settings }: Snapshot, change: NewSettings = {}): SetRemark[] {
  if (round === 0) return []
  const after = { ...settings, ...withoutUndefined(change) }
  return SAID.flatMap(([name, keys]) => {
    const [was, is] = [settings, after].map((one) => keys.map((key) => valueText(one[key])).join('/'))
    if (was === is) return []
    return [{ type: 'setRemark', remark: `Configuration @ Round ${round}: ${name} ${was} => ${is}`, isNoted: true }]
  })
}

const withoutUndefined = (change: NewSettings): Partial<Settings> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') || 'none' : value === null ? 'open' : String(value)
