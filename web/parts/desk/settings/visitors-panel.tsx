import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

export function VisitorsPanel({ settings, set, lock, text }: SettingFields) {
  return (
    <SettingPanel title="What visitors see">
      <SettingRow label="Ratings">
        <Switch checked={settings.showRatings} onSwitch={(showRatings) => set({ showRatings })}>
          Show ratings
        </Switch>
      </SettingRow>
      <SettingText
        label="Logo"
        hint="The address of a picture. Its colour tints the header."
        type="url"
        {...text('logoURL')}
      />
      <SettingText label="Website" type="url" {...text('profileURL')} />
      <SettingText label="Rules" hint="The address of a PDF or a page." type="url" {...text('rulesURL')} />
      <SettingText label="Stream" hint="Twitch, YouTube or another." type="url" {...text('streamURL')} />
      <SettingRow label="Everyone can see it" hint="Else only its players and those who run it." lock={lock('public')}>
        {lock('public') ? (
          'No'
        ) : (
          <Segmented
            label="Everyone can see it"
            value={settings.public ? 'yes' : 'no'}
            onChoose={(value) => set({ public: value === 'yes' })}
            choices={YES_NO}
          />
        )}
      </SettingRow>
    </SettingPanel>
  )
}
