import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { profilePath } from '#core/contract/paths.ts'
import { answerClaim, claimQueries } from '../../api/claims.ts'
import { useMe } from '../../api/session.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './join-panel.module.css'

/** Who says that an entry is theirs; nothing for who does not direct the tournament, or when nobody does. */
export function ClaimsPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const requests = claimQueries.requests(id)
  const { data = [] } = useQuery({ ...requests, enabled: me?.directs.includes(id) === true })
  const { run, busy, fault } = useAct(
    (given: { user: string; no: number; accept: boolean }) => answerClaim(id, given),
    (left) => cache.setQueryData(requests.queryKey, left),
  )
  if (data.length === 0) return null
  return (
    <Panel title="Requests to register" count={data.length}>
      <ul className={styles.requests}>
        {data.map(({ user, username, name, no, entry }) => (
          <li key={`${user} ${no}`}>
            <span>
              <Link href={profilePath('@', username)}>{name ?? username}</Link> as <bdi>{entry}</bdi>
            </span>
            <Button small look="primary" disabled={busy} onClick={() => void run({ user, no, accept: true })}>
              Accept
            </Button>
            <Button small disabled={busy} onClick={() => void run({ user, no, accept: false })}>
              Refuse
            </Button>
          </li>
        ))}
      </ul>
      {fault && <MessageBar kind="bad">{fault}</MessageBar>}
    </Panel>
  )
}
