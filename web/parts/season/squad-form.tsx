import * as say from '#words/seasonPages.js'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { OwnSeasonEntry } from '#core/rows/season-own-entries.ts'
import { readSquad, writtenSquad } from '#core/season/squads.ts'
import { enterSeason, leaveSeason } from '../../api/seasons.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './enter-panel.module.css'
import { ENTRY_STATES } from './labels.ts'

export interface SquadFormProps {
  league: string
  season: string
  entry: OwnSeasonEntry
  /** Whether the form says which team it is of: with several teams, the choice above says it. */
  isNamed: boolean
}

/** The players with whom a team enters. */
export function SquadForm({ league, season, entry, isNamed }: SquadFormProps) {
  const cache = useQueryClient()
  const [text, setText] = useState(() => writtenSquad(entry.squad))
  const { players: squad, unused } = readSquad(text, entry.squad)
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (isLeaving: boolean) =>
      isLeaving
        ? leaveSeason(league, { season, team: entry.team }, crypto.randomUUID())
        : enterSeason(league, { season, team: entry.team, squad }, crypto.randomUUID()),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.league(league) }),
  })
  const isIn = entry.state === 'asked' || entry.state === 'confirmed'
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        mutate(false)
      }}
    >
      {(isNamed || entry.state !== null) && (
        <p className={styles.team}>
          {isNamed && (
            <b>
              <bdi>{entry.name}</bdi>
            </b>
          )}
          {entry.state !== null && <em>{ENTRY_STATES[entry.state]()}</em>}
        </p>
      )}
      <TextField
        label={say.squad({ count: squad.length })}
        hint={say.squadHint()}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {unused.map(({ line, text: written, reason }) => (
        <MessageBar key={line} kind="warn">
          {say.lineNotUsed({ line, written, reason })}
        </MessageBar>
      ))}
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      {data && <MessageBar kind="ok">{data.message}</MessageBar>}
      <p className={styles.acts}>
        <Button type="submit" look="primary" disabled={isPending}>
          {entry.state === 'invited' ? say.acceptInvitation() : isIn ? say.saveSquad() : say.enterClub()}
        </Button>
        {(isIn || entry.state === 'invited') && (
          <Button disabled={isPending} onClick={() => mutate(true)}>
            {entry.state === 'invited' ? say.declineInvitation() : say.takeEntryBack()}
          </Button>
        )}
      </p>
    </form>
  )
}
