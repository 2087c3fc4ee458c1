import * as say from '#words/deskSettings.js'
import { Segmented } from '../../../ui/segmented.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'

export function ScoringPanel({ settings, set, lock, points }: SettingFields) {
  return (
    <SettingPanel id="scoring" title={say.scoring()}>
      <SettingText label={say.pointsForAWin()} {...points('winReward')} />
      <SettingText label={say.pointsForADraw()} {...points('drawReward')} />
      <SettingText label={say.pointsForALoss()} {...points('lossReward')} />
      <SettingText label={say.pointsForABye()} hint={say.byeOfTheDraw()} {...points('byeReward')} />
      <SettingText label={say.pointsForAnAbsence()} hint={say.absenceHint()} {...points('absenceReward')} />
      <SettingText
        label={say.gamePointsInAMatch()}
        hint={say.oneHidesGameColumns()}
        type="number"
        lock={lock('gamePointTotal')}
        value={String(settings.gamePointTotal)}
        onSave={(words) => words && set({ gamePointTotal: Number(words) })}
      />
      <SettingRow label={say.tableCounts()}>
        <Segmented
          label={say.tableCounts()}
          value={settings.displayPoints}
          onChoose={(displayPoints) => set({ displayPoints })}
          choices={[
            { value: 'match', label: say.matchPoints() },
            { value: 'game', label: say.gamePoints() },
          ]}
        />
      </SettingRow>
      {settings.competitors === 'team' && (
        <SettingText
          label={say.lineUpDeadline()}
          hint={say.inMinutesWhereItsTime()}
          type="number"
          value={String(settings.lineUpMinutes)}
          onSave={(words) => words && set({ lineUpMinutes: Number(words) })}
        />
      )}
      {settings.competitors === 'team' && (
        <SettingRow label={say.teamColours()} hint={say.colourPreferencesHint()}>
          <Segmented
            label={say.teamColours()}
            value={settings.teamType}
            onChoose={(teamType) => set({ teamType })}
            choices={[
              { value: 'A', label: say.typeA() },
              { value: 'B', label: say.typeB() },
              { value: 'none', label: say.coloursIgnored() },
            ]}
          />
        </SettingRow>
      )}
      {settings.competitors === 'team' && (
        <SettingRow label={say.secondScore()} hint={say.secondScoreHint()}>
          <Segmented
            label={say.secondScore()}
            value={settings.secondaryScore ? 'counts' : 'none'}
            onChoose={(value) => set({ secondaryScore: value === 'counts' })}
            choices={[
              { value: 'counts', label: say.secondScoreCounts() },
              { value: 'none', label: say.secondScoreIgnored() },
            ]}
          />
        </SettingRow>
      )}
    </SettingPanel>
  )
}
