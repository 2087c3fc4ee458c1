import * as say from '#words/prizes.js'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { festivalOf } from '#core/festival/of-section.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { localPath } from '../../navigation/local-path.ts'
import { planTexts } from '../../parts/prizes/plan-texts.ts'
import { PrizeList } from '../../parts/prizes/prize-list.tsx'
import styles from '../../parts/prizes/prizes.module.css'
import { usePrizeLines } from '../../parts/prizes/use-prize-lines.ts'
import { usePrizes } from '../../parts/prizes/use-prize-table.ts'
import { useStillOpen } from '../../parts/prizes/use-still-open.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DOWNLOAD } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'

/** All prizes, and who would win which if the tournament ended now. */
export function PrizesPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const prizes = usePrizes(snapshot, id)
  const shown = usePrizeLines(prizes)
  const festival = festivalOf(snapshot)
  const stillOpen = useStillOpen(prizes)
  const { plan } = prizes.field
  if (plan.categories.length === 0) {
    return (
      <Panel>
        <EmptyState sentence={say.noPrizes()} />
      </Panel>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <h2>{say.prizes()}</h2>
        <p>
          {planTexts(plan, prizes.table, shown.festivalRule).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <div className={styles.acts}>
          <ButtonLink small href={`${tournamentPath(id, 'print')}?sheet=prizes`}>
            {say.printSheet()}
          </ButtonLink>
          <ButtonLink
            external
            small
            download
            href={`/api/tournament/${encodeURIComponent(id)}/prizes.csv`}
            title={say.downloadCsv()}
          >
            <Icon of={DOWNLOAD} size={14} />
            CSV
          </ButtonLink>
        </div>
      </div>
      <Panel>
        <PrizeList prizes={prizes} shown={shown} stillOpen={shown.festivalRule ? undefined : stillOpen} />
        <p className={styles.note}>
          {shown.state}
          {festival !== undefined && (
            <>
              {' '}
              <a href={localPath(festivalPath(festival, 'prizes'))}>{say.wholeFestival()}</a>
            </>
          )}
        </p>
      </Panel>
    </>
  )
}
