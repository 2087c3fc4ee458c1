import * as say from '#words/team.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Member } from '#core/rows/profile.ts'
import { userQueries } from '../../api/users.ts'
import { useDebounced } from '../../hooks/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { PersonRow } from '../people/person-row.tsx'
import styles from './members.module.css'
import own from './add-member.module.css'

const MAX_SUGGESTIONS = 8

export function AddMember({ users, invited, busy, onAdd }: AddMemberProps) {
  const [text, search] = useState('')
  const sought = useDebounced(text.trim())
  const { data = [] } = useQuery({ ...userQueries.list({ search: sought }), enabled: sought !== '' })
  const present = new Set(users.map(({ id }) => id))
  const found = data.slice(0, MAX_SUGGESTIONS)
  return (
    <Panel title={say.addNewMember()}>
      <div className={own.search}>
        <SearchBox label={say.username()} value={text} onSearch={search} placeholder={say.searchForAUser()} />
      </div>
      {text.trim() !== '' && sought !== '' && (
        <ul className={styles.lines} aria-label={say.usersFound()}>
          {found.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} />
              <span className={styles.acts}>
                {present.has(person.id) ? (
                  <span className={own.present}>{say.alreadyAMember()}</span>
                ) : invited.includes(person.username) ? (
                  <span className={own.present}>{say.isInvited()}</span>
                ) : (
                  <Button
                    small
                    disabled={busy}
                    aria-label={say.inviteNamed({ username: person.username })}
                    onClick={() => {
                      onAdd(person.username)
                      search('')
                    }}
                  >
                    {say.invite()}
                  </Button>
                )}
              </span>
            </li>
          ))}
          {found.length === 0 && <li className={own.none}>{say.noUsersFound()}</li>}
        </ul>
      )}
    </Panel>
  )
}

interface AddMemberProps {
  /** Current members, who can't be added again. */
  users: Member[]
  /** Usernames of those who haven't answered yet. */
  invited: string[]
  busy: boolean
  onAdd: (username: string) => void
}
