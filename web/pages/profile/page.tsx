import type { ProfileOf, ProfileTab } from '#core/addresses/paths.ts'
import { PlayerPage } from './player.tsx'
import { TeamPage } from './team.tsx'
import { UserPage } from './user.tsx'

export function ProfilePage({ of, id, tab }: { of: ProfileOf; id: string; tab: ProfileTab }) {
  if (of === '@') return <UserPage id={id} tab={tab} />
  return of === 'team' ? <TeamPage id={id} tab={tab} /> : <PlayerPage id={id} tab={tab} />
}
