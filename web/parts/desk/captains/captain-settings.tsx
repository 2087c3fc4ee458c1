import * as say from '#words/captains.js'
import type { Settings } from '#core/tournament/tournament.ts'
import { clockIn, momentIn, zoneCity } from '#core/text/zone-clock.ts'
import { ownZone } from '../../../hooks/time-zones.ts'
import input from '../../../ui/input.module.css'
import type { SettingFields } from '../settings/setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from '../settings/setting-rows.tsx'

type CountKey =
  | 'agreeDaysBefore'
  | 'agreeDaysAfter'
  | 'agreeHours'
  | 'substituteMinutes'
  | 'squadSize'
  | 'lateEntries'
  | 'lateEntriesBelow'
  | 'protestHours'

/** What captains of a team event may do, and until when. */
export function CaptainSettings({ settings, set }: Pick<SettingFields, 'settings' | 'set'>) {
  const count = (key: CountKey) => ({
    type: 'number' as const,
    value: String(settings[key]),
    onSave: (words: string) => words && set({ [key]: Number(words) } as Partial<Settings>),
  })
  const zone = settings.timeZone ?? ownZone()
  return (
    <SettingPanel id="captains" title={say.settingsTitle()}>
      <SettingText label={say.agreeBefore()} hint={say.agreeBeforeHint()} {...count('agreeDaysBefore')} />
      <SettingText label={say.agreeAfter()} hint={say.agreeAfterHint()} {...count('agreeDaysAfter')} />
      <SettingText label={say.agreeHours()} hint={say.agreeHoursHint()} {...count('agreeHours')} />
      <SettingText label={say.substitutes()} hint={say.substitutesHint()} {...count('substituteMinutes')} />
      <SettingText
        label={say.tolerance()}
        hint={say.toleranceHint()}
        type="number"
        value={settings.boardOrderTolerance === null ? '' : String(settings.boardOrderTolerance)}
        onSave={(words) => set({ boardOrderTolerance: words === '' ? null : Number(words) })}
      />
      <SettingText label={say.squadSize()} hint={say.squadSizeHint()} {...count('squadSize')} />
      <SettingRow label={say.squadCloses()} hint={say.squadClosesHint()}>
        <input
          type="datetime-local"
          className={input.input}
          aria-label={say.squadCloses()}
          title={zoneCity(zone)}
          defaultValue={settings.squadClosesAt === null ? '' : clockIn(zone, settings.squadClosesAt)}
          onBlur={({ target: { value } }) => {
            const at = value === '' ? null : momentIn(zone, value)
            if (at !== settings.squadClosesAt && !Number.isNaN(at)) set({ squadClosesAt: at })
          }}
        />
      </SettingRow>
      <SettingText label={say.lateEntries()} hint={say.lateEntriesHint()} {...count('lateEntries')} />
      <SettingText label={say.lateEntriesBelow()} hint={say.lateEntriesBelowHint()} {...count('lateEntriesBelow')} />
      <SettingText label={say.protestHours()} hint={say.protestHoursHint()} {...count('protestHours')} />
    </SettingPanel>
  )
}
