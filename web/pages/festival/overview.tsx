import { FindPanel } from '../../parts/festival/find-panel.tsx'
import { SchedulePanel } from '../../parts/festival/schedule-panel.tsx'
import { SectionsPanel } from '../../parts/festival/sections-panel.tsx'
import { EnterPanel, InformationPanel } from '../../parts/festival/side-panels.tsx'
import festival from '../../parts/festival/festival.module.css'
import layout from '../../styles/layout.module.css'
import type { FestivalSectionProps } from './page.tsx'

/** Sections, schedule, and where to find a player or enter. */
export function OverviewSection({ answer }: FestivalSectionProps) {
  return (
    <div className={layout.mainSide}>
      <div className={layout.stack}>
        <SectionsPanel answer={answer} />
        <SchedulePanel sections={answer.sections} />
      </div>
      <div className={festival.side}>
        <FindPanel answer={answer} />
        <EnterPanel answer={answer} />
        <InformationPanel answer={answer} />
      </div>
    </div>
  )
}
