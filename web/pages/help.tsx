import * as say from '#words/pages.js'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { INCOMPLETE_HELPER_LINK } from '#core/people/helper-link.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { rangeText } from '#core/people/board-range.ts'
import type { EnteredResult } from '#core/match/entered-result.ts'
import { useMe } from '../api/session.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { whenIdle } from '../hooks/when-idle.ts'
import { isEnded, keepHelperPage } from '../offline/kept-boards.ts'
import { isCollision } from '../offline/queue.ts'
import { isOpen, nextOpen } from '../parts/help/helper-boards.ts'
import { HelpEnded } from '../parts/help/help-ended.tsx'
import { HelperPad } from '../parts/help/helper-pad.tsx'
import { HelperQueue } from '../parts/help/helper-queue.tsx'
import { useHelper } from '../parts/help/use-helper.ts'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { MessageBar } from '../ui/message-bar.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './help.module.css'

/** The length of the secret in a helper's link. An arbiter's address has the tournament's id, which is shorter. */
const SECRET_LENGTH = 43

/** Result entry by a helper's link or as an arbiter: their boards, with large keys for phones. */
export function HelpPage({ secret: inPath }: { secret: string }) {
  const me = useMe()
  const hash = useHash()
  const isHydrated = useHydrated()
  const secret = inPath || hash
  const isArbiter = secret.length < SECRET_LENGTH
  useDocumentTitle(PAGES.help.title)
  useEffect(() => whenIdle(() => void keepHelperPage(me ?? undefined).catch(() => undefined)), [me])
  // An older link, with the secret in the path: it moves behind `#`, which browsers don’t send.
  if (inPath.length >= SECRET_LENGTH) return <Navigate to={`/help/#${inPath}`} replace />
  if (secret === '' && isHydrated) return <EmptyState drawing="draw" sentence={INCOMPLETE_HELPER_LINK()} />
  if (secret === '' || (isArbiter && me === undefined)) return <Skeleton rows={8} />
  const by = (isArbiter && me?.username) || ''
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Boards key={`${secret} ${by}`} secret={secret} by={by} isArbiter={isArbiter} />
    </div>
  )
}

function Boards({ secret, by, isArbiter }: { secret: string; by: string; isArbiter: boolean }) {
  const helper = useHelper(secret, by)
  const { view, viewError, boards, queue, outbox, last, error } = helper
  const [current, setCurrent] = useState<number>()
  if (viewError && isEnded(viewError)) {
    return (
      <HelpEnded
        sentence={isArbiter && by === '' ? say.helpSignIn() : viewError.message}
        signInFrom={isArbiter ? `/help/${secret}` : undefined}
        queue={queue}
        onRetry={helper.refresh}
      />
    )
  }
  if (!view) return viewError ? <EmptyState drawing="draw" sentence={viewError.message} /> : <Skeleton rows={8} />
  const { round, name, tournament, gamePointTotal } = view
  const isTeam = view.competitors === 'team'
  const at = boards.find(({ board }) => board === current) ?? boards.find(isOpen) ?? boards[0]
  const enter = async (result: EnteredResult): Promise<void> => {
    if (!at) return
    // A board that is being saved stays selected, so that a refusal is seen beside it.
    setCurrent(at.board)
    if (await helper.enter(at, result)) setCurrent((now) => (now === at.board ? nextOpen(boards, at)?.board : now))
  }
  const isAsked = queue.some(isCollision)
  const facts = { name, range: rangeText(view, isTeam), open: boards.filter(isOpen).length }
  return (
    <>
      <header className={styles.head}>
        <h1 dir="auto">{tournament}</h1>
        <p>{round > 0 ? say.helpHead({ round, ...facts }) : say.helpHeadWithoutRound(facts)}</p>
      </header>
      <HelperQueue queue={queue} outbox={outbox} />
      {error && !isAsked && <MessageBar kind="bad">{error.message}</MessageBar>}
      {boards.length === 0 ? (
        <EmptyState drawing="draw" sentence={isTeam ? say.noTablesToEnter() : say.noBoardsToEnter()} />
      ) : (
        <Panel>
          <ol className={styles.boards}>
            {boards.map((board) => (
              <li key={board.no} aria-current={board === at || undefined}>
                <button type="button" onClick={() => setCurrent(board.board)}>
                  <span>{board.board}</span>
                  <span>
                    <bdi>{board.white}</bdi>
                    <bdi>{board.black}</bdi>
                  </span>
                  <span>
                    <b>{board.result || '–'}</b>
                    {board.waiting !== undefined && <small>{say.helpWaiting()}</small>}
                    {helper.isSending(board) && <small>{say.helpSaving()}</small>}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {at && (
        <HelperPad
          key={at.no}
          board={at}
          isTeam={isTeam}
          gamePointTotal={gamePointTotal}
          isBusy={helper.isSending(at) || helper.isUndoing}
          onEnter={(result) => void enter(result)}
          last={last?.message}
          onUndo={last && (() => void helper.undo(last.version))}
        />
      )}
    </>
  )
}
