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
        <EmptyState sentence="No members yet.">Members appear here once the team is claimed.</EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <People title="Admins" people={admins} />
      <People title="Members" people={others} />
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
