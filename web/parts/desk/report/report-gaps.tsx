import * as say from '#words/ratingReport.js'
import { Link } from 'react-router-dom'
import type { ReportGap } from '#core/report/gaps.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { joinComma } from '#core/text/join-comma.ts'
import layout from '../../../styles/layout.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { CHECK, CIRCLE_ALERT, TRIANGLE_ALERT } from '../../../ui/icons.ts'
import { tabLabel } from '../labels.ts'
import { gapPlace, gapText } from './gap-words.ts'
import styles from './report-dialog.module.css'

/** Names shown of each gap. */
const FEW = 6

/** What is missing in the report, each with a link to where it is filled in. */
export function ReportGaps({ id, gaps, settings }: ReportGapsProps) {
  if (gaps.length === 0)
    return (
      <p className={styles.good}>
        <Icon of={CHECK} />
        {say.nothingMissing()}
      </p>
    )
  return (
    <ul className={styles.gaps}>
      {gaps.map((gap) => {
        const { tab, href } = gapPlace(id, gap.kind)
        return (
          <li key={gap.kind} className={gap.isNeeded ? styles.needed : undefined}>
            <Icon of={gap.isNeeded ? CIRCLE_ALERT : TRIANGLE_ALERT} />
            <div>
              <span className={layout.heard}>{gap.isNeeded ? say.needed() : say.worthALook()}</span>
              {gapText(gap)}
              {gap.names.length > 0 && <bdi className={styles.names}>{namesOf(gap.names)}</bdi>}
            </div>
            <Link to={href} className={layout.link}>
              {tabLabel(tab, settings)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

interface ReportGapsProps {
  id: string
  gaps: ReportGap[]
  settings: Settings
}

/** Of a report they are written “Last, First”. */
function namesOf(names: string[]): string {
  const shown = names.slice(0, FEW).map((name) => name.replace(/^(.*), (.*)$/, '$2 $1'))
  const list = joinComma(shown)
  return names.length > FEW ? say.andMore({ names: list, count: names.length - FEW }) : list
}
