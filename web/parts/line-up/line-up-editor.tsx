import * as say from '#words/lineUp.js'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lineUpRefusal, usualLineUp } from '#core/snapshot/line-ups.ts'
import { handInLineUp, lineUpQueries, type LineUpSide } from '../../api/line-ups.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './line-up.module.css'

interface LineUpEditorProps {
  id: string
  round: number
  boards: number
  side: LineUpSide
  /** Rating points by which the order may deviate from the list; null: any order, as for an arbiter. */
  tolerance: number | null
}

export function LineUpEditor({ id, round, boards, side, tolerance }: LineUpEditorProps) {
  const { team, roster = [], players, isIn } = side
  const known = players?.map((one) => one?.no ?? 0) ?? usualLineUp(roster, boards)
  const [own, setOwn] = useState<number[]>()
  const seats = own ?? known
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (individuals: number[] | null) => handInLineUp(id, { round, team, individuals }, crypto.randomUUID()),
    onMutate: () => own,
    // Keeps seats that were changed while the request was running.
    onSuccess: (_answer, _sent, before) => setOwn((now) => (now === before ? undefined : now)),
    onSettled: () => cache.invalidateQueries(lineUpQueries.all(id)),
  })
  if (roster.length === 0) return <p className={styles.note}>{say.namePlayersFirst()}</p>
  const refusal = lineUpRefusal(seats, { roster, boards, tolerance })
  const isChanged = !isIn || seats.some((no, at) => no !== known[at])
  const choices = [
    ...roster.map(({ no, name, title, rating }, at) => ({
      value: String(no),
      label: `${at + 1}. ${title && `${title} `}${name}${rating ? `, ${rating}` : ''}`,
    })),
    { value: '0', label: say.emptyBoard() },
  ]
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        mutate(seats)
      }}
    >
      {Array.from({ length: boards }, (_, at) => (
        <Select
          key={at}
          label={say.seat({ no: at + 1 })}
          value={String(seats[at] ?? 0)}
          onChoose={(no) =>
            setOwn(Array.from({ length: boards }, (__, each) => (each === at ? Number(no) : (seats[each] ?? 0))))
          }
          choices={choices}
        />
      ))}
      {refusal !== undefined && <p className={styles.note}>{refusal}</p>}
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <div className={styles.acts}>
        <Button small look="primary" type="submit" disabled={isPending || refusal !== undefined || !isChanged}>
          {isIn ? say.changeTheLineUp() : say.handInTheLineUp()}
        </Button>
        {isIn && side.substitutesUntil === undefined && (
          <Button small look="quiet" disabled={isPending} onClick={() => mutate(null)}>
            {say.takeBackLineUp()}
          </Button>
        )}
      </div>
    </form>
  )
}
