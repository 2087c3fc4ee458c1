import * as say from '#words/desk.js'
import * as sayPgn from '#words/pgn.js'
import { Suspense, useState } from 'react'
import { T } from '../../ui/t.tsx'
import { useNavigate } from 'react-router-dom'
import { unansweredNoShows } from '#core/draw/no-shows.ts'
import { hasOpenBoards } from '#core/game/has-games.ts'
import { drawOf } from '#core/snapshot/desk-rows.ts'
import { eventState, openBoards } from '#core/snapshot/event-state.ts'
import { MINUTE } from '#core/time.ts'
import { useNow } from '../../hooks/use-now.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import { CopyText } from './letters/copy-text.tsx'
import { BoardStrip } from './draw/board-strip.tsx'
import { deskBoards } from './results/boards.ts'
import { AdjourningDialog } from './desk-parts.ts'
import { nextSteps, type NextStep } from './next-step.ts'
import { ReadyNote } from './draw/ready-note.tsx'
import { RoundSteps } from './round-steps.tsx'
import type { TabProps } from './tab-props.ts'
import styles from './round-panel.module.css'

export function RoundPanel({ id, snapshot, actions, ready }: TabProps) {
  const state = eventState(snapshot)
  const { round, rounds } = snapshot
  const isRound = round > 0 && state !== 'drawn'
  const shown = isRound ? round : round + 1
  const boards = isRound ? deskBoards(snapshot, round) : []
  const left = rounds[round - 1] && isRound ? openBoards(rounds[round - 1]!).length : 0
  const [first, ...others] = nextSteps(snapshot, id)
  const startsAt = snapshot.dates[shown - 1] ?? null
  const total = snapshot.settings.totalRounds
  const publishAt = drawOf(snapshot, round + 1)?.publishAt
  const noShows = state === 'closed' ? unansweredNoShows(snapshot).length : 0
  return (
    <Panel>
      <div className={styles.head}>
        <div>
          <h2>
            {state === 'finished'
              ? say.finished()
              : total !== null && shown > total
                ? say.allRoundsPlayed()
                : say.round({ round: shown })}
          </h2>
          <p>{startsAt === null ? SAID[state]() : <Time at={startsAt} as="moment" />}</p>
        </div>
        {state === 'playing' && typeof startsAt === 'number' && <RoundClock startsAt={startsAt} />}
      </div>
      {/* The rounds of an import were played before it became a draft here. */}
      {!(state === 'draft' && isRound) && <RoundSteps state={state} total={boards.length} left={left} />}
      {boards.length > 0 && (
        <BoardStrip boards={boards} isTeam={snapshot.settings.competitors === 'team'} id={id} round={round} />
      )}
      <div className={styles.foot}>
        {first && (
          <Step step={first} snapshot={snapshot} actions={actions} ready={ready} isBlocked={noShows > 0} isPrimary />
        )}
        {others.map((step) => (
          <Step
            key={step.label}
            step={step}
            snapshot={snapshot}
            actions={actions}
            ready={ready}
            isBlocked={noShows > 0}
          />
        ))}
        {ready.isAwaited && <ReadyNote ready={ready} next={round + 1} />}
        {state === 'drawn' && typeof publishAt === 'number' && (
          <span className={styles.note}>
            <T of={say.publishedByItself({ time: <Time at={publishAt} as="moment" /> })} />
          </span>
        )}
        {noShows > 0 && <span className={styles.note}>{say.answerForAbsentFirst()}</span>}
        {first?.note && <span className={styles.note}>{first.note}</span>}
        {left > 0 && <span className={styles.note}>{say.boardsOpen({ count: boards.length, left })}</span>}
        {isRound && rounds.length > 0 && <CopyText snapshot={snapshot} />}
        {isRound && hasOpenBoards(snapshot, round) && (
          <a
            className={styles.note}
            href={`/api/tournament/${encodeURIComponent(id)}/pairings.pgn?round=${round}`}
            rel="external"
          >
            {sayPgn.pairingsForBoards({ round })}
          </a>
        )}
      </div>
    </Panel>
  )
}

const SAID = {
  draft: say.saidDraft,
  registration: say.saidRegistration,
  ready: say.saidReady,
  drawn: say.saidDrawn,
  published: say.saidPublished,
  playing: say.saidPlaying,
  closed: say.saidClosed,
  finished: say.saidFinished,
  reported: say.saidReported,
  abandoned: say.saidAbandoned,
}

function Step({
  step,
  snapshot,
  actions,
  ready,
  isBlocked,
  isPrimary = false,
}: Pick<TabProps, 'snapshot' | 'actions' | 'ready'> & {
  step: NextStep
  /** Whether the round can’t be drawn yet. */
  isBlocked: boolean
  isPrimary?: boolean
}) {
  const navigate = useNavigate()
  const [isAsking, ask] = useState(false)
  const { label, request, href, next, isAdjourning } = step
  const look = isPrimary ? 'primary' : 'default'
  if (!request) {
    return (
      <ButtonLink look={look} href={href!}>
        {label}
      </ButtonLink>
    )
  }
  const act = async (): Promise<void> => {
    if (!(await actions.change(request)) && next) await navigate(next)
  }
  return (
    <>
      <Button
        look={look}
        disabled={actions.isBusy || (request.type === 'draw' && (ready.isAwaited || isBlocked))}
        onClick={() => (isAdjourning ? ask(true) : void act())}
      >
        {label}
      </Button>
      {isAsking && (
        <Suspense>
          <AdjourningDialog
            snapshot={snapshot}
            onClose={() => ask(false)}
            onYes={() => {
              ask(false)
              void act()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function RoundClock({ startsAt }: { startsAt: number }) {
  const minutes = Math.floor((useNow(MINUTE) - startsAt) / MINUTE)
  if (minutes < 0 || minutes >= 24 * 60) return null
  return (
    <p className={styles.clock}>
      <T
        of={say.clock({
          time: (
            <b>
              {Math.floor(minutes / 60)}:{String(minutes % 60).padStart(2, '0')}
            </b>
          ),
        })}
      />
    </p>
  )
}
