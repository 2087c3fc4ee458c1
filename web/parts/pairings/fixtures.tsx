import * as say from '#words/pairings.js'
import { T } from '../../ui/t.tsx'
import { useMemo, type ReactNode } from 'react'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { fixturesOf, type Fixture } from '#core/draw/fixtures.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { namesakeMark } from '#core/snapshot/namesakes.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { groupByPool } from '../tournament/by-pool.ts'
import layout from '../../styles/layout.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Piece } from '../tournament/piece.tsx'
import styles from './fixtures.module.css'

/** Who meets whom in a round of a round robin that isn’t drawn yet. */
const note = (text: ReactNode) => <span>{text}</span>

export function Fixtures({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const pools = useMemo(() => groupByPool(fixturesOf(snapshot, round)), [snapshot, round])
  const { settings, systems } = snapshot
  const title = (pool: number) =>
    pools.length > 1 ? poolTitle(settings, systems, round, pool) : say.roundNumber({ round })
  // There may be more rounds than the table has.
  if (pools.length === 0) {
    return (
      <Panel>
        <EmptyState drawing="draw" sentence={say.drawNotYet()} />
      </Panel>
    )
  }
  return (
    <div className={layout.stack}>
      <p className={styles.note}>
        <T of={say.fixturesNote({ note })} />
      </p>
      {pools.map(({ pool, rows }) => (
        <Panel key={pool} title={title(pool)} count={say.toBePlayed()}>
          <ol className={styles.fixtures}>
            {rows.map((fixture) => (
              <Line key={fixture.board} snapshot={snapshot} fixture={fixture} />
            ))}
          </ol>
        </Panel>
      ))}
    </div>
  )
}

interface FixtureProps {
  snapshot: Snapshot
  fixture: Fixture
}

function Line({ snapshot, fixture: { board, white, black } }: FixtureProps) {
  const side = (player: number, colour: 'White' | 'Black') => (
    <span>
      <Piece colour={colour} />
      <EntrantName
        title={snapshot.players.title?.[player]}
        name={competitorName(snapshot, player)}
        mark={namesakeMark(snapshot, player)}
        href={competitorPath(snapshot, player)}
      />
    </span>
  )
  if (black === null) {
    return (
      <li>
        <b aria-hidden="true">–</b>
        <span>
          <EntrantName
            title={snapshot.players.title?.[white]}
            name={competitorName(snapshot, white)}
            mark={namesakeMark(snapshot, white)}
            href={competitorPath(snapshot, white)}
          />
        </span>
        <span>{say.noGame()}</span>
      </li>
    )
  }
  return (
    <li>
      <b>{board}</b>
      {side(white, 'White')}
      {side(black, 'Black')}
    </li>
  )
}
