import * as say from '#words/pairings.js'
import { classes } from '../../ui/classes.ts'
import panel from '../../ui/panel.module.css'
import type { Pairing } from '#core/snapshot/pairing.ts'
import { poolId } from './pool-id.ts'
import styles from './pool-list.module.css'

/** Links to the pools of a round. The one named in the hash is marked, else the first. */
export function PoolList({ pools, title, hash }: PoolListProps) {
  const current = pools.find(({ pool }) => poolId(pool) === hash) ?? pools[0]
  return (
    <nav className={classes(panel.panel, styles.list)} aria-label={say.pools()}>
      {pools.map((entry) => (
        <a key={entry.pool} href={`#${poolId(entry.pool)}`} aria-current={entry === current ? 'true' : undefined}>
          {title(entry.pool)}
          <span>{entry.rows.length}</span>
        </a>
      ))}
    </nav>
  )
}

interface PoolListProps {
  pools: { pool: number; rows: Pairing[] }[]
  title: (pool: number) => string
  /** The hash of the address. */
  hash: string
}
