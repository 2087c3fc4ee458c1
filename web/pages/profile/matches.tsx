import * as say from '#words/profilePages.js'
import * as sayScores from '#words/scores.js'
import { useQuery } from '@tanstack/react-query'
import { withLanguage } from '#core/addresses/with-language.ts'
import type { ProfileOf } from '#core/addresses/paths.ts'
import { formOfMatches } from '#core/rows/form.ts'
import type { ProfileEntry } from '#core/rows/profile.ts'
import { season } from '#core/rows/season.ts'
import { DAY } from '#core/time.ts'
import { useNow } from '../../hooks/use-now.ts'
import { SeasonPanel } from '../../parts/card/season-panel.tsx'
import { FormStrip } from '../../parts/match/form-strip.tsx'
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

/** The last results of a profile, beside its season. */
export function ProfileForm({ of, id }: { of: ProfileOf; id: string }) {
  const { data } = useQuery(userQueries.matches(of, id))
  const form = data ? formOfMatches(data) : []
  if (form.length === 0) return null
  return (
    <Panel title={sayScores.form()} action={<FormStrip form={form} />}>
      {null}
    </Panel>
  )
}

export const ProfileSeason = ({ entries, isTeam }: { entries: ProfileEntry[]; isTeam: boolean }) => {
  const now = useNow(DAY)
  return <SeasonPanel season={season(entries, new Date(now).getUTCFullYear())} isTeam={isTeam} />
}
