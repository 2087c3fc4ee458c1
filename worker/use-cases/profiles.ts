import { contactAnswers, visibleContact, type ViewerRelation } from '#core/people/contact.ts'
import {
  profileMatches,
  pendingGameLinks,
  newestRoundFirst,
  playerProfileOf,
  type EntrySlice,
} from '#core/rows/entry-slice.ts'
import { publicMeta } from '#core/people/notes.ts'
import type {
  Account,
  MissingGameLink,
  ProfileEntry,
  ProfileMatch,
  PlayerProfile,
  TeamProfile,
  UserProfile,
} from '#core/rows/profile.ts'
import { may } from '#core/people/levels.ts'
import { levelInTeam } from '#core/people/team-level.ts'
import { isUsername } from '#core/people/username.ts'
import { parsePlayerId } from '#core/snapshot/ids.ts'
import { listSlices } from '../cache/entry-slices.ts'
import * as invitations from '../data/invitations.ts'
import * as links from '../data/links.ts'
import * as players from '../data/players.ts'
import * as teams from '../data/teams.ts'
import * as users from '../data/users.ts'
import type { SessionUser } from '../data/sessions.ts'
import { hasFacebookApp } from '../facebook/account.ts'
import type { Caller } from './caller.ts'
import { entriesOf } from './profile-entries.ts'
import { shownSlices } from './shown-slices.ts'

/** A profile, the data it was read from, and the matches of the same entries. */
export interface LoadedProfile<Profile> {
  profile: Profile
  slices: EntrySlice[]
  matches: (now: number) => ProfileMatch[]
}

const loadedProfile = <Profile>(profile: Profile, slices: EntrySlice[]): LoadedProfile<Profile> => ({
  profile,
  slices,
  matches: (now) => newestRoundFirst(slices.flatMap((slice) => profileMatches(slice, now))),
})

// The client's permission: a level minus 1. Levels are 2 for those in charge, 1 for members, 0 for all others.
export const PERMISSIONS = { own: 1, none: -1 }

/** A user by id or username; a word that can’t be either costs no query. */
async function findUser(caller: Caller, word: string): Promise<users.UserRecord | undefined> {
  return isUsername(word) ? users.find(caller.db, word, Date.now()) : undefined
}

const relationTo = (user: users.UserRecord, viewer: SessionUser | undefined): ViewerRelation => {
  if (!viewer) return 'visitor'
  return viewer.id === user.id ? 'self' : 'user'
}

interface UserEntries {
  id: string
  teams: { id: string }[]
}

const ownEntries = ({ id, teams }: UserEntries) => ({ user: id, teams: teams.map((team) => team.id) })

/** A user's profile as the viewer may see it. */
export async function userProfile(
  caller: Caller,
  word: string,
  viewer: SessionUser | undefined,
): Promise<LoadedProfile<UserProfile> | undefined> {
  const user = await findUser(caller, word)
  if (!user) return undefined
  const slices = await shownSlices(caller, ownEntries(user), viewer)
  return loadedProfile(profileOf(user, await entriesOf(caller, slices), relationTo(user, viewer)), slices)
}

function profileOf(user: users.UserRecord, entries: ProfileEntry[], relation: ViewerRelation): UserProfile {
  const { accounts, ...kept } = user
  const contact = visibleContact(relation, user)
  const isSelf = relation === 'self'
  const site = (id: Account['id']) => {
    const found = accounts.find((account) => account.id === id && (isSelf || isPublicAccount(account)))
    return found ? { username: found.username, verified: found.verified === 1 } : null
  }
  return {
    ...kept,
    lichess: site('lichess'),
    chessCom: site('chessCom'),
    contact,
    contactShown: isSelf ? contactAnswers(user) : null,
    email: contact?.email ?? null,
    emailMeta: isSelf ? user.emailMeta : null,
    meta: publicMeta(user.meta),
    theme: isSelf ? user.theme : null,
    permissions: isSelf ? PERMISSIONS.own : PERMISSIONS.none,
    players: entries.map(({ id }) => id),
    tournaments: entries,
  }
}

/** The matches for which the viewer may still add a game link; empty on other people’s profiles. */
export async function listPendingGameLinks(caller: Caller, user: UserEntries, viewer: SessionUser | undefined) {
  if (viewer?.id !== user.id) return []
  const slices = await listSlices(caller, ownEntries(user), viewer)
  const submitted = await links.listSubmittedBy(caller.db, user.id)
  const missing = slices.flatMap((slice) => pendingGameLinks(slice, Date.now())).filter(({ id }) => !submitted.has(id))
  const proposed = missing.length > 0 ? await links.listProposed(caller.db, missing) : new Map<string, string>()
  return missing.map((one): MissingGameLink => ({ ...one, proposed: proposed.get(one.id) ?? null }))
}

const ACCOUNT_SITES: Record<Account['id'], string> = {
  lichess: 'Lichess',
  chessCom: 'Chess.com',
  facebook: 'Facebook',
  email: 'Email',
}

/** Accounts on chess sites are public unless their owner hides them; an email address and a Facebook name never are. */
const isPublicAccount = ({ id, verified, public: isPublic }: users.StoredAccount): boolean =>
  (id === 'lichess' || id === 'chessCom') && verified === 1 && isPublic === 1

