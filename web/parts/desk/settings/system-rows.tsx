import * as say from '#words/systems.js'
import { ACCELERATIONS } from '#core/tournament/tournament.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingRow, SettingText } from './setting-rows.tsx'

const ACCELERATION = { none: say.withoutAcceleration, baku: say.bakuAcceleration }

type SystemCount = 'keizerTop' | 'keizerAbsences' | 'keizerPause'

/** Settings that only some pairing systems have. */
export function SystemRows({ settings, set, lock }: Pick<SettingFields, 'settings' | 'set' | 'lock'>) {
  const count = (key: SystemCount) => ({
    type: 'number' as const,
    value: String(settings[key]),
    onSave: (words: string) => set({ [key]: Number(words) }),
  })
  switch (settings.pairingSystem) {
    case 'swiss':
      return (
        <SettingRow label={say.accelerationLabel()} hint={say.accelerationHint()} lock={lock('acceleration')}>
          {lock('acceleration') ? (
            ACCELERATION[settings.acceleration]()
          ) : (
            <Segmented
              label={say.accelerationLabel()}
              value={settings.acceleration}
              onChoose={(acceleration) => set({ acceleration })}
              choices={ACCELERATIONS.map((value) => ({ value, label: ACCELERATION[value]() }))}
            />
          )}
        </SettingRow>
      )
    case 'roundRobin':
      return (
        <SettingRow label={say.swapLabel()} hint={say.swapHint()} lock={lock('swapLastRounds')}>
          {lock('swapLastRounds') ? (
            settings.swapLastRounds && say.swapRounds()
          ) : (
            <Switch checked={settings.swapLastRounds} onSwitch={(swapLastRounds) => set({ swapLastRounds })}>
              {say.swapRounds()}
            </Switch>
          )}
        </SettingRow>
      )
    case 'keizer':
      return (
        <>
          <SettingText label={say.topLabel()} hint={say.topHint()} {...count('keizerTop')} />
          <SettingText label={say.absencesLabel()} hint={say.absencesHint()} {...count('keizerAbsences')} />
          <SettingText label={say.pauseLabel()} hint={say.pauseHint()} {...count('keizerPause')} />
        </>
      )
    case 'scheveningen':
      return <SettingRow label={say.sidesLabel()}>{say.sidesHint()}</SettingRow>
    default:
      return null
  }
}
