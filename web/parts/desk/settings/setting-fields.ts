import { configurationRemarks } from '#core/changes/configuration-remarks.ts'
import { lockOf, settingsRefusal } from '#core/changes/locked-settings.ts'
import { roundLimitText } from '#core/draw/round-limit.ts'
import { FEDERATION_LENGTH, MAX_FIDE_EVENT, MAX_LOCATION, MAX_TIME_CONTROL } from '#core/limits/event.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import type { TabProps } from '../tab-props.ts'

type TextKey =
  | 'location'
  | 'federation'
  | 'timeControl'
  | 'fideEvent'
  | 'prizes'
  | 'description'
  | 'streamURL'
  | 'rulesURL'
  | 'profileURL'
  | 'logoURL'
/** Longer texts are cut by none: the server says what is too long. */
const LENGTHS: Partial<Record<TextKey, number>> = {
  location: MAX_LOCATION,
  federation: FEDERATION_LENGTH,
  timeControl: MAX_TIME_CONTROL,
  fideEvent: MAX_FIDE_EVENT,
}
type PointsKey = 'winReward' | 'drawReward' | 'lossReward' | 'byeReward' | 'absenceReward'

export type SettingFields = ReturnType<typeof settingFields>

/**
 * A tournament's settings as props of form fields: their values, why they are locked, and how to save them. `ask` is
 * called instead of saving when drawn rounds depend on the setting.
 */
export function settingFields({ snapshot, actions }: TabProps, ask: (change: Partial<Settings>) => void) {
  const { settings, round } = snapshot
  const set = (change: Partial<Settings>) =>
    configurationRemarks(snapshot, change).length > 0 && settingsRefusal(snapshot, change) === undefined
      ? ask(change)
      : actions.change({ type: 'editEvent', settings: change })
  const lock = (key: keyof Settings): string | undefined => lockOf(snapshot, key)
  const text = (key: TextKey) => ({
    value: settings[key] ?? '',
    maxLength: LENGTHS[key],
    onSave: (words: string) => set({ [key]: words === '' ? null : key === 'federation' ? words.toUpperCase() : words }),
  })
  const points = (key: PointsKey) => ({
    value: String(settings[key]),
    type: 'number' as const,
    step: 0.5,
    lock: lock(key),
    onSave: (words: string) => Number.isFinite(Number(words)) && words !== '' && set({ [key]: Number(words) }),
  })
  return { settings, round, limit: roundLimitText(snapshot), set, lock, text, points }
}
