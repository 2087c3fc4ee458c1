import * as say from '#words/why.js'
import { countedPoints } from '#core/text/counted-points.ts'
import { useMemo } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { sheets, type Sheet } from '#core/standings/sheet.ts'
import type { RankReason } from '#core/standings/why/rank-reason.ts'
import { comparisonText } from '#core/standings/why/rank-text.ts'
import { joinComma } from '#core/text/join-comma.ts'
import styles from './rank.module.css'
import { ShareTable } from './share-table.tsx'

/** A rank explained step by step: score, neighbours above and below, and the games behind the deciding tie-break. */
export function RankSteps({ snapshot, round, reason }: { snapshot: Snapshot; round: number; reason: RankReason }) {
  const all = useMemo(() => sheets(snapshot, round), [snapshot, round])
  const { score, player } = reason
  return (
    <ol className={styles.steps}>
      <li>
        <h3>{say.pointsAfterRound({ ...countedPoints(score), round })}</h3>
        <p>{resultsText(all[player]!)}</p>
      </li>
      {(['above', 'below'] as const).map((side) => {
        const said = comparisonText(snapshot, reason, side)
        const compared = reason[side]
        if (!said || !compared) return null
        const isTieBreak = compared.isDecided && compared.criteria.length > 1
        return (
          <li key={side} className={isTieBreak && side === 'above' ? styles.key : undefined}>
            <h3>{said.title}</h3>
            <p>{said.text}</p>
            {isTieBreak && compared.shares && (
              <div className={styles.shares}>
                {(['own', 'other'] as const).map((whose) => (
                  <ShareTable
                    key={whose}
                    snapshot={snapshot}
                    sheet={all[whose === 'own' ? player : compared.player]!}
                    criterion={compared.criteria.at(-1)!}
                    whose={whose}
                    shares={compared.shares![whose]}
                  />
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const counted = (count: number, words: (facts: { count: number }) => string): string | false =>
  count > 0 && words({ count })

function resultsText({ wins, draws, losses, bonuses, history }: Sheet): string {
  const alone = history.filter(({ opponent }) => opponent < 0).length
  const parts = [
    counted(wins, say.wins),
    counted(draws, say.draws),
    counted(losses, say.losses),
    counted(alone, say.roundsAlone),
    counted(bonuses.length, say.bonuses),
  ].filter((part) => part !== false)
  return `${joinComma(parts)}.`
}
