import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { matchPath, profilePath } from '#core/contract/paths.ts'
import { confirmLink, linkQueries } from '../../api/links.ts'
import { useMe } from '../../api/session.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { outside } from './outside.ts'
import styles from './join-panel.module.css'

/** Game links that wait for the director; nothing for who does not direct the tournament, or when none waits. */
export function LinksPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const waiting = linkQueries.waiting(id)
  const { data = [] } = useQuery({ ...waiting, enabled: me?.directs.includes(id) === true })
  const { run, busy, fault } = useAct(
    (given: { link: string; accept: boolean }) => confirmLink(id, given),
    (left) => cache.setQueryData(waiting.queryKey, left),
  )
  if (data.length === 0) return null
  return (
    <Panel title="Game links to confirm" count={data.length}>
      <ul className={styles.requests}>
        {data.map(({ id: link, match, name, link: address, username }) => (
          <li key={link}>
            <span>
              <Link href={matchPath(match)}>
                <bdi>{name}</bdi>
              </Link>
              <br />
              <a href={outside(address)?.href} rel="external noopener nofollow ugc">
                {address.replace(/^https?:\/\//, '')}
              </a>
              {username && (
                <>
                  {' by '}
                  <Link href={profilePath('@', username)}>{username}</Link>
                </>
              )}
            </span>
            <Button small look="primary" disabled={busy} onClick={() => void run({ link, accept: true })}>
              Confirm
            </Button>
            <Button small disabled={busy} onClick={() => void run({ link, accept: false })}>
              Refuse
            </Button>
          </li>
        ))}
      </ul>
      {fault && <MessageBar kind="bad">{fault}</MessageBar>}
    </Panel>
  )
}
