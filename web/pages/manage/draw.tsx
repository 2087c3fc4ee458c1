import * as say from '#words/managePages.js'
import { T } from '../../ui/t.tsx'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import { comesBack } from '#core/changes/taken-back.ts'
import { unansweredNoShows } from '#core/draw/no-shows.ts'
import { isFinalNext } from '#core/knockout/progress.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import { drawOf, takenBackOf } from '#core/snapshot/desk-rows.ts'
import { eventState, resultCount } from '#core/snapshot/event-state.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useShortcuts } from '../../hooks/use-shortcuts.ts'
import { NoShowsPanel } from '../../parts/desk/draw/no-shows-panel.tsx'
import { DraftNotesList } from '../../parts/desk/draw/draft-notes-list.tsx'
import { otherPairs } from '../../parts/desk/draw/draft-notes.ts'
import { DraftSide } from '../../parts/desk/draw/draft-side.tsx'
import { draftSnapshot } from '../../parts/desk/draw/draft-snapshot.ts'
import { DrawList } from '../../parts/desk/draw/draw-list.tsx'
import { TakeBackDialog } from '../../parts/desk/players/entry-tools.ts'
import { ReturningResults } from '../../parts/desk/draw/returning-results.tsx'
import { PublishTime } from '../../parts/desk/draw/publish-time.tsx'
import { ReadyNote } from '../../parts/desk/draw/ready-note.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { useDraw } from '../../parts/why/use-draw.ts'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './draw.module.css'

/** The draft of the next round: drawn, changed by hand, published. */
export function DrawTab(props: TabProps) {
  const { snapshot } = props
  return drawOf(snapshot, snapshot.round + 1) ? <Draft {...props} /> : <Undrawn {...props} />
}

/** With more players than this the draft is not drawn again on each change. */
const MANY = 1000

function Draft({ id, snapshot, actions }: TabProps) {
  const navigate = useNavigate()
  const round = snapshot.round + 1
  const draw = drawOf(snapshot, round)!
  const boards = draw.pairs.filter(({ black }) => black !== null).length
  const { engine, given } = otherPairs(draw)
  const isChanged = engine.length + given.length > 0
  const isSwiss = systemAt(snapshot.settings, snapshot.systems, round).system === 'swiss'
  const shown = useMemo(() => draftSnapshot(snapshot, draw), [snapshot, draw])
  const { state } = useDraw(shown, round, isSwiss && snapshot.players.no.length <= MANY)
  const { isBusy, change } = actions
  const before = takenBackOf(snapshot, round)
  const back = before.filter((board) => comesBack(draw.pairs, board)).length
  const publish = async (isEmpty = false): Promise<void> => {
    if (!(await change({ type: 'publish', round, ...(isEmpty && { isEmpty }) }))) await navigate(managePath(id))
  }
  useShortcuts({ 'Shift Enter': () => !isBusy && void publish() })
  const isSame = state.is === 'drawn' && !state.verdict.refusal && state.verdict.differences.length === 0
  return (
    <div className={layout.stack}>
      <Panel className={styles.draft}>
        <div className={styles.head}>
          <div>
            <h2>
              <T of={say.roundDraft({ round, span: (text) => <span className={styles.tag}>{text}</span> })} />
            </h2>
            <p>
              <DrawnBoards boards={boards} engine={draw.engine} isChanged={isChanged} />
            </p>
          </div>
          <Button look="primary" disabled={isBusy} onClick={() => void publish()}>
            {back > 0 ? say.publishRoundWithResults({ round, results: back }) : say.publishRound({ round })}
          </Button>
        </div>
        {before.length > 0 && <ReturningResults snapshot={snapshot} draw={draw} before={before} />}
        <DraftNotesList snapshot={snapshot} draw={draw} />
        <div className={styles.foot}>
          <PublishTime
            round={round}
            startsAt={snapshot.dates[round - 1]}
            timeZone={snapshot.settings.timeZone}
            publishAt={draw.publishAt}
            actions={actions}
          />
          {isChanged && (
            <Button
              small
              disabled={isBusy}
              onClick={() => void change({ type: 'editDraw', round, pairs: draw.proposed })}
            >
              {say.takeTheEngines()}
            </Button>
          )}
          {draw.engine === 'swiss' && draw.pairs.some(({ isFixed }) => isFixed) && (
            <Button small disabled={isBusy} onClick={() => void change({ type: 'redraw', round })}>
              {say.drawTheOthersAgain()}
            </Button>
          )}
          {back > 0 && (
            <Button small disabled={isBusy} onClick={() => void publish(true)}>
              {say.publishWithoutResults()}
            </Button>
          )}
          <ButtonLink small href={`${managePath(id, 'print')}?sheet=pairings&round=${round}`}>
            {say.printTheDraft()}
          </ButtonLink>
          {isSame && <span className={styles.same}>{say.redrawnHereIsSame()}</span>}
          <Button small look="quiet" disabled={isBusy} onClick={() => void change({ type: 'discardDraw', round })}>
            {say.discardThisDraw()}
          </Button>
        </div>
      </Panel>
      <div className={layout.mainSide}>
        <DrawList
          snapshot={snapshot}
          draw={draw}
          state={state}
          isBusy={isBusy}
          onChange={(pairs) => void change({ type: 'editDraw', round, pairs })}
          onForbid={(forbid) => void change({ type: 'redraw', round, forbid })}
        />
        <aside className={layout.stack} aria-label={say.besideTheDraw()}>
          <DraftSide
            snapshot={snapshot}
            draw={draw}
            state={state}
            isBusy={isBusy}
            onAllow={(allow) => void change({ type: 'redraw', round, allow })}
          />
        </aside>
      </div>
    </div>
  )
}

