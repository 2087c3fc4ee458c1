import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { rangeText } from '#core/people/board-range.ts'
import type { EnteredResult } from '#core/match/entered-result.ts'
import { enterByHelper, helperQueries, undoByHelper, type HelperBoard } from '../api/helpers.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { HelperPad } from '../parts/help/helper-pad.tsx'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { MessageBar } from '../ui/message-bar.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './help.module.css'

/** Result entry by a helper's link: the helper's boards, with large keys for phones. */
export function HelpPage({ secret }: { secret: string }) {
  const isAlive = useHydrated()
  const query = helperQueries.boards(secret)
  const { data, error } = useQuery({ ...query, enabled: isAlive, retry: false })
  const cache = useQueryClient()
  const [current, setCurrent] = useState<number>()
  const refresh = () => cache.invalidateQueries({ queryKey: query.queryKey })
  const entering = useMutation({
    mutationFn: ({ board, result }: { board: HelperBoard; result: EnteredResult }) =>
      enterByHelper({ secret, round: data!.round, no: board.no, result, was: board.outcome }, crypto.randomUUID()),
    onSettled: refresh,
  })
  const undoing = useMutation({
    mutationFn: (version: number) => undoByHelper({ secret, version }, crypto.randomUUID()),
    onSuccess: () => entering.reset(),
    onSettled: refresh,
  })
  useDocumentTitle(PAGES.help.title)
  if (error && !data) {
    return (
      <div className={classes(layout.wrap, layout.page)}>
        <EmptyState drawing="draw" sentence={error.message} />
      </div>
    )
  }
  if (!data) return <Skeleton rows={8} />
  const { boards, round, name, tournament, gamePointTotal } = data
  const at = boards.find(({ board }) => board === current) ?? boards.find(isOpen) ?? boards[0]
  const enter = (result: EnteredResult): void => {
    if (!at) return
    entering.mutate({ board: at, result })
    setCurrent(
      (boards.find((one) => one.board > at.board && isOpen(one)) ?? boards.find((one) => one !== at && isOpen(one)))
        ?.board,
    )
  }
  const failed = entering.error ?? undoing.error
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <header className={styles.head}>
        <h1>{tournament}</h1>
        <p>
          {round > 0 ? `Round ${round}, ` : ''}
          {name}: {rangeText(data)}, {boards.filter(isOpen).length} open
        </p>
      </header>
      {failed && <MessageBar kind="bad">{failed.message}</MessageBar>}
      {boards.length === 0 ? (
        <EmptyState drawing="draw" sentence="No boards to enter yet." />
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
                  <b>{board.result || '–'}</b>
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
          gamePointTotal={gamePointTotal}
          isBusy={entering.isPending || undoing.isPending}
          onEnter={enter}
          last={entering.data?.message}
          onUndo={entering.data && (() => undoing.mutate(entering.data.version))}
        />
      )}
    </div>
  )
}

const isOpen = ({ isConfirmed }: HelperBoard): boolean => !isConfirmed
