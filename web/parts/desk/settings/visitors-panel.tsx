import * as say from '#words/deskSettings.js'
import * as sayCommon from '#words/common.js'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'

export function VisitorsPanel({ settings, set, lock, text }: SettingFields) {
  return (
    <SettingPanel id="what-visitors-see" title={say.whatVisitorsSee()}>
      <SettingRow label={say.ratings()}>
        <Switch checked={settings.showRatings} onSwitch={(showRatings) => set({ showRatings })}>
          {say.showRatings()}
        </Switch>
      </SettingRow>
      <SettingText label={say.logo()} hint={say.theAddressOfAPicture()} type="url" {...text('logoURL')} />
      <SettingText label={say.website()} type="url" {...text('profileURL')} />
      <SettingText label={say.rules()} hint={say.theAddressOfAPdf()} type="url" {...text('rulesURL')} />
      <SettingText label={say.stream()} hint={say.twitchYoutubeOrAnother()} type="url" {...text('streamURL')} />
      <SettingRow label={say.everyoneCanSeeIt()} hint={say.privateHint()} lock={lock('public')}>
        {lock('public') ? (
          sayCommon.no()
        ) : (
          <Segmented
            label={say.everyoneCanSeeIt()}
            value={settings.public ? 'yes' : 'no'}
            onChoose={(value) => set({ public: value === 'yes' })}
            choices={[
              { value: 'yes', label: sayCommon.yes() },
              { value: 'no', label: sayCommon.no() },
            ]}
          />
        )}
      </SettingRow>
    </SettingPanel>
  )
}
