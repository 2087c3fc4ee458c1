import * as sayDraw from '#words/deskDraw.js'
import * as say from '#words/managePages.js'
import { T } from '../../ui/t.tsx'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import { comesBack } from '#core/changes/taken-back.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import { drawOf, takenBackOf } from '#core/snapshot/desk-rows.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import { useShortcuts } from '../../hooks/use-shortcuts.ts'
import { Comparison, DraftNotesList } from '../../parts/desk/draw/draft-notes-list.tsx'
import { addedFaults, otherPairs, questionableNotes } from '../../parts/desk/draw/draft-notes.ts'
import { DraftSide } from '../../parts/desk/draw/draft-side.tsx'
import { draftSnapshot } from '../../parts/desk/draw/draft-snapshot.ts'
import { DrawList } from '../../parts/desk/draw/draw-list.tsx'
import { ReturningResults } from '../../parts/desk/draw/returning-results.tsx'
import { DraftQuestion, type DraftQuestionProps } from '../../parts/desk/draw/draft-question.tsx'
import { PublishTime } from '../../parts/desk/draw/publish-time.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { useDraw } from '../../parts/why/use-draw.ts'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from '../../parts/desk/draw/draw.module.css'
import { Undrawn } from '../../parts/desk/draw/undrawn.tsx'

/** The draft of the next round: drawn, changed by hand, published. */
export function DrawTab(props: TabProps) {
  const { snapshot } = props
  return drawOf(snapshot, snapshot.round + 1) ? <Draft {...props} /> : <Undrawn {...props} />
}

/** A change of the draft that is made once the director has agreed to what is unusual about it. */
interface DraftChange extends Pick<DraftQuestionProps, 'title' | 'button' | 'notes'> {
  act: () => Promise<unknown>
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
  const unusual = questionableNotes(snapshot, draw)
  const [asked, ask] = useState<DraftChange>()
  const confirmed = (question: DraftChange): void => (question.notes.length > 0 ? ask(question) : void question.act())
  const published = (button: string, act: DraftChange['act']): void =>
    confirmed({ title: sayDraw.publishAsItIs({ round }), button, notes: unusual, act })
  const publish = (isEmpty = false): void =>
    published(say.publishRound({ round }), async () => {
      if (!(await change({ type: 'publish', round, ...(isEmpty && { isEmpty }) }))) await navigate(managePath(id))
    })
  useShortcuts({ 'Shift Enter': () => !isBusy && publish() })
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
          <Button look="primary" disabled={isBusy} onClick={() => publish()}>
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
            isBusy={isBusy}
            onSchedule={(publishAt) => {
              const schedule = () => change({ type: 'schedule', round, publishAt })
              if (publishAt === null) void schedule()
              else published(sayDraw.publishThen(), schedule)
            }}
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
            <Button small disabled={isBusy} onClick={() => publish(true)}>
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
          onChange={(pairs) =>
            confirmed({
              title: sayDraw.breakRule(),
              button: sayDraw.pairThemSo(),
              notes: addedFaults(snapshot, draw, pairs),
              act: () => change({ type: 'editDraw', round, pairs }),
            })
          }
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
      {asked && (
        <DraftQuestion
          title={asked.title}
          button={asked.button}
          notes={asked.notes}
          onClose={() => ask(undefined)}
          onYes={() => {
            ask(undefined)
            void asked.act()
          }}
        >
          {asked.notes.some(({ is }) => is === 'hand') && <Comparison snapshot={snapshot} draw={draw} />}
        </DraftQuestion>
      )}
    </div>
  )
}

const DrawnBoards = ({ isChanged, ...drawn }: { boards: number; engine: Draw['engine']; isChanged: boolean }) =>
  isChanged ? say.drawnAndChangedBoards(drawn) : say.drawnBoards(drawn)
