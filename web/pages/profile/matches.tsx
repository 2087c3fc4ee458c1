import * as say from '#words/profilePages.js'
import { useQuery } from '@tanstack/react-query'
import { withLanguage } from '#core/addresses/with-language.ts'
import type { ProfileOf } from '#core/addresses/paths.ts'
import { userQueries } from '../../api/users.ts'
import { MatchList } from '../../parts/match/match-list.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const ROW = 73
const KINDS = { '@': 'user', player: 'player', team: 'team' }

/** The matches of a user, player or team; if they fail to load, the rest of the profile stays. */
export function Matches({ of, id }: { of: ProfileOf; id: string }) {
  const { data: cards, error, refetch } = useQuery(userQueries.matches(of, id))
  const calendar = withLanguage(`/api/${KINDS[of]}/${encodeURIComponent(id)}/calendar.ics`)
  if (cards) return <MatchList matches={cards} calendar={calendar} />
  if (!error) return <Skeleton rows={4} height={ROW} />
  return (
    <Panel>
      <ErrorPanel what={say.matchesNotLoaded()} why={error.message} onRetry={() => void refetch()} />
    </Panel>
  )
}
