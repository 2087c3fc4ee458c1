import type { Context } from 'hono'
import { OWN_TABS, profilePath, type Place } from '#core/contract/paths.ts'
import { titleOfProfile } from '#core/contract/profile-title.ts'
import type { Card, PlayerProfile, TeamProfile, UserProfile } from '#core/people/profile.ts'
import * as teams from '../data/teams.ts'
import * as users from '../data/users.ts'
import type { App } from '../env.ts'
import type { First } from './first.ts'
import { type Head, titled } from './head.ts'
import { loadTeamsPage, loadUsersPage } from './lists.ts'
import { accountsOf, PERMISSIONS, playerProfile, teamProfile, userProfile, type Told } from './profiles.ts'
import { visitor } from './session.ts'

export type ProfilePlace = Extract<Place, { page: 'profile' }>

/** A page of a list, and one more that tells whether there are more. */
const ROWS = 101

const LOOK_UP = { '@': userProfile, player: playerProfile, team: teamProfile }

/** What a profile's page is called, where it stands, and what it shows first; undefined where there is nobody. */
export async function profilePage(c: Context<App>, where: ProfilePlace) {
  const asker = await visitor(c)
  const { of, id, tab } = where
  const found: Told<UserProfile | PlayerProfile | TeamProfile> | undefined = await LOOK_UP[of](c, id, asker)
  if (!found) return undefined
  const { profile } = found
  if (OWN_TABS.includes(tab) && !('permissions' in profile && profile.permissions >= PERMISSIONS.own))
    return { elsewhere: profilePath(of, id) }
  const key = [of, id] as const
  const first: First[] = [[key, JSON.stringify(profile)]]
  if (tab === 'play' || (of === '@' && tab === 'tournaments')) {
    first.push([[...key, 'matches'], JSON.stringify(found.cards(Date.now()) satisfies Card[])])
  }
  if (of === '@') first.push([[...key, 'accounts'], JSON.stringify(await accountsOf(c, id, asker))])
  return { head: headOf(profile), path: pathOf(where, profile), first, isPrivate: asker !== undefined }
}

function headOf(profile: UserProfile | PlayerProfile | TeamProfile): Head {
  const about = 'bio' in profile && profile.bio.trim()
  return titled(titleOfProfile(profile), about || undefined)
}

/** Where the profile stands for good. */
function pathOf({ of, id, tab }: ProfilePlace, profile: UserProfile | PlayerProfile | TeamProfile): string {
  if ('username' in profile && profile.username !== null) return profilePath('@', profile.username)
  return profilePath(of, of === 'team' ? profile.id : id, tab)
}

/** What the lists of teams and of users show first: as many as a page has, and under which letters there are more. */
export async function firstOfPeople(c: Context<App>, page: 'teams' | 'users'): Promise<First[]> {
  const { searchParams } = new URL(c.req.url)
  if (searchParams.size > 0) return []
  const query = { limit: ROWS }
  const [list, letters] =
    page === 'teams'
      ? await Promise.all([loadTeamsPage(c, query), teams.letters(c.var.db)])
      : await Promise.all([loadUsersPage(c, query), users.letters(c.var.db)])
  return [
    [[page, 'letters'], JSON.stringify(letters)],
    [[page, '', '', ''], list.text],
  ]
}
