import * as say from '#words/lineUp.js'
import { T } from '../../ui/t.tsx'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { lineUpQueries, type LineUpSide } from '../../api/line-ups.ts'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import { LineUpEditor } from './line-up-editor.tsx'
import styles from './line-up.module.css'

export interface DeskLineUpsProps {
  snapshot: Snapshot
  id: string
  round: number
}

export function DeskLineUps({ snapshot, id, round }: DeskLineUpsProps) {
  const { data } = useQuery(lineUpQueries.ofRound(id, round))
  const [open, setOpen] = useState<number>()
  const sides = data?.matches.flatMap((match) => match.sides) ?? []
  if (!data || sides.length === 0) return null
  const name = ({ team }: LineUpSide) => competitorName(snapshot, snapshot.players.no.indexOf(team))
  return (
    <Panel
      title={say.lineUps()}
      count={say.handedInCount({ count: sides.filter(({ isIn }) => isIn).length, all: sides.length })}
    >
      <p className={styles.due}>
        {data.due === null ? (
          say.captainsSeeWhenBothIn()
        ) : (
          <T of={say.captainsSeeWhenDue({ time: <Time at={data.due} as="moment" /> })} />
        )}
      </p>
      <ul className={styles.desk} aria-label={say.lineUps()}>
        {sides.map((side) => (
          <li key={side.team}>
            <button
              type="button"
              aria-expanded={open === side.team}
              onClick={() => setOpen(open === side.team ? undefined : side.team)}
            >
              <bdi>{name(side)}</bdi>
              <small data-in={side.isIn || undefined}>{side.isIn ? say.lineUpIn() : say.lineUpNotIn()}</small>
            </button>
            {open === side.team && (
              <LineUpEditor id={id} round={round} boards={data.boards} side={side} tolerance={null} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
