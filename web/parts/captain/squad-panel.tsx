import * as say from '#words/captains.js'
import { T } from '../../ui/t.tsx'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isSquadClosed, lateEntriesLeft } from '#core/snapshot/squads.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { lineUpQueries } from '../../api/line-ups.ts'
import { useNow } from '../../hooks/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { RosterEditor } from '../line-up/roster-editor.tsx'
import styles from './captain.module.css'

interface SquadPanelProps {
  snapshot: Snapshot
  id: string
  team: number
  name: string
}

/** A team’s nominated players in their order, with the rules of the list. */
export function SquadPanel({ snapshot, id, team, name }: SquadPanelProps) {
  const { data } = useQuery(lineUpQueries.roster(id, team))
  const [isOpen, open] = useState(false)
  const now = useNow()
  const { squadSize, squadClosesAt } = snapshot.settings
  if (!data) return <Skeleton rows={4} />
  const isClosed = isSquadClosed(snapshot, now)
  const left = lateEntriesLeft(snapshot, data)
  const mayChange = !isClosed || left > 0
  return (
    <Panel
      title={<bdi>{name}</bdi>}
      count={
        squadSize > 0 ? say.countOfMost({ count: data.length, most: squadSize }) : say.players({ count: data.length })
      }
    >
      <p className={styles.rules}>
        {isClosed ? (
          say.listIsClosed({ count: left })
        ) : squadClosesAt === null ? (
          say.listClosesWithDraw()
        ) : (
          <T of={say.listCloses({ time: <Time at={squadClosesAt} as="plan" /> })} />
        )}
      </p>
      {isOpen && mayChange ? (
        <div className={styles.part}>
          <RosterEditor id={id} team={team} onDone={() => open(false)} />
        </div>
      ) : (
        <>
          <ol className={styles.squad}>
            {data.map(({ no, name: player, title, rating, isLate }) => (
              <li key={no}>
                <span>
                  {title} <bdi>{player}</bdi>
                  {isLate && <small>{say.lateEntry()}</small>}
                </span>
                <b>{rating || ''}</b>
              </li>
            ))}
          </ol>
          {mayChange && (
            <div className={styles.foot}>
              <Button small onClick={() => open(true)}>
                {isClosed ? say.addLateEntry() : data.length === 0 ? say.namePlayers() : say.changeList()}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}
