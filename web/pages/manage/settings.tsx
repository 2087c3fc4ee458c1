import * as say from '#words/managePages.js'
import * as sayCommon from '#words/common.js'
import { Suspense, useState } from 'react'
import { isDrawnByStanding } from '#core/tournament/fixed-pairings.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { CaptainSettings } from '../../parts/desk/captains/captains.ts'
import { ApartPanel } from '../../parts/desk/settings/apart-panel.tsx'
import { ConfigurationQuestion } from '../../parts/desk/settings/configuration-question.tsx'
import { EventFilePanel } from '../../parts/desk/settings/event-file-panel.tsx'
import { FidePanel } from '../../parts/desk/settings/fide-panel.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { DeletePanel } from '../../parts/desk/settings/delete-panel.tsx'
import { DeputiesPanel } from '../../parts/desk/settings/deputies-panel.tsx'
import { EnteringPanel } from '../../parts/desk/settings/entering-panel.tsx'
import { FixturePanel } from '../../parts/desk/settings/fixture-panel.tsx'
import { FormatPanel } from '../../parts/desk/settings/format-panel.tsx'
import { SchedulePanel } from '../../parts/desk/settings/schedule-panel.tsx'
import { ScoringPanel } from '../../parts/desk/settings/scoring-panel.tsx'
import { settingFields } from '../../parts/desk/settings/setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from '../../parts/desk/settings/setting-rows.tsx'
import { TieBreakList } from '../../parts/desk/settings/tie-break-list.tsx'
import { VisitorsPanel } from '../../parts/desk/settings/visitors-panel.tsx'
import layout from '../../styles/layout.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './settings.module.css'

/** All settings; each change is saved at once and can be undone. */
export function SettingsTab(props: TabProps) {
  const { id, snapshot, actions } = props
  const [asked, ask] = useState<Partial<Settings>>()
  const fields = settingFields(props, ask)
  const { settings, set, text, lock } = fields
  return (
    <div className={layout.stack}>
      <div className={styles.head}>
        <h2>{say.settings()}</h2>
        <p>{say.changesAreSavedAtOnce()}</p>
      </div>
      <SettingPanel id="basics" title={say.basics()}>
        <SettingText
          label={sayCommon.name()}
          value={snapshot.name}
          onSave={(words) => words && void actions.change({ type: 'editEvent', name: words })}
        />
        <SettingText label={say.place()} hint={say.placeHint()} {...text('location')} />
        <SettingText label={say.federation()} hint={say.fidesThreeLetters()} {...text('federation')} />
        <SettingText label={say.timeControl()} hint={say.suchAsTimeControl()} {...text('timeControl')} />
        <SettingText label={say.prizes()} isLong {...text('prizes')} />
        <SettingText label={say.description()} hint={say.markdown()} isLong {...text('description')} />
      </SettingPanel>
      <SchedulePanel {...props} />
      <FormatPanel {...fields} />
      {isDrawnByStanding(settings.pairingSystem) && <ApartPanel {...props} />}
      <ScoringPanel {...fields} />
      {settings.competitors === 'team' && <FixturePanel {...fields} />}
      <SettingPanel id="tie-breaks" title={say.tieBreaks()}>
        <SettingRow label={say.tieBreakOrder()} lock={lock('tieBreaks')} hint={say.dragALineOrMove()}>
          <TieBreakList
            codes={settings.tieBreaks}
            system={settings.pairingSystem}
            isBusy={actions.isBusy || lock('tieBreaks') !== undefined}
            onChange={(tieBreaks) => set({ tieBreaks })}
          />
        </SettingRow>
      </SettingPanel>
      <FidePanel {...props} />
      <EnteringPanel {...fields} />
      {settings.competitors === 'team' && (
        <Suspense fallback={<Skeleton rows={6} />}>
          <CaptainSettings settings={settings} set={set} />
        </Suspense>
      )}
      <VisitorsPanel {...fields} />
      <DeputiesPanel {...props} />
      <EventFilePanel id={id} name={snapshot.name} />
      <DeletePanel id={id} name={snapshot.name} />
      {asked && (
        <ConfigurationQuestion
          snapshot={snapshot}
          change={asked}
          isBusy={actions.isBusy}
          onClose={() => ask(undefined)}
          onConfirm={() => {
            ask(undefined)
            void actions.change({ type: 'editEvent', settings: asked })
          }}
        />
      )}
    </div>
  )
}
