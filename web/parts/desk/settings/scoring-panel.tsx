import { Segmented } from '../../../ui/segmented.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'

export function ScoringPanel({ settings, set, lock, points }: SettingFields) {
  return (
    <SettingPanel title="Scoring">
      <SettingText label="Points for a win" {...points('winReward')} />
      <SettingText label="Points for a draw" {...points('drawReward')} />
      <SettingText label="Points for a loss" {...points('lossReward')} />
      <SettingText label="Points for a bye" hint="The bye that the draw gives." {...points('byeReward')} />
      <SettingText
        label="Points for an absence"
        hint="A lost forfeit, or a bye without points."
        {...points('absenceReward')}
      />
      <SettingText
        label="Game points in a match"
        hint="1 hides all columns about games."
        type="number"
        lock={lock('gamePointTotal')}
        value={String(settings.gamePointTotal)}
        onSave={(words) => words && set({ gamePointTotal: Number(words) })}
      />
      <SettingRow label="Table counts">
        <Segmented
          label="Table counts"
          value={settings.displayPoints}
          onChoose={(displayPoints) => set({ displayPoints })}
          choices={[
            { value: 'match', label: 'Match points' },
            { value: 'game', label: 'Game points' },
          ]}
        />
      </SettingRow>
      {settings.competitors === 'team' && (
        <SettingText
          label="Line-ups due before a round"
          hint="In minutes. Where its time is known, captains see the other team’s from then on. 0: when it begins."
          type="number"
          value={String(settings.lineUpMinutes)}
          onSave={(words) => words && set({ lineUpMinutes: Number(words) })}
        />
      )}
      {settings.competitors === 'team' && (
        <SettingRow label="Team colours" hint="How they count when a Swiss round is drawn (FIDE C.04.6).">
          <Segmented
            label="Team colours"
            value={settings.teamType}
            onChoose={(teamType) => set({ teamType })}
            choices={[
              { value: 'A', label: 'Type A' },
              { value: 'B', label: 'Type B' },
              { value: 'none', label: 'Don’t count' },
            ]}
          />
        </SettingRow>
      )}
      {settings.competitors === 'team' && (
        <SettingRow
          label="Second score"
          hint="Of two teams that are level, the one with more of the other points gets the colour it is due (FIDE C.04.6 4.2.2)."
        >
          <Segmented
            label="Second score"
            value={settings.secondaryScore ? 'counts' : 'none'}
            onChoose={(value) => set({ secondaryScore: value === 'counts' })}
            choices={[
              { value: 'counts', label: 'Counts' },
              { value: 'none', label: 'Doesn’t count' },
            ]}
          />
        </SettingRow>
      )}
    </SettingPanel>
  )
}
