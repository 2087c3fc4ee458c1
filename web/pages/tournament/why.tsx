import * as say from '#words/tournamentPages.js'
import * as saySystem from '#words/systems.js'
import { drawnBoards } from '#core/draw/check-round.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { boardsRound, systemAt } from '#core/snapshot/rounds.ts'
import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { PairingSystem } from '#core/tournament/tournament.ts'
import { BoardReasons } from '../../parts/why/board-reasons.tsx'
import { FootnoteNumbers } from '../../parts/why/footnotes.tsx'
import { useDraw } from '../../parts/why/use-draw.ts'
import { Verdict } from '../../parts/why/verdict.tsx'
import { WhyNot } from '../../parts/why/why-not.tsx'
import { PrintedTitle } from '../../parts/tournament/printed-title.tsx'
import { RoundStrip } from '../../parts/tournament/round-strip.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './why-page.module.css'
import toolbar from './toolbar.module.css'

/** Explains the pairs of a Swiss round, board by board, by drawing it again in the browser. */
export function WhyPage({
  snapshot,
  id,
  roundParam,
}: {
  snapshot: Snapshot
  id: string
  roundParam: string | undefined
}) {
  const round = boardsRound(snapshot, roundParam)
  if (round === undefined) return null
  const { settings, systems, dates } = snapshot
  const drawn = snapshot.rounds.length
  const isSwiss = (of: number): boolean => systemAt(settings, systems, of).system === 'swiss'
  return (
    <>
      <div className={toolbar.toolbar}>
        <RoundStrip
          label={say.roundsLabel()}
          rounds={Array.from({ length: Math.max(drawn, round) }, (_, at) => at + 1)}
          drawn={drawn}
          opens={(to) => to <= drawn && isSwiss(to)}
          current={round}
          live={liveRound(snapshot)}
          dates={roundDays(snapshot)}
          href={(to) => tournamentPath(id, 'why', to)}
        />
        <div className={toolbar.end}>
          <ButtonLink small href={tournamentPath(id, 'pairings', round)}>
            {say.roundPairings({ round })}
          </ButtonLink>
        </div>
      </div>
      <PrintedTitle date={dates[round - 1]}>{say.whyRoundPairings({ round })}</PrintedTitle>
      {round < 1 || round > drawn ? (
        <Panel>
          <EmptyState drawing="draw" sentence={say.notDrawnYet()} />
        </Panel>
      ) : !isSwiss(round) ? (
        <Panel>
          <EmptyState sentence={say.noSwissRound({ round })}>
            {WHY[systemAt(settings, systems, round).system]?.()}
          </EmptyState>
        </Panel>
      ) : (
        <Reasons key={round} snapshot={snapshot} round={round} />
      )}
    </>
  )
}

/** The other systems leave the engine no choice to explain. */
const WHY: Partial<Record<PairingSystem, () => string>> = {
  roundRobin: say.followsBergerTables,
  knockout: say.followsBracket,
  keizer: saySystem.followsRanking,
  scheveningen: saySystem.followsTable,
}

function Reasons({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const { state, again, cancel } = useDraw(snapshot, round)
  const hasReasons = state.is === 'drawn' && !state.verdict.refusal
  const boards = drawnBoards(snapshot, round)
  return (
    <>
      <Panel className={styles.verdict} aria-label={say.thisDrawChecked()}>
        <Verdict snapshot={snapshot} round={round} state={state} onAgain={again} onCancel={cancel} brief />
      </Panel>
      {state.is === 'drawing' && <Skeleton rows={10} height={96} />}
      {hasReasons && (
        <FootnoteNumbers>
          <div className={styles.columns}>
            <WhyNot snapshot={snapshot} round={round} line={state.line} boards={boards} />
            <BoardReasons
              snapshot={snapshot}
              round={round}
              line={state.line}
              boards={boards}
              drawn={state.verdict.drawn}
            />
          </div>
        </FootnoteNumbers>
      )}
    </>
  )
}
