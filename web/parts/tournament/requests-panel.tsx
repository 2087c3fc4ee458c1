import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { profilePath } from '#core/contract/paths.ts'
import { answer, joiningQueries } from '../../api/joining.ts'
import { useMe } from '../../api/session.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './join-panel.module.css'

/** Who asks the reader to be let in; nothing for who does not direct the tournament, or when nobody asks. */
export function RequestsPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const { queryKey } = joiningQueries.requests(id)
  const { data = [] } = useQuery({ ...joiningQueries.requests(id), enabled: me?.directs.includes(id) === true })
  const { run, busy, fault } = useAct(
    (given: { user: string; accept: boolean }) => answer(id, given),
    (left) => cache.setQueryData(queryKey, left),
  )
  if (data.length === 0) return null
  return (
    <Panel title="Requests to join" count={data.length}>
      <ul className={styles.requests}>
        {data.map(({ user, username, name, team }) => (
          <li key={user}>
            <span>
              <Link href={profilePath('@', username)}>{name ?? username}</Link>
              {team && ` with ${team}`}
            </span>
            <Button small look="primary" disabled={busy} onClick={() => void run({ user, accept: true })}>
              Accept
            </Button>
            <Button small disabled={busy} onClick={() => void run({ user, accept: false })}>
              Refuse
            </Button>
          </li>
        ))}
      </ul>
      {fault && <MessageBar kind="bad">{fault}</MessageBar>}
    </Panel>
  )
}
