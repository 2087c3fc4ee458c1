import { useState } from 'react'
import type { Settings } from '#core/tournament/tournament.ts'
import { ConfigurationQuestion } from '../../parts/desk/settings/configuration-question.tsx'
import { FidePanel } from '../../parts/desk/settings/fide-panel.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { DeletePanel } from '../../parts/desk/settings/delete-panel.tsx'
import { DeputiesPanel } from '../../parts/desk/settings/deputies-panel.tsx'
import { EnteringPanel } from '../../parts/desk/settings/entering-panel.tsx'
import { FormatPanel } from '../../parts/desk/settings/format-panel.tsx'
import { SchedulePanel } from '../../parts/desk/settings/schedule-panel.tsx'
import { ScoringPanel } from '../../parts/desk/settings/scoring-panel.tsx'
import { settingFields } from '../../parts/desk/settings/setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from '../../parts/desk/settings/setting-rows.tsx'
import { TieBreakList } from '../../parts/desk/settings/tie-break-list.tsx'
import { VisitorsPanel } from '../../parts/desk/settings/visitors-panel.tsx'
import layout from '../../styles/layout.module.css'
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
        <h2>Settings</h2>
        <p>Changes are saved at once and can be undone, except leaving FIDE mode.</p>
      </div>
      <SettingPanel title="Basics">
        <SettingText
          label="Name"
          value={snapshot.name}
          onSave={(words) => words && void actions.change({ type: 'editEvent', name: words })}
        />
        <SettingText label="Place" hint="Where it is played, or Online." {...text('location')} />
        <SettingText label="Federation" hint="FIDE’s three letters." {...text('federation')} />
        <SettingText label="Time control" hint="Such as 90+30." {...text('timeControl')} />
        <SettingText label="Prizes" isLong {...text('prizes')} />
        <SettingText label="Description" hint="Markdown." isLong {...text('description')} />
      </SettingPanel>
      <SchedulePanel {...props} />
      <FormatPanel {...fields} />
      <ScoringPanel {...fields} />
      <SettingPanel title="Tie-breaks">
        <SettingRow label="Order" lock={lock('tieBreaks')} hint="Drag a line, or move it with its arrows.">
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
      <VisitorsPanel {...fields} />
      <DeputiesPanel {...props} />
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
