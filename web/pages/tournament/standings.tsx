import { title as titleAsItStands } from '#words/asItStands.js'
import * as sayGroups from '#words/groups.js'
import * as say from '#words/tournamentPages.js'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { afterRound, missingLabel } from '#core/snapshot/missing-results.ts'
import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { hasProvisional } from '#core/snapshot/provisional.ts'
import { hasStandings, standingsRound, systemAt } from '#core/snapshot/rounds.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useChoice, useSearchText } from '../../navigation/use-search-param.ts'
import { orderColumns } from '../../parts/standings/order.ts'
import { standingsView } from '../../parts/standings/standings-view.ts'
import { StandingsLegend } from '../../parts/standings/standings-legend.tsx'
import { StandingsTable } from '../../parts/standings/standings-table.tsx'
import { useOrder } from '../../parts/standings/use-order.ts'
import { StandingsChoice, StandingsState } from '../../parts/standings/standings-choice.tsx'
import { asItStands } from '#core/standings/as-it-stands.ts'
import { Downloads } from '../../parts/tournament/downloads.tsx'
import { liveRound } from '#core/snapshot/live-round.ts'
import { PrintedTitle } from '../../parts/tournament/printed-title.tsx'
import { RoundStrip } from '../../parts/tournament/round-strip.tsx'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useEntryGroup } from '../../hooks/use-entry-group.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Part } from '../../ui/part.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CrosstablePage, GroupBar, IndividualPage, PlayersPage, SideCrosstable, SideScore } from './lazy-pages.tsx'
import styles from './toolbar.module.css'

interface StandingsProps {
  snapshot: Snapshot
  id: string
  /** The round as written in the address. */
  roundParam: string | undefined
}

/** The table after the round in the address, or the individual scores; renders nothing when there is no such round. */
export function StandingsPage({ snapshot, id, roundParam }: StandingsProps) {
  const round = standingsRound(snapshot, roundParam)
  if (round === undefined) return null
  if (round === 'individual') {
    return (
      <>
        <div className={styles.toolbar}>
          <Rounds snapshot={snapshot} id={id} current="individual" />
        </div>
        <Part fallback={<Skeleton />}>
          <IndividualPage snapshot={snapshot} id={id} />
        </Part>
      </>
    )
  }
  if (!hasStandings(snapshot.settings, snapshot.systems, round)) return <NoStandings id={id} />
  if (snapshot.round > 0) return <Standings snapshot={snapshot} id={id} round={round} />
  return (
    <Part fallback={<Skeleton />}>
      <PlayersPage snapshot={snapshot} id={id} />
    </Part>
  )
}

function NoStandings({ id }: { id: string }) {
  return (
    <Panel>
      <EmptyState
        drawing="draw"
        sentence={say.knockoutTournamentsHaveNoStandings()}
        button={
          <Link className={layout.link} to={tournamentPath(id, 'pairings')}>
            {say.seePairings()}
          </Link>
        }
      />
    </Panel>
  )
}

const views = () =>
  [
    { value: 'rounds', label: say.rounds() },
    { value: 'crosstable', label: say.crosstable() },
  ] as const

