import * as sayLate from '#words/tournamentLate.js'
import * as say from '#words/tournament.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { matchPath, profilePath } from '#core/addresses/paths.ts'
import { confirmLink, linkQueries } from '../../api/links.ts'
import { replaceAnswer } from '../../api/replace-answer.ts'
import { useMe } from '../../api/session.ts'
import { ApprovalPanel } from './approval-panel.tsx'
import { parseSafeUrl } from '../../ui/safe-url.ts'

/** Game links that wait for approval. Renders nothing for a reader who does not direct the tournament. */
export function LinksPanel({ id }: { id: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const waiting = linkQueries.pendingOfTournament(id)
  const { data = [] } = useQuery({ ...waiting, enabled: me?.directedTournaments.includes(id) === true })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: { link: string; accept: boolean }) => confirmLink(id, input),
    onSuccess: (left) => replaceAnswer(cache, waiting.queryKey, left),
  })
  return (
    <ApprovalPanel
      title={say.gameLinksToConfirm()}
      items={data}
      keyOf={(one) => one.id}
      approveLabel={say.confirm()}
      busy={isPending}
      error={error?.message}
      onAnswer={(one, accept) => mutate({ link: one.id, accept })}
    >
      {({ match, name, link, sides, username }) => (
        <>
          <Link to={matchPath(match)}>
            <bdi>{name}</bdi>
          </Link>
          <br />
          {username ? (
            <T
              of={sayLate.linkBy({
                link: <GameLink link={link} />,
                person: <Link to={profilePath('@', username)}>{username}</Link>,
              })}
            />
          ) : (
            <GameLink link={link} />
          )}
          {sides && (
            <>
              <br />
              <T of={sayLate.sidesThere({ first: <bdi>{sides[0]}</bdi>, second: <bdi>{sides[1]}</bdi> })} />
            </>
          )}
        </>
      )}
    </ApprovalPanel>
  )
}

const GameLink = ({ link }: { link: string }) => (
  <a href={parseSafeUrl(link)?.href} rel="external noopener nofollow ugc">
    {link.replace(/^https?:\/\//, '')}
  </a>
)
