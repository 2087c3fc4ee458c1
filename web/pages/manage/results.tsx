import * as say from '#words/managePages.js'
import { Suspense, useEffect, useState } from 'react'
import { CaptainsPanel } from '../../parts/desk/captains/captains.ts'
import { HelpersPanel } from '../../parts/help/helpers.ts'
import { DeskLineUps } from '../../parts/line-up/line-up.ts'
import { DecidePanels } from '../../parts/desk/desk-parts.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import { BoardDialog } from '../../parts/desk/boards/board-tools.ts'
import { ByesPanel } from '../../parts/desk/boards/byes-panel.tsx'
import { EntryLine } from '../../parts/desk/results/entry-line.tsx'
import { deskBoards, type DeskBoard } from '../../parts/desk/results/boards.ts'
import { DisputesPanel } from '../../parts/desk/results/disputes-panel.tsx'
import { ReportedPanel } from '../../parts/desk/results/reported-panel.tsx'
import { ResultPad } from '../../parts/desk/results/result-pad.tsx'
import { ResultRows } from '../../parts/desk/results/result-rows.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { useResultEntry } from '../../parts/desk/results/use-result-entry.ts'
import { WaitingChanges } from '../../parts/desk/waiting-changes.tsx'
import { isCollision, type WaitingChange } from '../../offline/queue.ts'
import type { TellableChange } from '../../offline/waiting-facts.ts'
import { useChoices } from '../../navigation/use-search-param.ts'
import layout from '../../styles/layout.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import styles from './results.module.css'

/** The results of a round, entered by keyboard, mouse or thumb. */
export function ResultsTab(props: TabProps) {
  const { snapshot, unsent } = props
  const [round, setRound] = useState(snapshot.round)
  // A newly published round is shown at once, whichever round was selected.
  const [known, setKnown] = useState(snapshot.round)
  if (known !== snapshot.round) {
    setKnown(snapshot.round)
    setRound(snapshot.round)
  }
  const isAskedAtBoard = ({ change }: TellableChange) => collisionRound(change) === round
  return (
    <>
      <WaitingChanges {...unsent} told={unsent.told.filter((one) => !isAskedAtBoard(one))} />
      {round === 0 ? (
        <EmptyState drawing="draw" sentence={say.noRoundHasBeenPublished()} />
      ) : (
        <>
          <div className={styles.bar}>
            <h2>{say.results()}</h2>
            <Segmented
              label={say.roundChoice()}
              value={String(round)}
              onChoose={(chosen) => setRound(Number(chosen))}
              choices={Array.from({ length: snapshot.round }, (_, at) => ({
                value: String(at + 1),
                label: String(at + 1),
              }))}
            />
          </div>
          <RoundResults key={round} {...props} round={round} />
        </>
      )}
    </>
  )
}

/** The round of a change that competes with another result; undefined for other changes. */
const collisionRound = (change: WaitingChange): number | undefined =>
  isCollision(change) && 'round' in change.request ? change.request.round : undefined

function RoundResults({ round, ...props }: TabProps & { round: number }) {
  const { id, snapshot, actions, unsent } = props
  const boards = deskBoards(snapshot, round)
  const entry = useResultEntry(snapshot.id, round, boards, actions)
  const isWaiting = ({ no }: DeskBoard): boolean => props.waiting.has(`board ${round} ${no}`)
  const [params] = useChoices()
  const wanted = params.get('board')
  const { goTo } = entry
  useEffect(() => {
    if (wanted) goTo(Number(wanted))
  }, [wanted, goTo])
  const { gamePointTotal } = snapshot.settings
  const [changed, change] = useState<number>()
  const changedBoard = boards.find(({ no }) => no === changed)
  const isOpen = round === snapshot.round && ['published', 'playing'].includes(eventState(snapshot))
  return (
    <div className={layout.mainSide}>
      <div className={layout.stack}>
        <EntryLine
          boards={boards}
          isTeam={snapshot.settings.competitors === 'team'}
          entry={entry}
          gamePointTotal={gamePointTotal}
          onUndo={actions.undoLast}
          onRedo={actions.redo}
        />
        {boards.some(({ decision }) => decision !== undefined) && (
          <Suspense>
            <DecidePanels snapshot={snapshot} actions={actions} round={round} />
          </Suspense>
        )}
        <Panel>
          <ResultRows
            {...{ snapshot, id, boards, entry, isWaiting, unsent }}
            onPairing={isOpen ? (board) => change(board.no) : undefined}
          />
        </Panel>
        <ByesPanel snapshot={snapshot} round={round} actions={actions} />
      </div>
      <aside className={layout.stack} aria-label={say.waitingPanels()}>
        <DisputesPanel {...props} />
        <ReportedPanel {...props} />
        {snapshot.settings.competitors === 'team' && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <DeskLineUps snapshot={snapshot} id={id} round={round} />
          </Suspense>
        )}
        {snapshot.settings.competitors === 'team' && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <CaptainsPanel {...props} round={round} />
          </Suspense>
        )}
        <Suspense fallback={<Skeleton rows={4} />}>
          <HelpersPanel {...props} />
        </Suspense>
      </aside>
      {isOpen && changedBoard && (
        <Suspense>
          <BoardDialog {...{ snapshot, round, actions }} board={changedBoard} onClose={() => change(undefined)} />
        </Suspense>
      )}
      <ResultPad id={id} entry={entry} isPoints={gamePointTotal > 1} onUndo={actions.undoLast} />
    </div>
  )
}
