import type { Context } from 'hono'
import * as z from 'zod/mini'
import { nameListSelection } from '#core/addresses/initial-queries.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { OWN_TABS, profilePath, type RouteOf } from '#core/addresses/paths.ts'
import { NameListQuery } from '#core/contract/name-lists.ts'
import type { ProfileMatch, PlayerProfile, TeamProfile, UserProfile } from '#core/rows/profile.ts'
import * as teams from '../data/teams.ts'
import * as users from '../data/users.ts'
import { MINUTE } from '#core/time.ts'
import type { AppEnv } from '../env.ts'
import { firstAnswers, type InitialQuery } from './initial-queries.ts'
import { lru } from '../cache/lru.ts'
import { type Head, headWithTitle } from './head.ts'
import { loadTeamsPage, loadUsersPage } from '../use-cases/list-pages.ts'
import {
  listAccounts,
  PERMISSIONS,
  playerProfile,
  teamProfile,
  userProfile,
  type LoadedProfile,
} from '../use-cases/profiles.ts'
import { callerOf } from '../http/caller.ts'
import { limitProfiles } from '../http/limit-profiles.ts'
import { isWithinMinute } from '../http/per-minute.ts'
import { currentUser } from '../http/session.ts'

export type ProfilePlace = RouteOf<'profile'>

/** A page of a list, and one row more that tells whether there is a next page. */
const ROWS_AND_ONE_MORE = 100

const LOADERS = { '@': userProfile, player: playerProfile, team: teamProfile }

/** A profile page's head, path and first queries; undefined if there is no such profile. */
export async function loadProfilePage(c: Context<AppEnv>, route: ProfilePlace) {
  const viewer = await currentUser(c)
  const { of, id, tab } = route
  await limitProfiles(c, id, viewer)
  const found: LoadedProfile<UserProfile | PlayerProfile | TeamProfile> | undefined = await LOADERS[of](
    callerOf(c),
    id,
    viewer,
  )
  if (!found) return undefined
  const { profile } = found
  if (OWN_TABS.includes(tab) && !('permissions' in profile && profile.permissions >= PERMISSIONS.own))
    return { redirectTo: profilePath(of, id) }
  const lasting = lastingPath(route, profile)
  if (lasting !== undefined) return { redirectTo: lasting + new URL(c.req.url).search }
  const initialQueries = await firstAnswers(PAGES.profile.queries(route), {
    profile: () => JSON.stringify(profile),
    profileMatches: () => JSON.stringify(found.matches(Date.now()) satisfies ProfileMatch[]),
    accounts: async () => JSON.stringify(await listAccounts(callerOf(c), id, viewer)),
  })
  return { head: () => headOf(profile), path: pathOf(route, profile), initialQueries, isPrivate: viewer !== undefined }
}

function headOf(profile: UserProfile | PlayerProfile | TeamProfile): Head {
  const about = 'bio' in profile && profile.bio.trim()
  return headWithTitle(PAGES.profile.title(profile), about || undefined)
}

/** The canonical path of a profile. */
function pathOf({ of, id, tab }: ProfilePlace, profile: UserProfile | PlayerProfile | TeamProfile): string {
  if ('username' in profile && profile.username !== null) return profilePath('@', profile.username)
  return profilePath(of, of === 'team' ? profile.id : id, tab)
}

/** The permanent path of a profile, if it differs from the requested one. */
function lastingPath({ of, id, tab }: ProfilePlace, profile: UserProfile | PlayerProfile | TeamProfile) {
  if ('userId' in profile && profile.userId !== null) return profilePath('@', profile.userId)
  if (of === '@' && 'username' in profile && profile.username !== null && profile.username !== id)
    return profilePath('@', profile.username, tab)
  if (of === 'team' && profile.id !== id) return profilePath('team', profile.id, tab)
  return undefined
}

const LISTS = {
  teams: { page: loadTeamsPage, letters: teams.listLetters },
  users: { page: loadUsersPage, letters: users.listLetters },
}

const MAX_LISTS = 100
/** Lists that this isolate has shown, for clients that may ask for no more right now. */
const shownLists = lru<{ queries: InitialQuery[]; at: number }>(MAX_LISTS)

/**
 * The first queries of the lists of teams and users: the page of names in the address, and the initials of all names.
 */
export async function peopleInitialQueries(c: Context<AppEnv>, page: 'teams' | 'users'): Promise<InitialQuery[]> {
  const { searchParams } = new URL(c.req.url)
  const param = (name: string) => searchParams.get(name)
  const { page: loadPage, letters } = LISTS[page]
  const key = JSON.stringify([page, nameListSelection(param)])
  if (!(await isWithinMinute(c, 'lists'))) {
    const shown = shownLists.get(key)
    return shown && shown.at + MINUTE > Date.now() ? shown.queries : []
  }
  const queries = await firstAnswers(PAGES[page].queries({ page }, { param }), {
    letters: async () => JSON.stringify(await letters(c.var.db)),
    async nameList() {
      const query = z.safeParse(NameListQuery, {
        limit: String(ROWS_AND_ONE_MORE),
        ...withoutEmpty(nameListSelection(param)),
      })
      // An invalid query is refused by the call itself.
      if (!query.success) return undefined
      return (await loadPage(callerOf(c), query.data)).text
    },
  })
  shownLists.set(key, { queries, at: Date.now() })
  return queries
}

/** The selection without empty values, as in the call's address. */
const withoutEmpty = (selection: object) =>
  Object.fromEntries(Object.entries(selection).filter(([, value]) => value !== ''))
