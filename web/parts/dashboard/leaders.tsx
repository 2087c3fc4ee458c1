import * as say from '#words/dashboard.js'
import { Link } from 'react-router-dom'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isUnknownAfter } from '#core/snapshot/hidden-round.ts'
import { asItStands, type AsItStands } from '#core/standings/as-it-stands.ts'
import { standings, type StandingsRow } from '#core/standings/table.ts'
import { countedPoints } from '#core/text/counted-points.ts'
import { formatPoints } from '#core/text/score.ts'
import { isolated } from '#core/text/isolated.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './leaders.module.css'

const SHOWN = 3

interface LeadersProps {
  snapshot: Snapshot
  /** As in the address. */
  id: string
  className?: string | undefined
}

/** The first three of each pool as it stands, with their running scores, and the gap to the place that counts. */
export function Leaders({ snapshot, id, className }: LeadersProps) {
  const { settings, systems, active } = snapshot
  const stands = asItStands(snapshot)
  const table = lastTableRound(snapshot)
  if (!active || table === undefined || table === 0 || isUnknownAfter(snapshot, table)) return null
  const { rows } = standings(stands?.snapshot ?? snapshot, table)
  const ranked = rows.filter(({ exclusion }) => exclusion === undefined)
  if (ranked.every(({ score }) => score === 0)) return null
  const pools = [...Map.groupBy(ranked, ({ pool }) => pool)]
  const places = settings.qualifyingPlaces
  return (
    <Panel
      className={className}
      title={stands ? say.asItStands() : say.leaders()}
      count={places !== null && pools.length > 1 ? say.topQualify({ count: places }) : undefined}
      action={
        <Link className={layout.link} to={tournamentPath(id, 'standings')}>
          {say.standings()}
        </Link>
      }
    >
      <div className={classes(styles.pools, pools.length > 1 && styles.several)}>
        {pools.map(([pool, ofPool]) => (
          <div key={pool}>
            {pools.length > 1 && <h3>{poolTitle(settings, systems, table, pool)}</h3>}
            <ol>
              {ofPool.slice(0, SHOWN).map((row) => (
                <Leader key={row.player} snapshot={snapshot} row={row} stands={stands} />
              ))}
            </ol>
            <Gap snapshot={snapshot} rows={ofPool} places={places ?? 1} />
          </div>
        ))}
      </div>
    </Panel>
  )
}

interface LeaderProps {
  snapshot: Snapshot
  row: StandingsRow
  stands: AsItStands | undefined
}

function Leader({ snapshot, row: { player, rank, score }, stands }: LeaderProps) {
  const { players } = snapshot
  const isOwn = useIsOwnEntry()(competitorId(snapshot, player))
  const running = stands?.running.get(player)
  return (
    <li className={classes(isOwn && styles.own)}>
      <span className={classes(styles.medal, rank <= SHOWN && styles[`place${rank as 1 | 2 | 3}`])}>{rank}</span>
      <Flag code={players.nationality[player] ?? ''} />
      <EntrantName
        title={players.title?.[player]}
        name={distinctName(snapshot, player)}
        href={competitorPath(snapshot, player)}
        className={styles.name}
      />
      {running && (
        <bdi className={classes(styles.running, running.decided === 'won' && styles.won)}>
          {isolated(running.points.map(formatPoints).join('–'))}
        </bdi>
      )}
      <b className={styles.points}>
        <Points of={score} />
      </b>
    </li>
  )
}

/** How far the first below the places that count is behind the last of them. */
function Gap({ snapshot, rows, places }: { snapshot: Snapshot; rows: StandingsRow[]; places: number }) {
  const [last, next] = [rows[places - 1], rows[places]]
  if (!last || !next) return null
  const names = { name: distinctName(snapshot, next.player), other: distinctName(snapshot, last.player) }
  const gap = last.score - next.score
  return <p className={styles.gap}>{gap > 0 ? say.behind({ ...names, ...countedPoints(gap) }) : say.level(names)}</p>
}
