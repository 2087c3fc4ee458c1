import * as say from '#words/managePages.js'
import { Suspense, useState } from 'react'
import { unansweredNoShows } from '#core/draw/no-shows.ts'
import { isFinalNext } from '#core/knockout/progress.ts'
import { eventState, resultCount } from '#core/snapshot/event-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { NoShowsPanel } from './no-shows-panel.tsx'
import { TakeBackDialog } from '../players/entry-tools.ts'
import { ReadyNote } from './ready-note.tsx'
import type { TabProps } from '../tab-props.ts'
import layout from '../../../styles/layout.module.css'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import styles from './draw.module.css'

/** What can be done while the next round has no draft. */
export function Undrawn(props: TabProps) {
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
