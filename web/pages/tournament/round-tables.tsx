import * as sayPairings from '#words/pairings.js'
import * as say from '#words/tournamentPages.js'
import { useMemo } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { competitorsBefore } from '#core/standings/competitors-before.ts'
import { useDirects } from '../../hooks/use-directs.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useNow } from '../../hooks/use-now.ts'
import { isByePairing, type Pairing } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { PairingTable } from '../../parts/pairings/pairing-table.tsx'
import { PairingsLegend } from '../../parts/pairings/pairings-legend.tsx'
import { PoolList } from '../../parts/pairings/pool-list.tsx'
import { poolId } from '../../parts/pairings/pool-id.ts'
import { StatusDonut } from '../../parts/pairings/status-donut.tsx'
import { statusCounts } from '../../parts/pairings/status-counts.ts'
import { nameFilter } from '../../parts/standings/name-filter.ts'
import { groupByPool } from '../../parts/tournament/by-pool.ts'
import { progressLabel } from '../../parts/tournament/labels.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './pairings.module.css'

/** A round as tables, one per pool, with its statistics beside them. */
export function RoundTables({ snapshot, round, roundPairings, mine, sought }: RoundTablesProps) {
  const isOwn = useIsOwnEntry()
  const directed = useDirects(snapshot.id)
  const now = useNow()
  const hash = useHash()
  const before = useMemo(() => competitorsBefore(snapshot, round), [snapshot, round])
  const isSought = nameFilter(sought)
  const found = sought.trim()
    ? roundPairings.filter((pairing) =>
        [pairing.white, pairing.black].some((side) => side >= 0 && isSought(before[side]!)),
      )
    : roundPairings
  const pools = useMemo(() => groupByPool(found), [found])
  const hasPools = new Set(roundPairings.map(({ pool }) => pool)).size > 1
  const { settings, systems } = snapshot
  const matches = settings.gamePointTotal > 1
  const title = (pool: number) => (hasPools ? poolTitle(settings, systems, round, pool) : say.roundNumber({ round }))
  return (
    <div className={layout.sideMain}>
      <div className={classes(layout.stack, styles.pools)}>
        {found.length === 0 && (
          <Panel>
            <EmptyState sentence={say.noResultsFor({ sought: sought.trim() })} />
          </Panel>
        )}
        {pools.map(({ pool, rows }) => (
          <section key={pool} id={poolId(pool)} aria-labelledby={`${poolId(pool)}-title`}>
            <header className={styles.head}>
              <h2 id={`${poolId(pool)}-title`}>{title(pool)}</h2>
              <p>{progressOf(rows, now, matches)}</p>
            </header>
            <Panel>
              <PairingTable
                isOwn={isOwn}
                directed={directed}
                caption={hasPools ? say.poolAndRound({ pool: title(pool), round }) : say.roundPairings({ round })}
                pairings={rows}
                entrants={before}
                settings={settings}
                now={now}
                pointed={hash}
                bare
              />
            </Panel>
          </section>
        ))}
        <PairingsLegend settings={settings} />
      </div>
      <aside className={classes(layout.stack, styles.rail)} aria-label={say.roundSummary()}>
        <Panel>
          <div className={styles.donut}>
            <StatusDonut
              counts={statusCounts(roundPairings, now)}
              noun={(count) => (matches ? sayPairings.matchesWord({ count }) : sayPairings.gamesWord({ count }))}
              width={30}
              height={200}
            />
          </div>
        </Panel>
        {mine && found.includes(mine) && <ButtonLink href={`#${mine.id}`}>{say.findMyPairing()}</ButtonLink>}
        {pools.length > 1 && <PoolList pools={pools} title={title} hash={hash} />}
      </aside>
    </div>
  )
}

interface RoundTablesProps {
  snapshot: Snapshot
  round: number
  roundPairings: Pairing[]
  /** The reader's own pairing. */
  mine: Pairing | undefined
  /** The text in the search box. */
  sought: string
}

function progressOf(pairings: Pairing[], now: number, matches: boolean): string {
  const byes = pairings.filter(isByePairing).length
  const live = pairings.filter((pairing) => pairingStatus(pairing, now) === 'live').length
  return progressLabel(pairings.length - byes, live, byes, matches)
}
