import * as say from '#words/tournamentPages.js'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { hasFixtures } from '#core/draw/has-fixtures.ts'
import { hasBracket } from '#core/snapshot/round-range.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { pairingsRound, systemAt } from '#core/snapshot/rounds.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useChoice, useSearchText } from '../../navigation/use-search-param.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { useDirects } from '../../hooks/use-directs.ts'
import { ConfirmAll } from '../../parts/desk/results/menu.ts'
import { ReportButton } from '../../parts/report/report.ts'
import { competitorId, pairings } from '#core/snapshot/pairing.ts'
import { Downloads } from '../../parts/tournament/downloads.tsx'
import { liveRound } from '#core/snapshot/live-round.ts'
import { HiddenRound } from '../../parts/spoilers/hidden-round.tsx'
import { Part } from '../../ui/part.tsx'
import { Time } from '../../ui/time.tsx'
import { PrintedTitle } from '../../parts/tournament/printed-title.tsx'
import { RoundStrip } from '../../parts/tournament/round-strip.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BracketPage, CheckDraw, ResultsPage } from './lazy-pages.tsx'
import { RoundTables } from './round-tables.tsx'
import styles from './pairings.module.css'
import toolbar from './toolbar.module.css'

const Fixtures = lazyView(async () => (await import('../../parts/pairings/fixtures.tsx')).Fixtures)

export interface PairingsProps {
  snapshot: Snapshot
  id: string
  /** The round as written in the address. */
  roundParam: string | undefined
}

/** The round in the address, or the results; renders nothing when there is no such round. */
export function PairingsPage({ snapshot, id, roundParam }: PairingsProps) {
  const round = pairingsRound(snapshot, roundParam)
  if (round === undefined) return null
  if (round !== 'results') return <Round snapshot={snapshot} id={id} round={round} />
  return (
    <>
      <div className={toolbar.toolbar}>
        <Rounds snapshot={snapshot} id={id} current="results" />
      </div>
      <Part fallback={<Skeleton />}>
        <ResultsPage snapshot={snapshot} id={id} />
      </Part>
    </>
  )
}

const views = () =>
  [
    { value: 'bracket', label: say.bracket() },
    { value: 'table', label: say.table() },
  ] as const

function Round({ snapshot, id, round }: { snapshot: Snapshot; id: string; round: number }) {
  const roundPairings = useMemo(() => pairings(snapshot, round), [snapshot, round])
  const [view, setView] = useChoice('view', ['bracket', 'table'], 'bracket')
  const [sought, seek] = useSearchText()
  const later = useDeferredValue(sought)
  const date = snapshot.dates[round - 1] ?? null
  const directed = useDirects(snapshot.id)
  const inBracket = hasBracket(snapshot, round)
  const [checked, setChecked] = useState<number>()
  const isSwiss = roundPairings.length > 0 && systemAt(snapshot.settings, snapshot.systems, round).system === 'swiss'
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
            <Time at={date} as="moment" className={classes(toolbar.when, inBracket && layout.wide)} />
          )}
          {mine && (
            <ButtonLink small className={inBracket ? undefined : styles.find} href={`#${mine.id}`}>
              {say.findMyPairing()}
            </ButtonLink>
          )}
          {mine && snapshot.settings.allowSelfSubmissions && (
            <Suspense>
              <ReportButton id={mine.id} />
            </Suspense>
          )}
          {directed && (
            <Suspense>
              <ConfirmAll snapshot={snapshot} round={round} />
            </Suspense>
          )}
          {isSwiss && (
            <>
              <ButtonLink small href={tournamentPath(id, 'why', round)}>
                {say.whyThesePairs()}
              </ButtonLink>
              <Button small onClick={() => setChecked(round)}>
                {say.checkThisDraw()}
              </Button>
            </>
          )}
          {round > 0 && round === snapshot.round && (
            <ButtonLink small href={tournamentPath(id, 'what-if')}>
              {say.whatIf()}
            </ButtonLink>
          )}
          {isTable && (
            <div className={toolbar.search}>
              <SearchForm
                label={snapshot.settings.competitors === 'team' ? say.findATeam() : say.findAPlayer()}
                value={sought}
                onSearch={seek}
              />
            </div>
          )}
          {inBracket && <Segmented label={say.showAs()} value={view} onChoose={setView} choices={views()} />}
          {roundPairings.length > 0 && <Downloads snapshot={snapshot} id={id} table="pairings" round={round} />}
        </div>
      </div>
      <PrintedTitle date={date}>{say.roundPairings({ round })}</PrintedTitle>
      {isSwiss && checked === round && (
        <Suspense fallback={<Skeleton rows={1} head={false} />}>
          <CheckDraw snapshot={snapshot} round={round} />
        </Suspense>
      )}
      {inBracket && view === 'bracket' ? (
        <Part fallback={<Skeleton />}>
          <BracketPage snapshot={snapshot} round={round} />
        </Part>
      ) : roundPairings.length > 0 ? (
        <RoundTables snapshot={snapshot} round={round} roundPairings={roundPairings} mine={mine} sought={later} />
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
      label={say.roundsLabel()}
      rounds={rounds}
      drawn={round}
      opens={(to) =>
        to <= (snapshot.hidden?.round ?? round) || (dates[to - 1] ?? null) !== null || hasFixtures(snapshot, to)
      }
      current={current}
      live={liveRound(snapshot)}
      dates={roundDays(snapshot)}
      href={(to) => tournamentPath(id, 'pairings', to) + search}
    >
      {hasResults && (
        <Link
          className={toolbar.word}
          to={tournamentPath(id, 'pairings', 'results')}
          aria-current={current === 'results' ? 'page' : undefined}
        >
          {say.results()}
        </Link>
      )}
    </RoundStrip>
  )
}

function NotDrawn({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  if (round > snapshot.round && round <= (snapshot.hidden?.round ?? 0)) {
    return (
      <Panel>
        <HiddenRound snapshot={snapshot} round={round} />
      </Panel>
    )
  }
  if (hasFixtures(snapshot, round)) {
    return (
      <Part fallback={<Skeleton />}>
        <Fixtures snapshot={snapshot} round={round} />
      </Part>
    )
  }
  return (
    <Panel>
      <EmptyState drawing="draw" sentence={say.notDrawnYet()}>
        {round === snapshot.round + 1 && round > 1
          ? say.drawnOnceConfirmed({ round, before: round - 1 })
          : say.pairingsWillAppearHere()}
      </EmptyState>
    </Panel>
  )
}
