import * as say from '#words/tournamentPages.js'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { tournamentPath } from '#core/addresses/paths.ts'
import { withResults } from '#core/forecast/assumed-result.ts'
import { formatResults } from '#core/forecast/results-in-address.ts'
import { openCount, roundToCome } from '#core/forecast/round-to-come.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { RunTally } from '#core/forecast/tally.ts'
import { hasBracket } from '#core/snapshot/round-range.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { presentSnapshot } from '#core/standings/as-it-stands.ts'
import { standings } from '#core/standings/table.ts'
import { formatPoints } from '#core/text/score.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { AssumedTable } from '../../parts/what-if/assumed-table.tsx'
import { BracketOdds } from '../../parts/what-if/bracket-odds.tsx'
import { EndedBoards, OpenBoards } from '../../parts/what-if/boards-panel.tsx'
import { LikelyPanel } from '../../parts/what-if/likely-panel.tsx'
import { NeedsPanel } from '../../parts/what-if/needs-panel.tsx'
import { NextDrawPanel } from '../../parts/what-if/next-draw.tsx'
import { OddsHistoryPanel } from '../../parts/what-if/odds-history.tsx'
import { OddsNote } from '../../parts/what-if/odds-note.tsx'
import { Overtaken } from '../../parts/what-if/overtaken.tsx'
import { PodiumIfSo } from '../../parts/what-if/podium-if-so.tsx'
import { QualifyChoice } from '../../parts/what-if/qualify-choice.tsx'
import { formatLeads, useRunningLeads } from '../../parts/what-if/use-running-leads.ts'
import { TriedBar } from '../../parts/what-if/tried-bar.tsx'
import { useNextDraw } from '../../parts/what-if/use-next-draw.ts'
import { useOdds, type OddsState } from '../../parts/what-if/use-odds.ts'
import { useTried } from '../../parts/what-if/use-tried.ts'
import layout from '../../styles/layout.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BracketPage } from './lazy-pages.tsx'
import styles from './what-if.module.css'

/** Standings and odds under assumed results, computed in the reader's browser. */
export function WhatIfPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  if (snapshot.round === 0)
    return (
      <Panel>
        <EmptyState drawing="draw" sentence={say.noResultsToTryYet()}>
          {say.whatIfOnceDrawn()}
        </EmptyState>
      </Panel>
    )
  return <WhatIf snapshot={snapshot} id={id} />
}

const PLAYING: OddsState = { is: 'playing', tally: undefined }

const tallyOf = (state: OddsState | undefined): RunTally | undefined =>
  state && 'tally' in state ? state.tally : undefined

function WhatIf({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const isAlive = useHydrated()
  const tried = useTried(snapshot)
  const written = formatResults(tried.kept, snapshot.settings.gamePointTotal)
  // `tried.kept` is a new object each time; `written` changes only with its results.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const assumed = useMemo(() => withResults(snapshot, tried.kept), [snapshot, written])
  const running = useRunningLeads(snapshot, id, isAlive)
  const clocks = formatLeads(running)
  const now = `${snapshot.id} ${snapshot.version}`
  const key = `${now} ${written ?? ''}`
  const next = roundToCome(snapshot)
  const draw = useNextDraw(assumed, key, isAlive ? next : undefined)
  const isOpen = next !== undefined || openCount(snapshot) > 0
  const before = useOdds(
    { snapshot: isAlive && isOpen ? snapshot : undefined, key: `${now} ${clocks}`, running },
    tried.seed,
  )
  const after = useOdds(
    { snapshot: isAlive && isOpen && written !== undefined ? assumed : undefined, key: `${key} ${clocks}`, running },
    tried.seed,
  )
  const [base, own] = [tallyOf(before), tallyOf(after)]
  const odds = own ? after : before
  const hasOdds = isOpen && snapshot.settings.totalRounds !== null && (odds === undefined || 'tally' in odds)
  const shownOdds = useMemo(
    () => (hasOdds ? { tally: own ?? base, before: own && base } : undefined),
    [hasOdds, own, base],
  )
  const later = useDeferredValue(shownOdds)
  const inBracket = hasBracket(snapshot, snapshot.round)
  const table = inBracket ? undefined : lastTableRound(snapshot)
  const rows = useMemo(
    () => (table === undefined ? [] : standings(presentSnapshot(assumed, table), table).rows),
    [assumed, table],
  )
  const order = rows.map(({ player }) => player)
  const open = openCount(assumed)
  // With all games over, the odds after the last drawn round are the current ones.
  const past = snapshot.settings.totalRounds !== null && (hasOdds || !snapshot.active) ? snapshot.round - 1 : 0
  const set = snapshot.settings.qualifyingPlaces
  const qualify = tried.first ?? set ?? undefined
  return (
    <>
      <TriedBar
        tried={tried}
        leader={
          rows[0]
            ? say.leadsWith({ name: competitorName(assumed, rows[0].player), score: formatPoints(rows[0].score) })
            : ''
        }
        leave={tournamentPath(id, table === undefined ? 'pairings' : 'standings')}
      />
      <Overtaken snapshot={snapshot} overtaken={tried.overtaken} />
      <div className={styles.columns}>
        <div className={layout.stack}>
          <OpenBoards snapshot={snapshot} tried={tried} running={running} />
          <EndedBoards snapshot={snapshot} tried={tried} isFolded={openCount(snapshot) > 0} />
          {next === undefined && openCount(snapshot) > 0 && order.length > 0 && (
            <NeedsPanel
              snapshot={assumed}
              shown={key}
              order={order}
              qualify={qualify}
              who={tried.who}
              onAsk={tried.ask}
            />
          )}
          {next !== undefined && <NextDrawPanel snapshot={assumed} round={next} draw={draw} open={open} />}
          {later && next !== undefined && order.length > 0 && (tried.who !== undefined || open > 0) && (
            <LikelyPanel
              snapshot={assumed}
              round={next}
              tally={later.tally}
              order={order}
              who={tried.who}
              onAsk={tried.ask}
            />
          )}
        </div>
        <div className={layout.stack}>
          {next === undefined && open === 0 && written !== undefined && <PodiumIfSo snapshot={assumed} />}
          {inBracket && (
            <Suspense fallback={<Skeleton />}>
              <BracketPage snapshot={assumed} round={snapshot.round} />
              {/* Shown together with the bracket: before it, the odds would be pushed down. */}
              {later && (
                <Panel title={say.odds()}>
                  <BracketOdds snapshot={assumed} odds={later} />
                  <OddsNote state={odds ?? PLAYING} next={next} isCompared={own !== undefined} />
                </Panel>
              )}
            </Suspense>
          )}
          {table !== undefined && (
            <Panel
              title={say.standingsIfSo()}
              count={<span className={layout.wide}>{say.placesMovedAgainstNow()}</span>}
              action={
                hasOdds && (
                  <QualifyChoice size={snapshot.players.no.length} set={set} value={tried.first} onChoose={tried.ask} />
                )
              }
            >
              <AssumedTable snapshot={snapshot} assumed={assumed} round={table} odds={later} qualify={qualify} />
              {(odds ?? hasOdds) && <OddsNote state={odds ?? PLAYING} next={next} isCompared={own !== undefined} />}
            </Panel>
          )}
          {table !== undefined && past > 0 && (
            <OddsHistoryPanel
              snapshot={snapshot}
              until={past}
              seed={tried.seed}
              now={base}
              qualify={qualify}
              onPick={(player) => tried.ask({ who: String(snapshot.players.no[player]) })}
            />
          )}
        </div>
      </div>
    </>
  )
}
