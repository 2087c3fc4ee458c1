import type { Context } from 'hono'
import { contactFor, type Nearness } from '#core/people/contact.ts'
import { cardsOf, entryOf, gameLinksOf, inOrder, playerOf, type Part } from '#core/people/entry.ts'
import { openMeta } from '#core/people/meta.ts'
import type { Account, Card, PlayerProfile, TeamProfile, UserProfile } from '#core/people/profile.ts'
import { levelInTeam } from '#core/people/team-level.ts'
import { isUsername } from '#core/people/username.ts'
import { parsePlayerId, playerId } from '#core/snapshot/ids.ts'
import * as entries from '../data/entries.ts'
import * as links from '../data/links.ts'
import * as players from '../data/players.ts'
import * as teams from '../data/teams.ts'
import * as users from '../data/users.ts'
import type { User } from '../data/sessions.ts'
import type { App } from '../env.ts'

/** A profile, what it was read from, and the matches of the same entries. */
export interface Told<Profile> {
  profile: Profile
  parts: Part[]
  cards: (now: number) => Card[]
}

const told = <Profile>(profile: Profile, parts: Part[]): Told<Profile> => ({
  profile,
  parts,
  cards: (now) => inOrder(parts.flatMap((part) => cardsOf(part, now))),
})

// One less than a level: 2 for who is in charge, 1 for its people, 0 for everybody else.
export const PERMISSIONS = { own: 1, none: -1 }

/** A user by id or username, as far as a word can be one; who is not there is not asked for. */
async function keptUser(c: Context<App>, word: string): Promise<users.Kept | undefined> {
  return isUsername(word) ? users.find(c.var.db, word, Date.now()) : undefined
}

const nearness = (user: users.Kept, asker: User | undefined): Nearness => {
  if (!asker) return 'visitor'
  return asker.id === user.id ? 'self' : 'user'
}

/** A user's profile as whoever asks may see it. */
export async function userProfile(
  c: Context<App>,
  word: string,
  asker: User | undefined,
): Promise<Told<UserProfile> | undefined> {
  const user = await keptUser(c, word)
  if (!user) return undefined
  const parts = await entries.parts(c.var.db, { user: user.id }, asker)
  return told(profileOf(user, parts, nearness(user, asker)), parts)
}

function profileOf(user: users.Kept, parts: Part[], near: Nearness): UserProfile {
  const { accounts, ...kept } = user
  const contact = contactFor(near, user)
  const isSelf = near === 'self'
  const site = (id: Account['id']) => {
    const found = accounts.find((account) => account.id === id && (isSelf || isOpen(account)))
    return found ? { username: found.username, verified: found.verified === 1 } : null
  }
  return {
    ...kept,
    lichess: site('lichess'),
    chessCom: site('chessCom'),
    contact,
    email: contact?.email ?? null,
    emailMeta: isSelf ? user.emailMeta : null,
    meta: openMeta(user.meta),
    theme: isSelf ? user.theme : null,
    permissions: isSelf ? PERMISSIONS.own : PERMISSIONS.none,
    players: parts.map(({ snapshot, no }) => playerId(snapshot.id, no)),
    tournaments: parts.map(entryOf),
  }
}

/** The matches for which the person themself may still add a game link. */
export async function gameLinks(c: Context<App>, user: { id: string }, asker: User | undefined) {
  if (asker?.id !== user.id) return []
  const parts = await entries.parts(c.var.db, { user: user.id }, asker)
  const submitted = await links.submittedBy(c.var.db, user.id)
  return parts.flatMap((part) => gameLinksOf(part, Date.now())).filter(({ id }) => !submitted.has(id))
}

const SITES: Record<Account['id'], string> = {
  lichess: 'Lichess',
  chessCom: 'Chess.com',
  facebook: 'Facebook',
  email: 'E-mail',
}

const isOpen = ({ verified, public: isPublic }: users.StoredAccount): boolean => verified === 1 && isPublic === 1

