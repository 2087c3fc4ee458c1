import * as say from '#words/answers.js'
import { emailIn, type ClaimableKind } from '#core/people/claim.ts'
import { parsePlayerId } from '#core/snapshot/ids.ts'
import * as claims from '../data/claims.ts'
import * as codes from '../data/codes.ts'
import * as credentials from '../data/credentials.ts'
import * as members from '../data/members.ts'
import * as players from '../data/players.ts'
import { newId } from '../secrets/token.ts'
import type { SignedInCaller } from './caller.ts'
import { tryToChange } from './change-tournament.ts'
import { conflict, notFound } from './refusal.ts'
import { loadVisible } from './visible-tournament.ts'

export const HAS_ENTRY = say.hasEntry
const ALREADY_CLAIMED = say.entryTaken
const ALREADY_ANSWERED = say.requestAnswered

export const alreadyClaimed = () => conflict(ALREADY_CLAIMED, 'entry-taken')
export const alreadyAnswered = () => conflict(ALREADY_ANSWERED, 'already-answered')

export type ClaimableEntry = Awaited<ReturnType<typeof loadEntryByNo>>

/** The entry of this id, if the caller may see its tournament and it is of this kind; throws 404. */
export function loadEntry(caller: SignedInCaller, type: ClaimableKind, id: string): Promise<ClaimableEntry> {
  const ref = parsePlayerId(id)
  if (!ref) throw notFound(type === 'team' ? say.teamNotFound : say.playerNotFound)
  return loadEntryByNo(caller, type, ref.tournament, ref.no)
}

/** The same by the tournament's id and the entry’s number. */
export async function loadEntryByNo(caller: SignedInCaller, type: ClaimableKind, id: string, no: number) {
  const { snapshot } = await loadVisible(caller, id)
  const stored = await players.findEntry(caller.db, snapshot.id, no)
  if (!stored || stored.isTeam !== (type === 'team'))
    throw notFound(type === 'team' ? say.teamNotFound : say.playerNotFound)
  const { userId, teamId, lichess, chessCom, contact } = stored
  const at = snapshot.players.no.indexOf(no)
  return {
    tournament: snapshot.id,
    no,
    type,
    name: snapshot.players.firstName[at] ?? '',
    owner: userId ?? teamId,
    state: (await ownsEntry(caller, stored)) ? ('yours' as const) : ('taken' as const),
    known: { lichess, chessCom, email: emailIn(contact) },
  }
}

/** Whether the entry is the caller's, or of a team of which they are an admin. */
async function ownsEntry(caller: SignedInCaller, { userId, teamId }: { userId: string | null; teamId: string | null }) {
  if (teamId === null) return userId === caller.user.id
  const found = await members.findMembership(caller.db, teamId, caller.user.id)
  return found?.level !== null && found?.level !== undefined && found.level > 0
}

/** Makes a user, or a new team of theirs, the owner of an entry; throws 409 if another user claimed it first. */
export async function grantEntry(
  caller: SignedInCaller,
  { tournament: id, no, type, name }: ClaimableEntry,
  { user, code, granted }: { user: string; code?: string; granted?: boolean },
): Promise<void> {
  const { snapshot } = await loadVisible(caller, id)
  const team = type === 'team' ? { id: newId('t'), name } : undefined
  const owner = team?.id ?? (await credentials.findById(caller.db, user))?.username
  if (owner === undefined) throw granted ? alreadyAnswered() : alreadyClaimed()
  const claiming: claims.ClaimInput = {
    tournament: id,
    no,
    user,
    ...(team && { team }),
    ...(code !== undefined && { code: await codes.codeDigest('claim', code) }),
    ...(granted && { granted }),
    now: Date.now(),
  }
  const result = await tryToChange(caller, snapshot, () => [{ type: 'claimEntry', no, owner }], {
    source: granted ? 'director' : type === 'team' ? 'captain' : 'player',
    guard: claims.claimGuard(claiming),
    first: (landed) => claims.teamStatements(claiming, landed),
    also: (landed) => claims.claimStatements(claiming, landed),
  })
  if (!('version' in result)) throw granted ? alreadyAnswered() : await claimRefusal(caller, id, user)
}

/** Why a claim failed: another user was first, or it is a second entry of the same person. */
const claimRefusal = async (caller: SignedInCaller, id: string, user: string) =>
  (await claims.hasEntry(caller.db, id, user)) ? conflict(HAS_ENTRY, 'has-entry') : alreadyClaimed()