/** A user's accounts on other sites: all for the user, else verified public ones of chess sites. */
export async function listAccounts(
  caller: Caller,
  word: string,
  viewer: SessionUser | undefined,
): Promise<Account[] | undefined> {
  const user = await findUser(caller, word)
  if (!user) return undefined
  const isSelf = relationTo(user, viewer) === 'self'
  const shown = isSelf ? ownAccounts(user, hasFacebookApp(caller.env)) : user.accounts.filter(isPublicAccount)
  return shown.map((account) => ({
    ...account,
    name: ACCOUNT_SITES[account.id],
    icon: account.id,
    verified: account.verified === 1,
    public: account.public === 1,
    permanent: account.permanent === 1,
    sent: isSelf ? account.sent : null,
    canLink: account.username === '',
    hasMultiple: false,
  }))
}

const LINKABLE = ['lichess', 'chessCom'] as const
const UNLINKED = { username: '', link: null, verified: 0, public: 1, permanent: 0, sent: null } as const

/** The user's own view: linked accounts, their email address, and sites that could still be linked. */
function ownAccounts({ accounts, email, emailMeta }: users.UserRecord, facebook: boolean): users.StoredAccount[] {
  const address: users.StoredAccount = {
    ...UNLINKED,
    id: 'email',
    username: email ?? '',
    verified: emailMeta['verified'] === true ? 1 : 0,
    public: emailMeta['public'] === true ? 1 : 0,
    permanent: 1,
    sent: typeof emailMeta['sent'] === 'number' ? emailMeta['sent'] : null,
  }
  const open = [...LINKABLE, ...(facebook ? (['facebook'] as const) : [])].filter((site) =>
    accounts.every(({ id }) => id !== site),
  )
  return [...accounts.filter(({ id }) => id !== 'email'), address, ...open.map((id) => ({ ...UNLINKED, id }))]
}

/** A team by its id, or by the id of its entry in a tournament; an unclaimed entry is shown as a team. */
export async function teamProfile(
  caller: Caller,
  id: string,
  viewer: SessionUser | undefined,
): Promise<LoadedProfile<TeamProfile> | undefined> {
  const { db } = caller
  const team = await teams.find(db, id, Date.now())
  if (team) return claimedTeam(caller, team, viewer)
  const ref = parsePlayerId(id)
  const entry = ref && (await players.findEntry(db, ref.tournament, ref.no))
  if (!ref || !entry?.isTeam) return undefined
  const [slice] = await shownSlices(caller, ref, viewer)
  if (!slice) return undefined
  const owner = entry.teamId === null ? undefined : await teams.find(db, entry.teamId, Date.now())
  if (owner) return claimedTeam(caller, owner, viewer)
  return loadedProfile(unclaimedTeam(id, slice, await entriesOf(caller, [slice])), [slice])
}

async function claimedTeam(
  caller: Caller,
  team: teams.TeamRecord,
  viewer: SessionUser | undefined,
): Promise<LoadedProfile<TeamProfile>> {
  const slices = await shownSlices(caller, { team: team.id }, viewer)
  const member = viewer && team.users.find((user) => user.id === viewer.id)
  const level = viewer ? levelInTeam(member?.level ?? null, viewer) : 0
  const profile = {
    ...team,
    teamId: team.id,
    invited: may(level, 'addMember') ? await invitations.listOfTeam(caller.db, team.id) : [],
    admin: team.users.filter(({ level }) => level > 0).map(({ username }) => username),
    permissions: level - 1,
    tournaments: await entriesOf(caller, slices),
  }
  return loadedProfile(profile, slices)
}

function unclaimedTeam(id: string, slice: EntrySlice, tournaments: ProfileEntry[]): TeamProfile {
  const { snapshot, no } = slice
  const at = snapshot.players.no.indexOf(no)
  return {
    id,
    name: snapshot.players.firstName[at]!,
    teamId: null,
    founder: null,
    users: [],
    createdAt: snapshot.createdAt,
    updatedAt: snapshot.updatedAt,
    bio: '',
    description: '',
    nationality: snapshot.players.nationality[at]!,
    ecf: null,
    fide: null,
    logoURL: null,
    admin: [],
    invited: [],
    permissions: PERMISSIONS.none,
    tournaments,
  }
}

/** A player's entry in a tournament of individuals, by its id. */
export async function playerProfile(
  caller: Caller,
  id: string,
  viewer: SessionUser | undefined,
): Promise<LoadedProfile<PlayerProfile> | undefined> {
  const ref = parsePlayerId(id)
  const entry = ref && (await players.findEntry(caller.db, ref.tournament, ref.no))
  if (!ref || !entry || entry.isTeam) return undefined
  const [slice] = await shownSlices(caller, ref, viewer)
  const player = slice && playerProfileOf(slice)
  if (!player) return undefined
  const { userId, username, contact, lichess, chessCom, meta, createdAt, updatedAt } = entry
  // The organiser entered it: nobody asked the player whether others may see it.
  const isOwner = viewer !== undefined && viewer.id === userId
  const known = { userId, username, lichess, chessCom, meta, createdAt, updatedAt, contact: isOwner ? contact : null }
  return loadedProfile({ ...player, ...known, tournaments: await entriesOf(caller, [slice]) }, [slice])
}
