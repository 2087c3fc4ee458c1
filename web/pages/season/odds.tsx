import * as say from '#words/seasonOdds.js'
import { MattersPanel, staked } from '../../parts/season-odds/matters-panel.tsx'
import { NeedsPanel } from '../../parts/season-odds/needs-panel.tsx'
import { OddsTable } from '../../parts/season-odds/odds-table.tsx'
import { namedOdds, oddsOf, useSeasonOdds } from '../../parts/season-odds/use-season-odds.ts'
import { SeasonToolbar } from '../../parts/season/season-toolbar.tsx'
import { divisionId, teamNames } from '../../parts/season/team-names.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { SectionProps } from './page.tsx'
import styles from './season.module.css'

/** The chances of all teams, what they need, and which fixtures matter most. */
export function OddsSection({ answer }: SectionProps) {
  const { divisions } = answer
  const odds = useSeasonOdds(answer)
  const named = odds?.data && namedOdds(divisions, odds.data)
  const isOver = odds?.data?.divisions.every(({ none }) => none === 'over')
  return (
    <>
      <SeasonToolbar answer={answer} section="odds" />
      {!odds || isOver ? (
        <Panel>
          <EmptyState sentence={say.noneNow()} />
        </Panel>
      ) : !named ? (
        <Skeleton rows={10} />
      ) : (
        <div className={classes(layout.mainSide, styles.columns)}>
          <div className={layout.stack}>
            {divisions.map((division) => {
              const own = oddsOf(odds, division)
              const names = teamNames(division)
              return (
                own && (
                  <OddsTable
                    key={divisionId(division)}
                    name={division.name}
                    odds={own}
                    nameOf={(no) => names.get(no) ?? ''}
                    order={division.rows.map(({ no }) => no)}
                  />
                )
              )
            })}
          </div>
          <div className={styles.late}>
            <MattersPanel fixtures={staked(named)} />
            <NeedsPanel divisions={named} />
          </div>
        </div>
      )}
    </>
  )
}