const DrawnBoards = ({ isChanged, ...drawn }: { boards: number; engine: Draw['engine']; isChanged: boolean }) =>
  isChanged ? say.drawnAndChangedBoards(drawn) : say.drawnBoards(drawn)

function Undrawn(props: TabProps) {
  const { snapshot, actions, ready } = props
  const noShows = unansweredNoShows(snapshot).length
  const { round } = snapshot
  const [hasThirdPlace, setThirdPlace] = useState(false)
  const [isAskedBack, askBack] = useState(false)
  const columns = snapshot.rounds[round - 1]
  const results = columns ? resultCount(columns) : 0
  const state = eventState(snapshot)
  const next = round + 1
  const mayDraw = state === 'ready' || state === 'registration' || state === 'closed'
  const { isBusy, change } = actions
  const isFinal = isFinalNext(snapshot)
  if (!mayDraw) {
    return (
      <EmptyState
        drawing="draw"
        sentence={WAITS[state]?.() ?? whenDrawn(snapshot)}
        button={
          state === 'draft' ? (
            <Button look="primary" disabled={isBusy} onClick={() => void change({ type: 'open' })}>
              {say.openTheTournament()}
            </Button>
          ) : (
            (state === 'published' || state === 'playing') && (
              <Button
                disabled={isBusy}
                onClick={() => (results > 0 ? askBack(true) : void change({ type: 'unpublish', round }))}
              >
                {say.takeRoundBack({ round })}
              </Button>
            )
          )
        }
      >
        {state === 'playing' && say.singleBoardsHint()}
        <ReadyNote ready={ready} next={next} />
        {isAskedBack && (
          <Suspense>
            <TakeBackDialog
              {...{ round, results, isBusy }}
              onClose={() => askBack(false)}
              onConfirm={() => {
                askBack(false)
                void change({ type: 'unpublish', round, isWithResults: true })
              }}
            />
          </Suspense>
        )}
      </EmptyState>
    )
  }
  return (
    <div className={layout.stack}>
      <NoShowsPanel {...props} />
      <Panel>
        <div className={styles.head}>
          <div>
            <h2>{say.roundHeading({ round: next })}</h2>
            <p>{noShows > 0 ? say.answerForTheAbsentPlayers() : say.notDrawnYet()}</p>
            <ReadyNote ready={ready} next={next} />
          </div>
          <Button
            look="primary"
            disabled={isBusy || ready.isAwaited || noShows > 0}
            onClick={() => void change({ type: 'draw', round: next, ...(isFinal && { hasThirdPlace }) })}
          >
            {say.drawRound({ round: next })}
          </Button>
        </div>
        <div className={styles.foot}>
          {isFinal && (
            <Switch checked={hasThirdPlace} onSwitch={setThirdPlace}>
              {say.matchForTheThirdPlace()}
            </Switch>
          )}
          <Button
            small
            look="quiet"
            disabled={isBusy || noShows > 0}
            onClick={() => void change({ type: 'draw', round: next, isByHand: true })}
          >
            {say.drawByHand()}
          </Button>
        </div>
      </Panel>
    </div>
  )
}

const whenDrawn = ({ round, settings }: Snapshot): string =>
  round === settings.totalRounds
    ? say.roundIsTheLastRound({ round })
    : say.roundCanBeDrawnWhen({ round: round + 1, before: round })

const WAITS: Partial<Record<ReturnType<typeof eventState>, () => string>> = {
  draft: say.openTournamentFirst,
  finished: say.allRoundsHaveBeenPlayed,
  reported: say.reportHasBeenSent,
  abandoned: say.thisTournamentWasAbandoned,
}
