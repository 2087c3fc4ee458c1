import * as say from '#words/lineUp.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { parseEntryList } from '#core/people/parse-entry-list.ts'
import { MAX_ENTRY_NAME, MAX_RATING_DIGITS } from '#core/limits/event.ts'
import { lineUpQueries, setRoster, type RosterRow } from '../../api/line-ups.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP, X } from '../../ui/icons.ts'
import input from '../../ui/input.module.css'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './line-up.module.css'

export interface RosterProps {
  id: string
  team: number
  onDone?: () => void
}

/** A team's players in board order; players beyond the last board are reserves. */
export function RosterEditor(props: RosterProps) {
  const { data } = useQuery(lineUpQueries.roster(props.id, props.team))
  return data ? <RosterForm {...props} known={data} /> : <Skeleton rows={4} />
}

/** The lines of a text that the earlier text does not have. */
function linesSince(before: string, text: string): string {
  const known = new Set(before.split('\n'))
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n')
}

function RosterForm({ id, team, onDone, known }: RosterProps & { known: RosterRow[] }) {
  const [rows, setRows] = useState<RosterRow[]>(known)
  const [text, setText] = useState('')
  const cache = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => setRoster(id, { team, roster: all }, crypto.randomUUID()),
    onMutate: () => ({ rows, text, pasted }),
    // Keeps what was typed while the request was running, and then keeps the form open.
    async onSuccess(_answer, _none, sent) {
      const isSame = rows === sent.rows && text === sent.text
      setText(linesSince(sent.text, text))
      if (rows !== sent.rows) setRows([...rows, ...sent.pasted])
      const saved = await cache.fetchQuery({ ...lineUpQueries.roster(id, team), staleTime: 0 })
      setRows((now) => (now === sent.rows ? saved : now))
      await cache.invalidateQueries(lineUpQueries.all(id))
      if (isSame) onDone?.()
    },
  })
  const pasted = parseEntryList(text, false).map(
    ({ firstName, lastName, title, rating, nationality, fideId }): RosterRow => ({
      name: `${firstName} ${lastName}`.trim(),
      title,
      rating,
      nationality,
      ...(fideId && { fideId }),
    }),
  )
  const all = [...rows, ...pasted]
  const change = (at: number, fields: Partial<RosterRow>) => setRows(rows.with(at, { ...rows[at]!, ...fields }))
  const move = (at: number, by: 1 | -1) => setRows(rows.with(at, rows[at + by]!).with(at + by, rows[at]!))
  return (
    <form
      className={styles.roster}
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      {rows.length > 0 && (
        <ol aria-label={say.playersInTheirOrder()}>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place
            <li key={at}>
              <b>{at + 1}</b>
              <input
                className={input.input}
                aria-label={say.nameOfPlayer({ no: at + 1 })}
                required
                maxLength={MAX_ENTRY_NAME}
                value={row.name}
                onChange={(event) => change(at, { name: event.target.value })}
              />
              <input
                className={input.input}
                aria-label={say.ratingOfPlayer({ no: at + 1 })}
                inputMode="numeric"
                maxLength={MAX_RATING_DIGITS}
                value={row.rating || ''}
                onChange={(event) => change(at, { rating: Number(event.target.value.replace(/\D/g, '')) })}
              />
              <IconButton small label={say.moveUp({ name: row.name })} disabled={at === 0} onClick={() => move(at, -1)}>
                <Icon of={CHEVRON_UP} />
              </IconButton>
              <IconButton
                small
                label={say.moveDown({ name: row.name })}
                disabled={at === rows.length - 1}
                onClick={() => move(at, 1)}
              >
                <Icon of={CHEVRON_DOWN} />
              </IconButton>
              <IconButton
                small
                label={say.removePlayer({ name: row.name })}
                onClick={() => setRows(rows.toSpliced(at, 1))}
              >
                <Icon of={X} />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <TextField
        label={say.addPlayers()}
        hint={say.aNameALineBoard()}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <div className={styles.acts}>
        <Button small look="primary" type="submit" disabled={isPending || all.length === 0}>
          {say.savePlayers({ count: all.length })}
        </Button>
        {onDone && (
          <Button small look="quiet" onClick={onDone}>
            {sayCommon.cancel()}
          </Button>
        )}
        {data && !isPending && text === '' && <span role="status">{data.message}</span>}
      </div>
    </form>
  )
}