/** A user's accounts elsewhere: all for themself, else the verified ones that are public; an e-mail address is no visitor's. */
export async function accountsOf(
  c: Context<App>,
  word: string,
  asker: User | undefined,
): Promise<Account[] | undefined> {
  const user = await keptUser(c, word)
  if (!user) return undefined
  const near = nearness(user, asker)
  const shown = user.accounts.filter(
    (account) => near === 'self' || (isOpen(account) && (near === 'user' || account.id !== 'email')),
  )
  return (near === 'self' ? ownAccounts(user) : shown).map((account) => ({
    ...account,
    name: SITES[account.id],
    icon: account.id,
    verified: account.verified === 1,
    public: account.public === 1,
    permanent: account.permanent === 1,
    sent: near === 'self' ? account.sent : null,
    canLink: account.username === '',
    hasMultiple: false,
  }))
}

const LINKABLE = ['lichess', 'chessCom'] as const
const UNLINKED = { username: '', link: null, verified: 0, public: 1, permanent: 0, sent: null } as const

/** All of somebody's accounts: linked ones, their address, and what could still be linked. */
function ownAccounts({ accounts, email, emailMeta }: users.Kept): users.StoredAccount[] {
  const address: users.StoredAccount = {
    ...UNLINKED,
    id: 'email',
    username: email ?? '',
    verified: emailMeta['verified'] === true ? 1 : 0,
    public: emailMeta['public'] === false ? 0 : 1,
    permanent: 1,
    sent: typeof emailMeta['sent'] === 'number' ? emailMeta['sent'] : null,
  }
  const open = LINKABLE.filter((site) => accounts.every(({ id }) => id !== site))
  return [...accounts.filter(({ id }) => id !== 'email'), address, ...open.map((id) => ({ ...UNLINKED, id }))]
}

/** A team by its id, or by that of its entry in a tournament; an entry that nobody claimed stands for its team. */
export async function teamProfile(
  c: Context<App>,
  id: string,
  asker: User | undefined,
): Promise<Told<TeamProfile> | undefined> {
  const { db } = c.var
  const team = await teams.find(db, id, Date.now())
  if (team) return claimed(c, team, asker)
  const named = parsePlayerId(id)
  const entry = named && (await players.entry(db, named.tournament, named.no))
  if (!named || !entry?.isTeam) return undefined
  const [part] = await entries.parts(db, named, asker)
  if (!part) return undefined
  const owner = entry.teamId === null ? undefined : await teams.find(db, entry.teamId, Date.now())
  return owner ? claimed(c, owner, asker) : told(unclaimed(id, part), [part])
}

async function claimed(c: Context<App>, team: teams.Kept, asker: User | undefined): Promise<Told<TeamProfile>> {
  const parts = await entries.parts(c.var.db, { team: team.id }, asker)
  const member = asker && team.users.find((user) => user.id === asker.id)
  const profile = {
    ...team,
    teamId: team.id,
    admin: team.users.filter(({ level }) => level > 0).map(({ username }) => username),
    permissions: asker ? levelInTeam(member?.level ?? null, asker) - 1 : PERMISSIONS.none,
    tournaments: parts.map(entryOf),
  }
  return told(profile, parts)
}

function unclaimed(id: string, part: Part): TeamProfile {
  const { snapshot, no } = part
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
    permissions: PERMISSIONS.none,
    tournaments: [entryOf(part)],
  }
}

/** A player's entry in a tournament of individuals, by its id. */
export async function playerProfile(
  c: Context<App>,
  id: string,
  asker: User | undefined,
): Promise<Told<PlayerProfile> | undefined> {
  const named = parsePlayerId(id)
  const entry = named && (await players.entry(c.var.db, named.tournament, named.no))
  if (!named || !entry || entry.isTeam) return undefined
  const [part] = await entries.parts(c.var.db, named, asker)
  const player = part && playerOf(part)
  if (!player) return undefined
  const { userId, username, contact, lichess, chessCom, meta, createdAt, updatedAt } = entry
  const known = { userId, username, lichess, chessCom, meta, createdAt, updatedAt, contact: asker ? contact : null }
  return told({ ...player, ...known }, [part])
}