function Standings({ snapshot, id, round }: { snapshot: Snapshot; id: string; round: number }) {
  const isOwn = useIsOwnEntry()
  const [sought, seek] = useSearchText()
  const later = useDeferredValue(sought)
  const standings = useMemo(() => standingsView(snapshot, round), [snapshot, round])
  const { settings, round: drawn, dates } = snapshot
  const present = asItStands(snapshot)
  const isPresent = standings.present !== undefined
  const missing = isPresent ? undefined : missingLabel(snapshot, round)
  const { search } = useLocation()
  const [isGroupsOpen, openGroups] = useState(false)
  const grouped = useEntryGroup(snapshot, id, isGroupsOpen)
  const { group, members } = grouped
  const hasGroups = isGroupsOpen || group !== undefined
  const [order, orderHref] = useOrder(orderColumns(standings.columns, settings.showRatings))
  const closeGroups = () => {
    openGroups(false)
    grouped.choose(undefined)
  }
  const team = settings.competitors === 'team'
  const [view, setView] = useChoice('view', ['rounds', 'crosstable'], 'rounds')
  const system = systemAt(settings, snapshot.systems, Math.min(round, drawn)).system
  const hasSides = drawn > 0 && system === 'scheveningen'
  const hasCrosstable = hasSides || (drawn > 0 && system === 'roundRobin')
  const Crosstable = hasSides ? SideCrosstable : CrosstablePage
  return (
    <>
      <div className={styles.toolbar}>
        {present && <StandingsChoice present={present} id={id} round={round} search={search} />}
        <Rounds snapshot={snapshot} id={id} current={round} />
        <div className={styles.end}>
          {hasCrosstable && <Segmented label={say.show()} value={view} onChoose={setView} choices={views()} />}
          <div className={styles.search}>
            <SearchForm label={team ? say.findATeam() : say.findAPlayer()} value={sought} onSearch={seek} />
          </div>
          {standings.places.length > 1 && (
            <Button small aria-expanded={hasGroups} onClick={() => (hasGroups ? closeGroups() : openGroups(true))}>
              {sayGroups.groups()}
            </Button>
          )}
          {drawn > 0 && round >= drawn && (
            <ButtonLink small href={tournamentPath(id, 'what-if')}>
              {say.whatIf()}
            </ButtonLink>
          )}
          {standings.places.length > 0 && (
            <Downloads snapshot={snapshot} id={id} table="standings" round={Math.min(round, drawn)} />
          )}
        </div>
      </div>
      <PrintedTitle date={dates[round - 1]}>
        {isPresent ? titleAsItStands({ round }) : say.standingsTitle({ afterRound: afterRound(snapshot, round) })}
      </PrintedTitle>
      {round <= drawn && missing && <p className={styles.missing}>{missing}</p>}
      {round > drawn && (
        <div className={styles.notice}>
          <MessageBar>
            {round <= (snapshot.hidden?.round ?? 0)
              ? say.roundIsHidden({ round, drawn })
              : say.roundNotDrawn({ round, drawn })}
          </MessageBar>
        </div>
      )}
      {hasGroups && !grouped.isLoading && (
        <Part fallback={null}>
          <GroupBar snapshot={snapshot} details={grouped.details} group={group} onChoose={grouped.choose} />
        </Part>
      )}
      <Panel>
        {present && <StandingsState present={present} round={round} isMatches={settings.gamePointTotal > 1} />}
        {hasSides && (
          <Part fallback={<Skeleton rows={1} />}>
            <SideScore snapshot={snapshot} round={Math.min(round, drawn)} />
          </Part>
        )}
        {members && <p className={styles.grouped}>{sayGroups.rankedAmong({ count: members.size })}</p>}
        {standings.places.length === 0 ? (
          <EmptyState sentence={say.noPlayersEnteredYet()} />
        ) : grouped.isLoading ? (
          <Skeleton />
        ) : members?.size === 0 ? (
          <EmptyState
            sentence={sayGroups.nobody()}
            button={
              <Button small onClick={() => grouped.choose(undefined)}>
                {sayGroups.showAll()}
              </Button>
            }
          />
        ) : hasCrosstable && view === 'crosstable' ? (
          <Part fallback={<Skeleton />}>
            <Crosstable snapshot={snapshot} round={round} sought={later} members={members} />
          </Part>
        ) : (
          <StandingsTable
            isOwn={isOwn}
            snapshot={snapshot}
            standings={standings}
            members={members}
            round={round}
            sought={later}
            order={order}
            orderHref={orderHref}
            roundHref={tournamentPath(id, 'pairings')}
          />
        )}
      </Panel>
      {standings.places.length > 0 && !(hasCrosstable && view === 'crosstable') && (
        <StandingsLegend
          team={team}
          bonuses={snapshot.bonuses.length > 0}
          provisional={hasProvisional(snapshot)}
          qualify={settings.qualifyingPlaces}
          running={isPresent && settings.gamePointTotal > 1}
        />
      )}
    </>
  )
}

function Rounds({ snapshot, id, current }: { snapshot: Snapshot; id: string; current: number | 'individual' }) {
  const { settings, systems, round: drawn } = snapshot
  const planned = settings.totalRounds ?? drawn
  const rounds = Array.from({ length: planned }, (_, at) => at + 1).filter((round) =>
    hasStandings(settings, systems, round),
  )
  const isOver = settings.totalRounds !== null && drawn >= settings.totalRounds
  const { search } = useLocation()
  // The reader's choices for one table are kept for the next.
  const choices = current === 'individual' ? '' : search
  return (
    <RoundStrip
      label={say.afterRoundLabel()}
      rounds={rounds}
      drawn={drawn}
      current={current}
      live={liveRound(snapshot)}
      dates={roundDays(snapshot)}
      href={(to) => tournamentPath(id, 'standings', to) + choices}
    >
      {isOver && (
        <Link className={styles.word} to={tournamentPath(id, 'standings', 'final') + choices}>
          {say.finalStandingsLink()}
        </Link>
      )}
      {settings.competitors === 'team' && (
        <Link
          className={styles.word}
          to={tournamentPath(id, 'standings', 'individual')}
          aria-current={current === 'individual' ? 'page' : undefined}
        >
          {say.individualLink()}
        </Link>
      )}
    </RoundStrip>
  )
}
