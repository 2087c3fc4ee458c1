import * as say from '#words/why.js'
import { useEffect, useState } from 'react'
import type { PossibleOpponent } from '#core/draw/reasons/board-reason.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import layout from '../../styles/layout.module.css'
import { Flag } from '../people/flag.tsx'
import type { DrawLine } from './draw-line.ts'
import { Reasoned } from './reason-note.tsx'
import { againstLine } from './reason.ts'
import styles from './reasons.module.css'

/** A player's nearest possible opponents, and why they were not paired. */
export function Opponents({ snapshot, round, line, pool, id }: OpponentsProps) {
  const [found, setFound] = useState<PossibleOpponent[]>()
  useEffect(() => {
    let isWanted = true
    line.opponents(pool, id).then(
      (opponents) => isWanted && setFound(opponents),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [line, pool, id])
  const name = distinctName(snapshot, id)
  return (
    <table className={styles.opponents} aria-busy={!found}>
      <caption>{say.whomCouldHaveMet({ name })}</caption>
      <thead className={layout.heard}>
        <tr>
          <th scope="col">{say.playerHead()}</th>
          <th scope="col">{say.pointsHead()}</th>
          <th scope="col">{say.whyOrWhyNot()}</th>
        </tr>
      </thead>
      <tbody>
        {found?.map(({ side, against }) => (
          <tr key={side.id} className={against ? undefined : styles.pair}>
            <th scope="row">
              <span>
                <Flag code={snapshot.players.nationality[side.id] ?? ''} />
                <bdi>{distinctName(snapshot, side.id)}</bdi>
              </span>
            </th>
            <td>
              <span dir="ltr">{formatPoints(side.score)}</span>
            </td>
            <td>
              <Reasoned
                line={
                  against
                    ? againstLine(snapshot, round, { higher: { ...side, id }, lower: side, reason: against })
                    : { text: say.pairedByRules() }
                }
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface OpponentsProps {
  snapshot: Snapshot
  round: number
  line: DrawLine
  pool: number
  id: number
}
