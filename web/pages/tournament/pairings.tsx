import { Suspense, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { hasBracket } from '#core/snapshot/round-range.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { pairingsRound } from '#core/snapshot/rounds.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useChoice } from '../../navigation/use-search-param.ts'
import { statusCounts } from '../../parts/pairings/status-counts.ts'
import { competitorsBefore } from '#core/standings/competitors-before.ts'
import { isByePairing, pairingViews, pairingStatus, type PairingView } from '../../parts/pairings/pairing.ts'
import { PairingTable } from '../../parts/pairings/pairing-table.tsx'
import { PairingsLegend } from '../../parts/pairings/pairings-legend.tsx'
import { PoolList } from '../../parts/pairings/pool-list.tsx'
import { poolId } from '../../parts/pairings/pool-id.ts'
import { StatusDonut } from '../../parts/pairings/status-donut.tsx'
import { groupByPool } from '../../parts/tournament/by-pool.ts'
import { Downloads } from '../../parts/tournament/downloads.tsx'
import { liveRound } from '#core/snapshot/live-round.ts'
import { formatRoundTime } from '../../parts/tournament/round-date.ts'
import { PrintedTitle } from '../../parts/tournament/printed-title.tsx'
import { RoundStrip } from '../../parts/tournament/round-strip.tsx'
import { progressLabel } from '../../parts/tournament/labels.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BracketPage, ResultsPage } from './lazy-pages.ts'
import styles from './pairings.module.css'
import toolbar from './toolbar.module.css'

interface PairingsProps {
  snapshot: Snapshot
  id: string
  /** What stands in the place of a round in the address. */
  roundParam: string | undefined
}

/** The round that an address means, the results of all, and nothing when there is none. */
export function PairingsPage({ snapshot, id, roundParam }: PairingsProps) {
  const round = pairingsRound(snapshot, roundParam)
  if (round === undefined) return null
  if (round !== 'results') return <Round snapshot={snapshot} id={id} round={round} />
  return (
    <>
      <div className={toolbar.toolbar}>
        <Rounds snapshot={snapshot} id={id} current="results" />
      </div>
      <Suspense fallback={<Skeleton />}>
        <ResultsPage snapshot={snapshot} id={id} />
      </Suspense>
    </>
  )
}

const VIEWS = [
  { value: 'bracket', label: 'Bracket' },
  { value: 'table', label: 'Table' },
] as const

function Round({ snapshot, id, round }: { snapshot: Snapshot; id: string; round: number }) {
  const roundPairings = useMemo(() => pairingViews(snapshot, round), [snapshot, round])
  const [view, setView] = useChoice('view', ['bracket', 'table'], 'bracket')
  const date = snapshot.dates[round - 1] ?? null
  const inBracket = hasBracket(snapshot, round)
  return (
    <>
      <div className={toolbar.toolbar}>
        <Rounds snapshot={snapshot} id={id} current={round} />
        <div className={toolbar.end}>
          {date !== null && !(inBracket && view === 'bracket') && (
            <time dateTime={new Date(date).toISOString()} className={inBracket ? layout.wide : undefined}>
              {formatRoundTime(date)}
            </time>
          )}
          {inBracket && <Segmented label="Show as" value={view} onChoose={setView} choices={VIEWS} />}
          {roundPairings.length > 0 && <Downloads id={id} table="pairings" round={round} />}
        </div>
      </div>
      <PrintedTitle date={date}>Round {round} pairings</PrintedTitle>
      {inBracket && view === 'bracket' ? (
        <Suspense fallback={<Skeleton />}>
          <BracketPage snapshot={snapshot} round={round} />
        </Suspense>
      ) : roundPairings.length > 0 ? (
        <Tables snapshot={snapshot} round={round} roundPairings={roundPairings} />
      ) : (
        <NotDrawn snapshot={snapshot} round={round} />
      )}
    </>
  )
}

function Rounds({ snapshot, id, current }: { snapshot: Snapshot; id: string; current: number | 'results' }) {
  const { settings, round, dates } = snapshot
  const rounds = settings.totalRounds ?? round
  const hasResults = pairingsRound(snapshot, 'results') === 'results'
  const { search } = useLocation()
  return (
    <RoundStrip
      label="Round"
      rounds={rounds}
      drawn={round}
      current={current === 'results' ? rounds + 1 : current}
      live={liveRound(snapshot)}
      dates={dates}
      href={(to) => tournamentPath(id, 'pairings', to) + search}
    >
      {hasResults && (
        <a
          className={toolbar.word}
          href={tournamentPath(id, 'pairings', 'results')}
          aria-current={current === 'results' ? 'page' : undefined}
        >
          Results
        </a>
      )}
    </RoundStrip>
  )
}

function NotDrawn({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  return (
    <Panel>
      <EmptyState drawing="draw" sentence="Draw has not yet taken place!">
        {round === snapshot.round + 1 && round > 1
          ? `Round ${round} is drawn once every result of round ${round - 1} is confirmed.`
          : 'Pairings will appear here.'}
      </EmptyState>
    </Panel>
  )
}

function Tables({
  snapshot,
  round,
  roundPairings,
}: {
  snapshot: Snapshot
  round: number
  roundPairings: PairingView[]
}) {
  const isOwn = useIsOwnEntry()
  const now = useNow()
  const hash = useHash()
  const before = useMemo(() => competitorsBefore(snapshot, round), [snapshot, round])
  const pools = useMemo(() => groupByPool(roundPairings), [roundPairings])
  const { settings, systems, dates } = snapshot
  const matches = settings.gamePointTotal > 1
  const mine = roundPairings.find(({ white, black }) => isOwn(before[white]?.href) || isOwn(before[black]?.href))
  const title = (pool: number) => (pools.length > 1 ? poolTitle(settings, systems, round, pool) : `Round ${round}`)
  return (
    <div className={classes(layout.sideMain, styles.page)}>
      <aside className={classes(layout.stack, styles.rail)} aria-label="Round summary">
        <Panel>
          <div className={styles.donut}>
            <StatusDonut
              counts={statusCounts(roundPairings, now)}
              noun={matches ? ['match', 'matches'] : ['game', 'games']}
              width={30}
              height={200}
            />
          </div>
        </Panel>
        {mine && <ButtonLink href={`#${mine.id}`}>Find my pairing</ButtonLink>}
        {pools.length > 1 && <PoolList pools={pools} title={title} hash={hash} />}
      </aside>
      <div className={classes(layout.stack, styles.pools)}>
        {pools.map(({ pool, rows }) => (
          <section key={pool} id={poolId(pool)} aria-labelledby={`${poolId(pool)}-title`}>
            <header className={styles.head}>
              <h2 id={`${poolId(pool)}-title`}>{title(pool)}</h2>
              <p>{progressOf(rows, now, matches)}</p>
            </header>
            <Panel>
              <PairingTable
                isOwn={isOwn}
                caption={pools.length > 1 ? `${title(pool)}, round ${round}` : `Round ${round} pairings`}
                pairings={rows}
                entrants={before}
                settings={settings}
                now={now}
                pointed={hash}
                roundStart={dates[round - 1] ?? null}
                bare
              />
            </Panel>
          </section>
        ))}
        <PairingsLegend settings={settings} />
      </div>
    </div>
  )
}

function progressOf(pairings: PairingView[], now: number, matches: boolean): string {
  const byes = pairings.filter(isByePairing).length
  const live = pairings.filter((pairing) => pairingStatus(pairing, now) === 'live').length
  return progressLabel(pairings.length - byes, live, byes, matches)
}
