import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { givesNorms } from '#core/norms/gives-norms.ts'
import { season } from '#core/rows/season.ts'
import type { ProfileEntry } from '#core/rows/profile.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY } from '#core/time.ts'
import { useNow } from '../../hooks/use-now.ts'
import { teamQueries } from '../../api/teams.ts'
import { userQueries } from '../../api/users.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { AgainstPanel } from './against-panel.tsx'
import { NormPanel } from './norm-panel.tsx'
import { SeasonPanel } from './season-panel.tsx'

// Few events have prizes.
const PrizePanel = lazyView(async () => (await import('./prize-panel.tsx')).PrizePanel)

/** What a competitor has done beyond this event: the season, and the results against the opponent of this round. */
export function Beyond({ snapshot, player, opponent, isPlaying }: BeyondProps) {
  const side = (position: number) => ({
    id: competitorId(snapshot, position),
    name: competitorName(snapshot, position),
  })
  // Private events don’t count, and a call about their entries would be refused.
  const isPublic = snapshot.settings.public
  return (
    <>
      {snapshot.prizes && snapshot.active && !snapshot.hidden && (
        <Suspense>
          <PrizePanel snapshot={snapshot} player={player} />
        </Suspense>
      )}
      {givesNorms(snapshot) && <NormPanel snapshot={snapshot} player={player} />}
      <OwnSeason snapshot={snapshot} player={player} />
      {isPublic && opponent !== undefined && (
        <AgainstPanel first={side(player)} second={side(opponent)} isPlaying={isPlaying} />
      )}
    </>
  )
}

interface BeyondProps {
  snapshot: Snapshot
  /** Positions in the player columns. */
  player: number
  opponent: number | undefined
  isPlaying: boolean
}

const QUIET = { throwOnError: false, retry: false }

function OwnSeason({ snapshot, player }: Pick<BeyondProps, 'snapshot' | 'player'>) {
  const now = useNow(DAY)
  const id = competitorId(snapshot, player)
  const owner = snapshot.players.owner?.[player]
  const isTeam = snapshot.settings.competitors === 'team'
  const team = useQuery({ ...teamQueries.profile(id), ...QUIET, enabled: isTeam })
  const user = useQuery({ ...userQueries.profile(owner ?? ''), ...QUIET, enabled: !isTeam && owner !== undefined })
  const entry = useQuery({ ...userQueries.playerProfile(id), ...QUIET, enabled: !isTeam && owner === undefined })
  const entries: ProfileEntry[] | undefined = (isTeam ? team.data : (user.data ?? entry.data))?.tournaments
  if (!entries) return null
  return <SeasonPanel season={season(entries, new Date(now).getUTCFullYear())} isTeam={isTeam} />
}
