import { Suspense, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { hasBracket } from '#core/knockout/stretch.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { poolTitle } from '#core/tournament/pools.ts'
import { pairingsRound } from '#core/tournament/rounds.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useOwn } from '../../hooks/use-own.ts'
import { useChoice } from '../../navigation/use-search-param.ts'
import { counts } from '../../parts/pairings/counts.ts'
import { entrants } from '#core/standings/entrants.ts'
import { isByePairing, pairings, standing, type Pairing } from '../../parts/pairings/pairing.ts'
import { PairingTable } from '../../parts/pairings/pairing-table.tsx'
import { PairingsLegend } from '../../parts/pairings/pairings-legend.tsx'
import { PoolList } from '../../parts/pairings/pool-list.tsx'
import { poolId } from '../../parts/pairings/pool-id.ts'
import { StatusDonut } from '../../parts/pairings/status-donut.tsx'
import { byPool } from '../../parts/tournament/by-pool.ts'
import { Downloads } from '../../parts/tournament/downloads.tsx'
import { liveRound } from '#core/tournament/live-round.ts'
import { roundMoment } from '../../parts/tournament/round-date.ts'
import { PrintedTitle } from '../../parts/tournament/printed-title.tsx'
import { RoundStrip } from '../../parts/tournament/round-strip.tsx'
import { progressWords } from '../../parts/tournament/words.ts'
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
  event: Snapshot
  id: string
  /** What stands in the place of a round in the address. */
  word: string | undefined
}

/** The round that an address means, the results of all, and nothing when there is none. */
export function PairingsPage({ event, id, word }: PairingsProps) {
  const round = pairingsRound(event, word)
  if (round === undefined) return null
  if (round !== 'results') return <Round event={event} id={id} round={round} />
  return (
    <>
      <div className={toolbar.toolbar}>
        <Rounds event={event} id={id} current="results" />
      </div>
      <Suspense fallback={<Skeleton />}>
        <ResultsPage event={event} id={id} />
      </Suspense>
    </>
  )
}

const VIEWS = [
  { value: 'bracket', label: 'Bracket' },
  { value: 'table', label: 'Table' },
] as const

function Round({ event, id, round }: { event: Snapshot; id: string; round: number }) {
  const all = useMemo(() => pairings(event, round), [event, round])
  const [view, setView] = useChoice('view', ['bracket', 'table'], 'bracket')
  const date = event.dates[round - 1] ?? null
  const inBracket = hasBracket(event, round)
  return (
    <>
      <div className={toolbar.toolbar}>
        <Rounds event={event} id={id} current={round} />
        <div className={toolbar.end}>
          {date !== null && !(inBracket && view === 'bracket') && (
            <time dateTime={new Date(date).toISOString()} className={inBracket ? layout.wide : undefined}>
              {roundMoment(date)}
            </time>
          )}
          {inBracket && <Segmented label="Show as" value={view} onChoose={setView} choices={VIEWS} />}
          {all.length > 0 && <Downloads id={id} table="pairings" round={round} />}
        </div>
      </div>
      <PrintedTitle date={date}>Pairings of round {round}</PrintedTitle>
      {inBracket && view === 'bracket' ? (
        <Suspense fallback={<Skeleton />}>
          <BracketPage event={event} round={round} />
        </Suspense>
      ) : all.length > 0 ? (
        <Tables event={event} round={round} all={all} />
      ) : (
        <NotDrawn event={event} round={round} />
      )}
    </>
  )
}

function Rounds({ event, id, current }: { event: Snapshot; id: string; current: number | 'results' }) {
  const { settings, round, dates } = event
  const rounds = settings.totalRounds ?? round
  const hasResults = pairingsRound(event, 'results') === 'results'
  const { search } = useLocation()
  return (
    <RoundStrip
      label="Round"
      rounds={rounds}
      drawn={round}
      current={current === 'results' ? rounds + 1 : current}
      live={liveRound(event)}
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

function NotDrawn({ event, round }: { event: Snapshot; round: number }) {
  return (
    <Panel>
      <EmptyState drawing="draw" sentence="Draw has not yet taken place!">
        {round === event.round + 1 && round > 1
          ? `Round ${round} is drawn when every result of round ${round - 1} is confirmed.`
          : 'The pairings will stand here.'}
      </EmptyState>
    </Panel>
  )
}

function Tables({ event, round, all }: { event: Snapshot; round: number; all: Pairing[] }) {
  const isOwn = useOwn()
  const now = useNow()
  const hash = useHash()
  const before = useMemo(() => entrants(event, round), [event, round])
  const pools = useMemo(() => byPool(all), [all])
  const { settings, systems, dates } = event
  const matches = settings.gamePointTotal > 1
  const mine = all.find(({ white, black }) => isOwn(before[white]?.href) || isOwn(before[black]?.href))
  const title = (pool: number) => (pools.length > 1 ? poolTitle(settings, systems, round, pool) : `Round ${round}`)
  return (
    <div className={classes(layout.sideMain, styles.page)}>
      <aside className={classes(layout.stack, styles.rail)} aria-label="Round summary">
        <Panel>
          <div className={styles.donut}>
            <StatusDonut
              counts={counts(all, now)}
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
                caption={pools.length > 1 ? `${title(pool)}, round ${round}` : `Pairings of round ${round}`}
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

function progressOf(pairings: Pairing[], now: number, matches: boolean): string {
  const byes = pairings.filter(isByePairing).length
  const live = pairings.filter((pairing) => standing(pairing, now) === 'live').length
  return progressWords(pairings.length - byes, live, byes, matches)
}
