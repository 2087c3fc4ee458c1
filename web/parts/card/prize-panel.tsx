import * as say from '#words/prizeNeeds.js'
import * as sayPrizes from '#words/prizes.js'
import { useMemo } from 'react'
import { tournamentPath } from '#core/addresses/paths.ts'
import { needTexts } from '#core/forecast/prize-needs.ts'
import { prizeOutlook } from '#core/forecast/prize-outlook.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Panel, PanelBody, PanelFoot } from '../../ui/panel.tsx'
import { useFestivalPrizes } from '../prizes/use-festival-prizes.ts'
import { usePrizes } from '../prizes/use-prize-table.ts'
import styles from './prize-panel.module.css'

/**
 * In the last rounds: what a competitor needs for which prizes, and what is certain or gone. Nothing where a festival’s
 * rule says who wins: games of other sections decide, too.
 */
export function PrizePanel({ snapshot, player }: { snapshot: Snapshot; player: number }) {
  const { field } = usePrizes(snapshot, snapshot.id)
  const outlook = useMemo(() => prizeOutlook(field), [field])
  const texts = outlook ? needTexts(field, outlook, player) : []
  const { shared, isOpen } = useFestivalPrizes(field)
  if (shared || isOpen || !outlook || texts.length === 0) return null
  return (
    <Panel title={sayPrizes.prizes()} aria-label={sayPrizes.prizes()}>
      <PanelBody>
        <ul className={styles.needs}>
          {texts.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
        {!outlook.isExact && <p className={styles.note}>{say.byPoints()}</p>}
      </PanelBody>
      <PanelFoot>
        <a href={localPath(tournamentPath(snapshot.settings.vanityURL ?? snapshot.id, 'prizes'))}>
          {sayPrizes.allPrizes()}
        </a>
      </PanelFoot>
    </Panel>
  )
}
