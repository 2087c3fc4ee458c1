import * as say from '#words/tournamentPages.js'
import { useMemo } from 'react'
import { rankPath } from '#core/addresses/competitor-path.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { hasStandings, rankedRound } from '#core/snapshot/rounds.ts'
import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { presentSnapshot } from '#core/standings/as-it-stands.ts'
import { rankReason } from '#core/standings/why/rank-reason.ts'
import { passText } from '#core/standings/why/rank-text.ts'
import { PrintedTitle } from '../../parts/tournament/printed-title.tsx'
import { RoundStrip } from '../../parts/tournament/round-strip.tsx'
import { RankCorrections } from '../../parts/why/rank-corrections.tsx'
import { RankNeighbours } from '../../parts/why/rank-neighbours.tsx'
import { RankSteps } from '../../parts/why/rank-steps.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './rank.module.css'
import toolbar from './toolbar.module.css'

/** Explains a competitor's rank after a round, against the neighbours in the table, down to the games. */
export function RankPage({
  snapshot,
  id,
  roundParam,
  no = -1,
}: {
  snapshot: Snapshot
  id: string
  roundParam: string | undefined
  no: number | undefined
}) {
  const round = rankedRound(snapshot, roundParam)
  const player = snapshot.players.no.indexOf(no)
  if (round === undefined || player < 0) {
    return (
      <Panel>
        <EmptyState sentence={say.thereAreNoRanksYet()} />
      </Panel>
    )
  }
  const { settings, systems } = snapshot
  const drawn = snapshot.rounds.length
  const rounds = Array.from({ length: drawn }, (_, at) => at + 1).filter((of) => hasStandings(settings, systems, of))
  return (
    <>
      <div className={toolbar.toolbar}>
        <RoundStrip
          label={say.afterRoundLabel()}
          rounds={rounds}
          drawn={drawn}
          current={round}
          live={liveRound(snapshot)}
          dates={roundDays(snapshot)}
          href={(to) => rankPath(snapshot, no, to)}
        />
        <div className={toolbar.end}>
          <ButtonLink small href={tournamentPath(id, 'standings', round)}>
            {say.standingsAfterRound({ round })}
          </ButtonLink>
        </div>
      </div>
      <Rank key={`${player} ${round}`} snapshot={presentSnapshot(snapshot, round)} round={round} player={player} />
    </>
  )
}

function Rank({ snapshot, round, player }: { snapshot: Snapshot; round: number; player: number }) {
  const reason = useMemo(() => rankReason(snapshot, round, player), [snapshot, round, player])
  const title = say.whyRank({ name: competitorName(snapshot, player), rank: reason.rank })
  const lacks = passText(snapshot, reason)
  return (
    <>
      <PrintedTitle date={snapshot.dates[round - 1]}>{title}</PrintedTitle>
      <div className={styles.columns}>
        <Panel title={title}>
          <RankSteps snapshot={snapshot} round={round} reason={reason} />
          {lacks && <p className={styles.lacks}>{lacks}</p>}
        </Panel>
        <div className={styles.side}>
          <RankNeighbours snapshot={snapshot} round={round} player={player} />
          <RankCorrections snapshot={snapshot} round={round} player={player} />
        </div>
      </div>
    </>
  )
}
