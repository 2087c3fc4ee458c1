import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { matchPath, profilePath } from '#core/addresses/paths.ts'
import { confirmLink, linkQueries } from '../../api/links.ts'
import { useMe } from '../../api/session.ts'
import { AskedPanel } from './asked-panel.tsx'
import { outside } from './outside.ts'

/** Game links that wait for the director; nothing for who does not direct the tournament. */
export function LinksPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const waiting = linkQueries.pendingOfTournament(id)
  const { data = [] } = useQuery({ ...waiting, enabled: me?.directs.includes(id) === true })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: { link: string; accept: boolean }) => confirmLink(id, given),
    onSuccess: (left) => cache.setQueryData(waiting.queryKey, left),
  })
  return (
    <AskedPanel
      title="Game links to confirm"
      asked={data}
      keyOf={(one) => one.id}
      grant="Confirm"
      busy={isPending}
      fault={error?.message}
      onAnswer={(one, accept) => mutate({ link: one.id, accept })}
    >
      {({ match, name, link, username }) => (
        <>
          <a href={matchPath(match)}>
            <bdi>{name}</bdi>
          </a>
          <br />
          <a href={outside(link)?.href} rel="external noopener nofollow ugc">
            {link.replace(/^https?:\/\//, '')}
          </a>
          {username && (
            <>
              {' by '}
              <a href={profilePath('@', username)}>{username}</a>
            </>
          )}
        </>
      )}
    </AskedPanel>
  )
}
