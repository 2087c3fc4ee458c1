import * as say from '#words/seasonPages.js'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { loginPath } from '#core/addresses/return-path.ts'
import { seasonPath } from '#core/addresses/season-paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { OwnSeasonEntry } from '#core/rows/season-own-entries.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { readSquad, writtenSquad } from '#core/season/squads.ts'
import { classes } from '../../ui/classes.ts'
import { enterSeason, leaveSeason, seasonQueries } from '../../api/seasons.ts'
import { useHasSession } from '../../api/session.ts'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './enter-panel.module.css'
import { ENTRY_STATES } from './labels.ts'

/** Where a club enters a season whose entries are open, with its players. */
export function EnterPanel({ answer: { league, season } }: { answer: SeasonAnswer }) {
  const hasSession = useHasSession()
  const { data: own } = useQuery({ ...seasonQueries.ownEntries(league.id, season.id), enabled: hasSession })
  const [chosen, choose] = useState<string>()
  if (season.state !== 'open') return null
  const entry = own?.find(({ team }) => team === chosen) ?? own?.find(({ state }) => state !== null) ?? own?.[0]
  return (
    <Panel title={say.enterYourClub()}>
      <PanelBody>
        <div className={classes(layout.stack, styles.enter)}>
          <p className={styles.about}>
            {say.howToEnter()}{' '}
            {season.entriesUntil !== null && (
              <T of={say.entriesUntilTime({ time: <Time at={season.entriesUntil} as="moment" /> })} />
            )}
          </p>
          {!hasSession && (
            <p>
              <ButtonLink href={loginPath(seasonPath(league.id, season.id, 'teams'))}>{say.signInToEnter()}</ButtonLink>
            </p>
          )}
          {own?.length === 0 && (
            <p>
              <ButtonLink href="/me/teams">{say.makeTeamFirst()}</ButtonLink>
            </p>
          )}
          {own && own.length > 1 && entry && (
            <Select
              label={say.headTeam()}
              value={entry.team}
              choices={own.map(({ team, name }) => ({ value: team, label: name }))}
              onChoose={choose}
            />
          )}
          {entry && (
            <SquadForm
              key={entry.team}
              league={league.id}
              season={season.id}
              entry={entry}
              isNamed={own!.length === 1}
            />
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}

interface SquadFormProps {
  league: string
  season: string
  entry: OwnSeasonEntry
  /** Whether the form says which team it is of: with several teams, the choice above says it. */
  isNamed: boolean
}

function SquadForm({ league, season, entry, isNamed }: SquadFormProps) {
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
