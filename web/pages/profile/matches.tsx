import { useQuery } from '@tanstack/react-query'
import type { ProfileOf } from '#core/contract/paths.ts'
import { userQueries } from '../../api/users.ts'
import { MatchList } from '../../parts/match/match-list.tsx'
import { Fault } from '../../ui/fault.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const ROW = 73

/** The matches of a user, player or team; when they do not load, the rest of the profile stays. */
export function Matches({ of, id }: { of: ProfileOf; id: string }) {
  const { data: cards, error, refetch } = useQuery(userQueries.matches(of, id))
  if (cards) return <MatchList cards={cards} />
  if (!error) return <Skeleton rows={4} height={ROW} head={false} />
  return (
    <Panel>
      <Fault what="The matches did not load" why={error.message} onRetry={() => void refetch()} />
    </Panel>
  )
}
