import * as say from '#words/team.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member, TeamProfile } from '#core/rows/profile.ts'
import { sessionQueries, useMe } from '../../api/session.ts'
import { addUser, removeUser, setLevel } from '../../api/team-mutations.ts'
import { teamQueries } from '../../api/teams.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PersonRow } from '../people/person-row.tsx'
import { Invited } from './invited.tsx'
import { RemoveMember } from './remove-member.tsx'
import { AddMember } from './add-member.tsx'
import styles from './members.module.css'

interface LastChange {
  words: string
  undo: MemberChange['act']
}

/** The members page for a team's own members; admins can change the members. */
export function TeamMembers({ team }: { team: TeamProfile }) {
  const { id, users, invited } = team
  const me = useMe()
  const cache = useQueryClient()
  const [done, did] = useState<LastChange>()
  const [leaving, askToRemove] = useState<string>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ act }: MemberChange) => act(),
    onSuccess({ message }, { undo }) {
      did(undo && { words: message, undo })
      void cache.invalidateQueries({ queryKey: teamQueries.profile(id).queryKey })
      void cache.invalidateQueries({ queryKey: sessionQueries.me().queryKey })
    },
  })
  const isAdmin = team.permissions > 0
  const acts = (member: Member) => {
    const { username, level } = member
    const isSelf = member.id === me?.id
    const other = level > 0 ? 0 : 1
    return (
      <span className={styles.acts}>
        {isAdmin && (
          <Button
            small
            look="quiet"
            disabled={isPending}
            aria-label={level > 0 ? say.makeMemberNamed({ username }) : say.makeAdminNamed({ username })}
            onClick={() =>
              mutate({
                act: () => setLevel(id, { username, level: other }),
                undo: isSelf ? undefined : () => setLevel(id, { username, level: level > 0 ? 1 : 0 }),
              })
            }
          >
            {level > 0 ? say.makeMember() : say.makeAdmin()}
          </Button>
        )}
        {(isAdmin || isSelf) && (
          <Button
            small
            look="quiet"
            disabled={isPending}
            aria-label={isSelf ? undefined : say.removeNamed({ username })}
            onClick={() => askToRemove(username)}
          >
            {isSelf ? say.leaveButton() : say.remove()}
          </Button>
        )}
      </span>
    )
  }
  return (
    <>
      {isAdmin && (
        <AddMember
          users={users}
          invited={invited}
          busy={isPending}
          onAdd={(username) => mutate(inviteChange(id, username))}
        />
      )}
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      {done && !error && (
        <MessageBar kind="ok">
          {done.words}{' '}
          <button
            type="button"
            className={styles.undo}
            disabled={isPending}
            onClick={() => mutate({ act: done.undo, undo: undefined })}
          >
            {say.undo()}
          </button>
        </MessageBar>
      )}
      <Invited
        usernames={invited}
        busy={isPending}
        onWithdraw={(username) => mutate({ act: () => removeUser(id, username), undo: () => addUser(id, username) })}
      />
      <People title={say.admins()} people={users.filter(({ level }) => level > 0)} acts={acts} />
      <People title={say.members()} people={users.filter(({ level }) => level <= 0)} acts={acts} />
      {leaving !== undefined && (
        <RemoveMember
          username={leaving}
          isSelf={leaving === me?.username}
          onClose={() => askToRemove(undefined)}
          onRemove={() => {
            mutate({ act: () => removeUser(id, leaving), undo: undefined })
            askToRemove(undefined)
          }}
        />
      )}
    </>
  )
}

interface MemberChange {
  act: () => Promise<{ message: string }>
  undo: MemberChange['act'] | undefined
}

const inviteChange = (id: string, username: string): MemberChange => ({
  act: () => addUser(id, username),
  undo: () => removeUser(id, username),
})

function People({ title, people, acts }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <Panel title={title} count={people.length}>
      <ul className={styles.lines}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} />
            {acts(person)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface PeopleProps {
  title: string
  people: Member[]
  acts: (member: Member) => React.ReactNode
}
