import * as say from '#words/managePages.js'
import * as sayCommon from '#words/common.js'
import * as sayFacts from '#words/eventFacts.js'
import { Suspense, useState } from 'react'
import { isDrawnByStanding } from '#core/tournament/fixed-pairings.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { CaptainSettings } from '../../parts/desk/captains/captains.ts'
import { AddressRow } from '../../parts/desk/settings/address-row.tsx'
import { ApartPanel } from '../../parts/desk/settings/apart-panel.tsx'
import { BonusPanel } from '../../parts/desk/settings/bonus-panel.tsx'
import { ConfigurationQuestion } from '../../parts/desk/settings/configuration-question.tsx'
import { EventFilePanel } from '../../parts/desk/settings/event-file-panel.tsx'
import { FidePanel } from '../../parts/desk/settings/fide-panel.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { DeletePanel } from '../../parts/desk/settings/delete-panel.tsx'
import { DeputiesPanel } from '../../parts/desk/settings/deputies-panel.tsx'
import { EndPanel } from '../../parts/desk/settings/end-panel.tsx'
import { EnteringPanel } from '../../parts/desk/settings/entering-panel.tsx'
import { FirstColourRow } from '../../parts/desk/settings/first-colour-row.tsx'
import { FixturePanel } from '../../parts/desk/settings/fixture-panel.tsx'
import { FormatPanel } from '../../parts/desk/settings/format-panel.tsx'
import { LettersPanel } from '../../parts/desk/settings/letters-panel.tsx'
import { OfficialsPanel } from '../../parts/desk/settings/officials-panel.tsx'
import { RatingPanel } from '../../parts/desk/settings/rating-panel.tsx'
import { SchedulePanel } from '../../parts/desk/settings/schedule-panel.tsx'
import { ScoringPanel } from '../../parts/desk/settings/scoring-panel.tsx'
import { settingFields } from '../../parts/desk/settings/setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from '../../parts/desk/settings/setting-rows.tsx'
import { SettingsRail } from '../../parts/desk/settings/settings-rail.tsx'
import { SystemsRow } from '../../parts/desk/settings/systems-row.tsx'
import { TieBreakList } from '../../parts/desk/settings/tie-break-list.tsx'
import { VirtualPointsRow } from '../../parts/desk/settings/virtual-points-row.tsx'
import { VisitorsPanel } from '../../parts/desk/settings/visitors-panel.tsx'
import { EDITIONS } from '#core/tournament/tournament.ts'
import { useOrigin } from '../../served.ts'
import { Segmented } from '../../ui/segmented.tsx'
import layout from '../../styles/layout.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './settings.module.css'

/** All settings; each change is saved at once and can be undone. */
export function SettingsTab(props: TabProps) {
  const { id, snapshot, actions } = props
  const [asked, ask] = useState<Partial<Settings>>()
  const fields = settingFields(props, ask)
  const { settings, set, text, lock } = fields
  const host = useOrigin().replace(/^https?:\/\//, '')
  return (
    <div className={layout.stack}>
      <div className={styles.head}>
        <h2>{say.settings()}</h2>
        <p>{say.changesAreSavedAtOnce()}</p>
      </div>
      <div className={styles.groups}>
        <SettingsRail />
        <div className={layout.stack}>
          <SettingPanel id="basics" title={say.basics()}>
            <SettingText
              label={sayCommon.name()}
              value={snapshot.name}
              onSave={(words) => words && actions.change({ type: 'editEvent', name: words })}
            />
            <AddressRow id={snapshot.id} host={host} set={set} settings={settings} />
            <SettingText label={say.place()} hint={say.placeHint()} {...text('location')} />
            <SettingText label={say.federation()} hint={say.fidesThreeLetters()} {...text('federation')} />
            <SettingText label={say.prizes()} isLong {...text('prizes')} />
            <SettingText label={say.description()} hint={say.markdown()} isLong {...text('description')} />
          </SettingPanel>
          <SchedulePanel {...props} />
          <OfficialsPanel {...props} />
          <DeputiesPanel {...props} />
          <RatingPanel {...fields} />
          <FidePanel {...props} />
          <FormatPanel
            {...fields}
            more={
              <>
                <SystemsRow {...props} />
                <VirtualPointsRow {...props} />
                <FirstColourRow {...props} />
              </>
            }
            hasSystems={snapshot.systems.length > 1}
          />
          {isDrawnByStanding(settings.pairingSystem) && <ApartPanel {...props} />}
          <ScoringPanel {...fields} />
          <BonusPanel {...props} />
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
            <SettingRow label={sayFacts.edition()} hint={sayFacts.editionHint()} lock={lock('edition')}>
              {lock('edition') ? (
                String(settings.edition)
              ) : (
                <Segmented
                  label={sayFacts.edition()}
                  value={String(settings.edition)}
                  onChoose={(year) => set({ edition: EDITIONS.find((each) => String(each) === year)! })}
                  choices={EDITIONS.map((year) => ({ value: String(year), label: String(year) }))}
                />
              )}
            </SettingRow>
          </SettingPanel>
          <EnteringPanel {...fields} />
          <LettersPanel {...fields} />
          {settings.competitors === 'team' && (
            <Suspense fallback={<Skeleton rows={6} />}>
              <CaptainSettings settings={settings} set={set} />
            </Suspense>
          )}
          <VisitorsPanel {...fields} />
          <EventFilePanel id={id} name={snapshot.name} />
          <EndPanel {...props} />
          <DeletePanel id={id} name={snapshot.name} />
        </div>
      </div>
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
