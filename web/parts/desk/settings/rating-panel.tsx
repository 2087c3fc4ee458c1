import * as say from '#words/eventFacts.js'
import { RATED_AS, type RatedAs } from '#core/tournament/tournament.ts'
import { timeClass } from '#core/tournament/time-class.ts'
import { Select } from '../../../ui/select.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'

/** What the rating report and norm certificates say of the event as a whole. */
export function RatingPanel({ settings, set, text }: SettingFields) {
  const { timeControl, ratedAs } = settings
  const kind = timeClass(timeControl)
  const isOther = kind !== undefined && ratedAs !== null && ratedAs !== 'none' && ratedAs !== kind
  return (
    <SettingPanel id="rating" title={say.ratingAndReport()}>
      <SettingText
        label={say.rateOfPlay()}
        hint={kind === undefined ? say.rateOfPlayHint() : say.playedAs({ kind })}
        {...text('timeControl')}
      />
      <SettingRow label={say.ratedByFide()} hint={isOther ? say.ratedAsOther({ kind }) : say.ratedHint()}>
        <Select
          bare
          label={say.ratedByFide()}
          value={ratedAs ?? 'unknown'}
          onChoose={(value) => set({ ratedAs: value === 'unknown' ? null : value })}
          choices={[
            { value: 'unknown' as const, label: say.notSaid() },
            ...RATED_AS.map((value: RatedAs) => ({ value, label: say.ratedAs({ kind: value }) })),
          ]}
        />
      </SettingRow>
      <SettingText label={say.fideEventNumber()} hint={say.fideEventHint()} {...text('fideEvent')} />
    </SettingPanel>
  )
}
