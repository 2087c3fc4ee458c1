import * as say from '#words/deskPlayers.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { byeWarning } from '#core/draw/bye-limits.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { answerAsk } from '../../../api/asks.ts'
import { entryName } from './entry-name.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { TabProps } from '../tab-props.ts'
import styles from '../needs.module.css'

export function ByeRequestsPanel({ id, snapshot, facts, actions }: TabProps) {
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Parameters<typeof answerAsk>[1]) => answerAsk(id, body),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.desk(id) }),
  })
  const isOpen = ({ state, round }: { state: string; round: number }) => state === 'waiting' && round > snapshot.round
  const byes = facts.byeRequests.filter(isOpen)
  const others = facts.requests.filter(isOpen)
  const count = byes.length + others.length
  if (count === 0) return null
  const isBusy = actions.isBusy || isPending
  return (
    <Panel title={say.askedByPlayers()} count={count}>
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <ul className={styles.needs}>
        {byes.map(({ player, round, type }) => {
          const answer = (state: 'granted' | 'refused') =>
            void actions.change({ type: 'setBye', no: player, round, bye: { type, state } })
          return (
            <Asked
              key={`${round} ${player}`}
              words={say.asksForAByeIn({ name: entryName(snapshot, player), type, round })}
              note={byeWarning(snapshot, { no: player, round, type })}
              isBusy={isBusy}
              onAnswer={(isGranted) => answer(isGranted ? 'granted' : 'refused')}
            />
          )
        })}
        {others.map(({ player: no, round, kind }) => (
          <Asked
            key={`${kind} ${round} ${no}`}
            words={
              kind === 'late'
                ? say.willBeLateForRound({ name: entryName(snapshot, no), round })
                : say.asksToWithdrawFromRound({ name: entryName(snapshot, no), round })
            }
            isBusy={isBusy}
            onAnswer={(accept) =>
              kind === 'withdraw' && accept
                ? void actions.change({ type: 'withdraw', no, from: round })
                : mutate({ no, round, kind, accept })
            }
          />
        ))}
      </ul>
    </Panel>
  )
}

function Asked({ words, note, isBusy, onAnswer }: ByeQuestionProps) {
  return (
    <li>
      <div>
        <b>{words}</b>
        {note !== undefined && <p>{note}</p>}
      </div>
      <span>
        <Button small disabled={isBusy} onClick={() => onAnswer(true)}>
          {note === undefined ? say.grant() : say.grantAnyway()}
        </Button>
        <Button small look="quiet" disabled={isBusy} onClick={() => onAnswer(false)}>
          {say.refuse()}
        </Button>
      </span>
    </li>
  )
}

interface ByeQuestionProps {
  words: string
  /** Why the rules allow no such bye. */
  note?: string | undefined
  isBusy: boolean
  onAnswer: (isGranted: boolean) => void
}
