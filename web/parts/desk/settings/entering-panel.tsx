import type { Settings } from '#core/tournament/tournament.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow } from './setting-rows.tsx'

export function EnteringPanel({ settings, set }: SettingFields) {
  return (
    <SettingPanel title="Entries and chess site">
      <SettingRow label="Who may enter">
        <Segmented
          label="Who may enter"
          value={settings.allowRegistration}
          onChoose={(allowRegistration) => set({ allowRegistration })}
          choices={[
            { value: 'closed', label: 'Closed' },
            { value: 'approve', label: 'I approve' },
            { value: 'open', label: 'Open' },
          ]}
        />
      </SettingRow>
      <SettingRow label="Results found at the chess site">
        <Segmented
          label="Results found at the chess site"
          value={String(settings.pullResults)}
          onChoose={(value) => set({ pullResults: Number(value) as Settings['pullResults'] })}
          choices={['Leave them', 'Ask me first', 'Save them'].map((label, at) => ({ value: String(at), label }))}
        />
      </SettingRow>
      <SettingRow label="Links sent by players" hint="Where their game is played.">
        <Segmented
          label="Links sent by players"
          value={String(settings.allowSelfLinks)}
          onChoose={(value) => set({ allowSelfLinks: Number(value) as Settings['allowSelfLinks'] })}
          choices={['None', 'Ask me first', 'Both confirm', 'Either confirms'].map((label, at) => ({
            value: String(at),
            label,
          }))}
        />
      </SettingRow>
      <SettingRow label="Players report results">
        <Switch
          checked={settings.allowSelfSubmissions}
          onSwitch={(allowSelfSubmissions) => set({ allowSelfSubmissions })}
        >
          Of their own boards
        </Switch>
      </SettingRow>
    </SettingPanel>
  )
}
