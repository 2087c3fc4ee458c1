import { Suspense, useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { hasBracket } from '#core/snapshot/round-range.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { pairingsRound } from '#core/snapshot/rounds.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useChoice, useSearchText } from '../../navigation/use-search-param.ts'
import { useDirects } from '../../hooks/use-directs.ts'
import { ConfirmAll } from '../../parts/director/menu.ts'
import { statusCounts } from '../../parts/pairings/status-counts.ts'
import { competitorsBefore } from '#core/standings/competitors-before.ts'
import { isByePairing, pairingViews, pairingStatus, type PairingView } from '../../parts/pairings/pairing.ts'
import { PairingTable } from '../../parts/pairings/pairing-table.tsx'
import { PairingsLegend } from '../../parts/pairings/pairings-legend.tsx'
import { PoolList } from '../../parts/pairings/pool-list.tsx'
import { poolId } from '../../parts/pairings/pool-id.ts'
import { StatusDonut } from '../../parts/pairings/status-donut.tsx'
import { nameFilter } from '../../parts/standings/name-filter.ts'
import { groupByPool } from '../../parts/tournament/by-pool.ts'
import { Downloads } from '../../parts/tournament/downloads.tsx'
import { liveRound } from '#core/snapshot/live-round.ts'
import { Time } from '../../ui/time.tsx'
import { PrintedTitle } from '../../parts/tournament/printed-title.tsx'
import { RoundStrip } from '../../parts/tournament/round-strip.tsx'
import { progressLabel } from '../../parts/tournament/labels.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
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
  const [sought, seek] = useSearchText()
  const later = useDeferredValue(sought)
  const date = snapshot.dates[round - 1] ?? null
  const directed = useDirects(snapshot.id)
  const inBracket = hasBracket(snapshot, round)
  const isOwn = useIsOwnEntry()
  const mine = roundPairings.find(({ white, black }) =>
    [white, black].some((side) => side >= 0 && isOwn(competitorId(snapshot, side))),
  )
  const isTable = !(inBracket && view === 'bracket') && roundPairings.length > 0
  return (
    <>
      <div className={toolbar.toolbar}>
        <Rounds snapshot={snapshot} id={id} current={round} />
        <div className={toolbar.end}>
          {date !== null && !(inBracket && view === 'bracket') && (
            <Time at={date} as="full" className={inBracket ? layout.wide : undefined} />
          )}
          {mine && (
            <ButtonLink small className={inBracket ? undefined : styles.find} href={`#${mine.id}`}>
              Find my pairing
            </ButtonLink>
          )}
          {directed && (
            <Suspense>
              <ConfirmAll snapshot={snapshot} round={round} />
            </Suspense>
          )}
          {isTable && (
            <div className={toolbar.search}>
              <SearchBox
                label={snapshot.settings.competitors === 'team' ? 'Find a team' : 'Find a player'}
                value={sought}
                onSearch={seek}
              />
            </div>
          )}
          <LiveBoardsLink roundPairings={roundPairings} href={tournamentPath(id, 'boards', round)} />
          {inBracket && <Segmented label="Show as" value={view} onChoose={setView} choices={VIEWS} />}
          {roundPairings.length > 0 && <Downloads snapshot={snapshot} id={id} table="pairings" round={round} />}
        </div>
      </div>
      <PrintedTitle date={date}>Round {round} pairings</PrintedTitle>
      {inBracket && view === 'bracket' ? (
        <Suspense fallback={<Skeleton />}>
          <BracketPage snapshot={snapshot} round={round} />
        </Suspense>
      ) : roundPairings.length > 0 ? (
        <Tables snapshot={snapshot} round={round} roundPairings={roundPairings} mine={mine} sought={later} />
      ) : (
        <NotDrawn snapshot={snapshot} round={round} />
      )}
    </>
  )
}

function Rounds({ snapshot, id, current }: { snapshot: Snapshot; id: string; current: number | 'results' }) {
  const { settings, round, dates } = snapshot
  const rounds = Array.from({ length: settings.totalRounds ?? round }, (_, at) => at + 1)
  const hasResults = pairingsRound(snapshot, 'results') === 'results'
  const { search } = useLocation()
  return (
    <RoundStrip
      label="Round"
      rounds={rounds}
      drawn={round}
      opens={(to) => to <= round || typeof dates[to - 1] === 'number'}
      current={current}
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

/** Where there are games to be watched. */
function LiveBoardsLink({ roundPairings, href }: { roundPairings: PairingView[]; href: string }) {
  const now = useNow()
  if (roundPairings.every((pairing) => pairingStatus(pairing, now) !== 'live')) return null
  return (
    <ButtonLink small href={href}>
      Live boards
    </ButtonLink>
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
  mine,
  sought,
}: {
  snapshot: Snapshot
  round: number
  roundPairings: PairingView[]
  /** The reader's own. */
  mine: PairingView | undefined
  /** What the search box says. */
  sought: string
}) {
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
  const title = (pool: number) => (hasPools ? poolTitle(settings, systems, round, pool) : `Round ${round}`)
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
        {mine && found.includes(mine) && <ButtonLink href={`#${mine.id}`}>Find my pairing</ButtonLink>}
        {pools.length > 1 && <PoolList pools={pools} title={title} hash={hash} />}
      </aside>
      <div className={classes(layout.stack, styles.pools)}>
        {found.length === 0 && (
          <Panel>
            <EmptyState sentence={`No results for “${sought.trim()}”.`} />
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
                caption={hasPools ? `${title(pool)}, round ${round}` : `Round ${round} pairings`}
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
    </div>
  )
}

function progressOf(pairings: PairingView[], now: number, matches: boolean): string {
  const byes = pairings.filter(isByePairing).length
  const live = pairings.filter((pairing) => pairingStatus(pairing, now) === 'live').length
  return progressLabel(pairings.length - byes, live, byes, matches)
}
