import * as say from '#words/tournament.js'
import { Suspense, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import type { Me } from '#core/rows/profile.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinRefusal } from '#core/tournament/registration.ts'
import type { RegistrationStatus } from '../../api/answers.ts'
import { joinTournament, registrationQueries, withdrawEntry } from '../../api/registration.ts'
import { replaceAnswer } from '../../api/replace-answer.ts'
import { sessionQueries, useMe } from '../../api/session.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './join-panel.module.css'

const JoinLetters = lazyView<{ wants: boolean; onChange: (wants: boolean) => void }>(
  async () => (await import('./join-letters.tsx')).JoinLetters,
)

const STATE_TEXTS = {
  none: { open: say.registrationIsOpen, approve: say.directorApproves },
  waiting: say.askedToJoin,
  joined: say.youAreIn,
}

/** The entry form of a tournament. Renders nothing when it takes no entries. */
export function JoinPanel({ snapshot, id, className }: JoinPanelProps) {
  const me = useMe()
  const { pathname } = useLocation()
  if (joinRefusal(snapshot)) return null
  return (
    <Panel title={say.join()} className={className}>
      <div className={styles.body}>
        {me && <OwnEntry snapshot={snapshot} id={id} me={me} />}
        {me === null && (
          <>
            <p>{STATE_TEXTS.none[snapshot.settings.allowRegistration === 'open' ? 'open' : 'approve']()}</p>
            <ButtonLink look="primary" href={loginPath(pathname)}>
              {say.joinThisTournament()}
            </ButtonLink>
          </>
        )}
      </div>
    </Panel>
  )
}

interface JoinPanelProps {
  snapshot: Snapshot
  id: string
  className?: string | undefined
}

function OwnEntry({ snapshot, id, me }: { snapshot: Snapshot; id: string; me: Me }) {
  const cache = useQueryClient()
  const { data: entry } = useQuery(registrationQueries.entry(id))
  const teams = me.teams.filter(({ level }) => level > 0)
  const [team, choose] = useState(teams[0]?.id)
  const [wantsLetters, wantLetters] = useState(false)
  const isTeam = snapshot.settings.competitors === 'team'
  const onSuccess = (after: RegistrationStatus): void => {
    void replaceAnswer(cache, registrationQueries.entry(id).queryKey, after)
    void cache.invalidateQueries({ queryKey: sessionQueries.me().queryKey })
  }
  const joining = useMutation({
    mutationFn: () => joinTournament(id, isTeam ? team : undefined, wantsLetters),
    onSuccess,
  })
  const leaving = useMutation({ mutationFn: (of: string | undefined) => withdrawEntry(id, of), onSuccess })
  if (!entry) return null
  const error = joining.error ?? leaving.error
  const { state, mayWithdraw, entries } = entry
  const withdraw = (of?: string) => leaving.mutate(of)
  const words =
    state === 'none'
      ? STATE_TEXTS.none[snapshot.settings.allowRegistration === 'open' ? 'open' : 'approve']
      : STATE_TEXTS[state]
  return (
    <>
      <p>{words()}</p>
      {state === 'none' && isTeam && teams.length === 0 && <p>{say.toJoinBeTeamAdmin()}</p>}
      {state === 'none' && isTeam && teams.length > 1 && team && (
        <Select
          label={say.teamWord()}
          value={team}
          onChoose={choose}
          choices={teams.map(({ id: value, name }) => ({ value, label: name }))}
        />
      )}
      {state === 'none' && (!isTeam || teams.length > 0) && me.isVerified && snapshot.settings.letters !== 'none' && (
        <Suspense>
          <JoinLetters wants={wantsLetters} onChange={wantLetters} />
        </Suspense>
      )}
      {state === 'none' && (!isTeam || teams.length > 0) && (
        <Button look="primary" disabled={joining.isPending} onClick={() => joining.mutate()}>
          {say.joinThisTournament()}
        </Button>
      )}
      {mayWithdraw && entries.length <= 1 && (
        <Button disabled={leaving.isPending} onClick={() => withdraw(entries[0]?.team ?? undefined)}>
          {say.withdraw({ isTeam })}
        </Button>
      )}
      {mayWithdraw &&
        entries.length > 1 &&
        entries.map(({ no, name, team: of }) => (
          <Button key={no} disabled={leaving.isPending} onClick={() => withdraw(of ?? undefined)}>
            {say.withdrawTeam({ name })}
          </Button>
        ))}
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
    </>
  )
}
