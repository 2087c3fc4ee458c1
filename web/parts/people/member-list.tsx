import * as say from '#words/people.js'
import type { Member } from '#core/rows/profile.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PersonRow } from './person-row.tsx'
import styles from './name-row.module.css'

export function MemberList({ members }: { members: Member[] }) {
  const admins = members.filter(({ level }) => level > 0)
  const others = members.filter(({ level }) => level <= 0)
  if (members.length === 0) {
    return (
      <Panel>
        <EmptyState sentence={say.noMembersYet()}>{say.membersAppearHere()}</EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <People title={say.admins()} people={admins} />
      <People title={say.members()} people={others} />
    </>
  )
}

function People({ title, people }: { title: string; people: Member[] }) {
  if (people.length === 0) return null
  return (
    <Panel title={title} count={people.length}>
      <ul className={styles.lines}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
