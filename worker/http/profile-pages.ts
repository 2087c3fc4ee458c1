import type { Context } from 'hono'
import * as z from 'zod/mini'
import { nameListSelection } from '#core/addresses/initial-queries.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { OWN_TABS, profilePath, type RouteOf } from '#core/addresses/paths.ts'
import { PeopleQuery } from '#core/contract/people.ts'
import type { Card, PlayerProfile, TeamProfile, UserProfile } from '#core/people/profile.ts'
import * as teams from '../data/teams.ts'
import * as users from '../data/users.ts'
import type { App } from '../env.ts'
import { firstAnswers, type First } from './first.ts'
import { type Head, titled } from './head.ts'
import { loadTeamsPage, loadUsersPage } from './lists.ts'
import { accountsOf, PERMISSIONS, playerProfile, teamProfile, userProfile, type Told } from './profiles.ts'
import { visitor } from './session.ts'

export type ProfilePlace = RouteOf<'profile'>

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
  const first = await firstAnswers(PAGES.profile.queries(where), {
    profile: () => JSON.stringify(profile),
    profileMatches: () => JSON.stringify(found.cards(Date.now()) satisfies Card[]),
    accounts: async () => JSON.stringify(await accountsOf(c, id, asker)),
  })
  return { head: headOf(profile), path: pathOf(where, profile), first, isPrivate: asker !== undefined }
}

function headOf(profile: UserProfile | PlayerProfile | TeamProfile): Head {
  const about = 'bio' in profile && profile.bio.trim()
  return titled(PAGES.profile.title(profile), about || undefined)
}

/** Where the profile stands for good. */
function pathOf({ of, id, tab }: ProfilePlace, profile: UserProfile | PlayerProfile | TeamProfile): string {
  if ('username' in profile && profile.username !== null) return profilePath('@', profile.username)
  return profilePath(of, of === 'team' ? profile.id : id, tab)
}

const LISTS = {
  teams: { page: loadTeamsPage, letters: teams.letters },
  users: { page: loadUsersPage, letters: users.letters },
}

/** What the lists of teams and of users show first: a page of the names that the address asks for, and under which letters there are more. */
export function firstOfPeople(c: Context<App>, page: 'teams' | 'users'): Promise<First[]> {
  const { searchParams } = new URL(c.req.url)
  const param = (name: string) => searchParams.get(name)
  const { page: loadPage, letters } = LISTS[page]
  return firstAnswers(PAGES[page].queries({ page }, { param }), {
    letters: async () => JSON.stringify(await letters(c.var.db)),
    async nameList() {
      const query = z.safeParse(PeopleQuery, { limit: String(ROWS), ...asked(nameListSelection(param)) })
      // What cannot be asked is for the call to say.
      if (!query.success) return undefined
      return (await loadPage(c, query.data)).text
    },
  })
}

/** A selection as the call has it in its address. */
const asked = (selection: object) => Object.fromEntries(Object.entries(selection).filter(([, value]) => value !== ''))
