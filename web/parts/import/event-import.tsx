import * as say from '#words/import.js'
import * as sayFile from '#words/eventFile.js'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { MAX_EVENT_NAME } from '#core/limits/event.ts'
import { importReport } from '../../api/desk.ts'
import { useKeyed } from '../../hooks/use-keyed.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { OpenedFile } from './read-file.ts'
import styles from './report-import.module.css'
import { useImported } from './use-imported.ts'

/** Makes a new event of an event file. The server checks it: a file that a program has written may be wrong. */
export function EventImport({ file }: { file: OpenedFile }) {
  const seen = seenIn(file.text)
  const [name, setName] = useState(seen?.name.slice(0, MAX_EVENT_NAME) ?? '')
  const send = useKeyed(importReport)
  const onSuccess = useImported()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send({ name: name.trim(), report: file.text }),
    onSuccess,
  })
  if (!seen) return <MessageBar kind="bad">{sayFile.damaged()}</MessageBar>
  const facts: [string, number][] = [
    [seen.isTeam ? say.teams() : say.players(), seen.players],
    [say.rounds(), seen.rounds],
    [say.gamesWithMoves(), seen.games],
  ]
  return (
    <Panel title={say.whatComesIn()}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <div className={styles.summary}>
          <p>{sayFile.comesBackAs()}</p>
          <Field
            label={say.name()}
            required
            maxLength={MAX_EVENT_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <dl className={styles.facts}>
            {facts.map(([label, count]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        </div>
        <div className={styles.foot}>
          <Button look="primary" type="submit" disabled={isPending || name.trim() === ''}>
            {say.importTournament()}
          </Button>
          <span>{say.onlyYou()}</span>
        </div>
      </form>
    </Panel>
  )
}

interface SeenEvent {
  name: string
  players: number
  rounds: number
  games: number
  isTeam: boolean
}

/** What a file says at first sight; undefined if it is no JSON. */
function seenIn(text: string): SeenEvent | undefined {
  try {
    const file = JSON.parse(text) as Record<string, unknown>
    const rows = (list: string): unknown[] => (Array.isArray(file[list]) ? file[list] : [])
    return {
      name: typeof file['name'] === 'string' ? file['name'] : '',
      players: rows('players').length,
      rounds: typeof file['round'] === 'number' ? file['round'] : 0,
      games: rows('games').filter((game) => Boolean((game as { pgn?: unknown } | null)?.pgn)).length,
      isTeam: (file['settings'] as { competitors?: unknown } | undefined)?.competitors === 'team',
    }
  } catch {
    return undefined
  }
}
