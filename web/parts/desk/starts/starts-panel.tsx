import * as say from '#words/starts.js'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { MAX_LICHESS_NAME } from '#core/limits/links.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { cancelStarts, startsQuery, type StartBoard } from '../../../api/starts.ts'
import { useShortcuts } from '../../../hooks/use-shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Prompt } from '../../../ui/prompt.tsx'
import type { TabProps } from '../tab-props.ts'
import { CopyLinks } from './copy-links.tsx'
import { StartDialog } from './start-dialog.tsx'
import { StartRow, type EntryToName } from './start-row.tsx'
import { useStartAct } from './use-start-act.ts'
import styles from './starts.module.css'

const MOST_NAMED = 6

const isCancellable = ({ state }: StartBoard): boolean =>
  state === 'asked' || state === 'created' || state === 'scheduled'
const mayStart = ({ isOpen, state }: StartBoard): boolean =>
  isOpen && !['asked', 'created', 'scheduled', 'opened', 'cancelling'].includes(state)

/** Games of the round that are started on Lichess: how far each board is, and who is missing. */
export function StartsPanel({ id, snapshot, actions }: Pick<TabProps, 'id' | 'snapshot' | 'actions'>) {
  const cache = useQueryClient()
  const { round } = snapshot
  const { data } = useQuery(startsQuery(id, round))
  /** The boards to start: all, or one. */
  const [starting, start] = useState<'all' | StartBoard>()
  const [named, name] = useState<EntryToName>()
  const [isCancelling, cancel] = useState(false)
  const [done, note] = useState<string>()
  const act = useStartAct(id, (message) => {
    note(message)
    cancel(false)
  })
  const boards = data?.boards ?? []
  const startable = boards.filter(mayStart)
  const saveAccount = async (lichess: string) => {
    await actions.change({ type: 'editEntry', no: named!.no, change: {}, details: { lichess } })
    name(undefined)
    await cache.invalidateQueries({ queryKey: queryKeys.startsAtDesk(id) })
  }
  useShortcuts({ l: () => startable.length > 0 && data?.refusal === null && start('all') })
  if (!data || boards.length === 0) return null
  const cancellable = boards.filter(isCancellable)
  const withLinks = boards.filter(({ whiteLink }) => whiteLink !== null)
  const playing = boards.filter(({ state }) => state === 'opened' || state === 'playing').length
  const away = boards.flatMap(({ white, black, whiteSeen, blackSeen }) => [
    ...(whiteSeen === 'away' ? [white] : []),
    ...(blackSeen === 'away' ? [black] : []),
  ])
  return (
    <Panel
      title={say.title()}
      count={playing > 0 ? say.summary({ playing, count: boards.length }) : undefined}
      action={
        startable.length > 0 &&
        data.refusal === null && (
          <Button small look="primary" onClick={() => start('all')}>
            {say.start()}
          </Button>
        )
      }
    >
      <p className={styles.note}>{data.refusal ?? say.intro()}</p>
      <div role="status" className={styles.status}>
        {done !== undefined && <MessageBar kind="ok">{done}</MessageBar>}
      </div>
      {act.error && !isCancelling && <MessageBar kind="bad">{act.error.message}</MessageBar>}
      <ol className={styles.boards}>
        {boards.map((board) => (
          <StartRow
            key={board.no}
            board={board}
            mayStart={mayStart(board) && data.refusal === null}
            mayCancel={isCancellable(board) && board.state !== 'scheduled'}
            isBusy={act.isPending}
            onName={name}
            onStart={() => start(board)}
            onCancel={() => act.run(() => cancelStarts(id, { round, nos: [board.no] }))}
          />
        ))}
      </ol>
      {away.length > 0 && (
        <p className={styles.note}>
          {say.missing({ count: away.length, names: joinComma(away.slice(0, MOST_NAMED)) })}
          {away.length > MOST_NAMED && '…'}
        </p>
      )}
      {boards.some(({ worksOn }) => worksOn) && <p className={styles.note}>{say.stillWork()}</p>}
      {(cancellable.length > 0 || withLinks.length > 0) && (
        <div className={styles.foot}>
          {withLinks.length > 0 && <CopyLinks boards={withLinks} />}
          {cancellable.length > 0 && (
            <Button small onClick={() => cancel(true)}>
              {say.cancelAll()}
            </Button>
          )}
        </div>
      )}
      {starting && (
        <StartDialog
          id={id}
          snapshot={snapshot}
          starts={data}
          board={starting === 'all' ? undefined : starting}
          onDone={note}
          onClose={() => start(undefined)}
        />
      )}
      {named && (
        <Prompt
          title={say.accountOf({ player: named.player })}
          label={say.accountField()}
          maxLength={MAX_LICHESS_NAME}
          button={say.saveAccount()}
          isPending={actions.isBusy}
          error={undefined}
          onSubmit={(lichess) => void saveAccount(lichess)}
          onClose={() => name(undefined)}
        />
      )}
      {isCancelling && (
        <ConfirmDialog
          title={say.cancelTitle()}
          button={say.cancelGames()}
          isPending={act.isPending}
          error={act.error?.message}
          onConfirm={() => act.run(() => cancelStarts(id, { round }))}
          onClose={() => cancel(false)}
        >
          <p>{say.cancelText()}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
