import { newNews } from '../data/new-news.ts'
import type { News } from '#core/people/news.ts'
import * as say from '#words/answers.js'
import { managePath } from '#core/addresses/paths.ts'
import { ALL_BOARDS, type BoardRange } from '#core/people/board-range.ts'
import type { Invitation, InvitationKind, StaffRole } from '#core/people/invitation.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { logError } from '#party/log.ts'
import * as credentials from '../data/credentials.ts'
import * as invitations from '../data/invitations.ts'
import * as outbox from '../data/notification-outbox.ts'
import { wakeUp } from '../queues/wake-up.ts'
import { notifyUsers } from '../rooms/site-shards.ts'
import type { SignedInCaller } from './caller.ts'
import { conflict, notFound } from './refusal.ts'
import { tellDesk } from './tell-desk.ts'
import { teller } from './tell-people.ts'

const ANSWERED = say.invitationAnswered
/** Where invitations are answered. */
const OWN_TEAMS = '/me/teams'

/** Asks a user to join a team; false when they are a member, or the team was merged. */
export async function inviteToTeam(
  caller: SignedInCaller,
  team: { id: string; name: string },
  user: { id: string },
): Promise<boolean> {
  if (!(await invitations.saveToTeam(caller.db, { id: team.id, user: user.id }, caller.user.id, Date.now())))
    return false
  const asked = { kind: 'team', name: team.name, by: caller.user.username, competitors: null, ...ALL_BOARDS } as const
  await tell(caller, user.id, { kind: 'invitation', facts: asked }, OWN_TEAMS)
  return true
}

/** Asks a user to become a deputy or an arbiter; those who invite themselves have agreed. */
export async function inviteToStaff(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { role, user, range }: { role: StaffRole; user: string; range: BoardRange },
): Promise<'invited' | 'joined'> {
  const { db } = caller
  const now = Date.now()
  await invitations.saveToStaff(db, { id: snapshot.id, user, role, ...range }, caller.user.id, now)
  const isOneself = user === caller.user.id
  if (isOneself) await invitations.accept(db, { kind: role, id: snapshot.id, user }, now)
  else {
    const { name, settings } = snapshot
    const facts = { kind: role, name, competitors: settings.competitors, by: caller.user.username, ...range }
    await teller(caller, snapshot).person(user, { kind: 'invitation', facts }, '/me')
  }
  await tellDesk(caller, snapshot.id)
  return isOneself ? 'joined' : 'invited'
}

/** Finds a user who is to be invited; throws 404. */
export async function invitedUser({ db }: SignedInCaller, username: string) {
  const user = await credentials.findByUsername(db, username)
  if (!user) throw notFound(say.userNotFound)
  return user
}

/** Accepts or declines an invitation of the caller; returns where it leads. */
export async function answerInvitation(
  caller: SignedInCaller,
  { kind, id, accept }: { kind: InvitationKind; id: string; accept: boolean },
): Promise<Invitation> {
  const { db, user } = caller
  const invitation = (await invitations.listOfUser(db, user.id)).find((one) => one.kind === kind && one.id === id)
  const key = { kind, id, user: user.id }
  const isDone = invitation && (await (accept ? invitations.accept(db, key, Date.now()) : invitations.remove(db, key)))
  if (!isDone) throw conflict(ANSWERED, 'already-answered')
  if (kind !== 'team') await tellDesk(caller, id)
  const inviter = invitation.by === null ? undefined : await credentials.findByUsername(db, invitation.by)
  const page = kind === 'team' ? `/team/${id}/members` : `${managePath(id)}`
  const facts = { kind, name: invitation.name, who: user.username, isAccepted: accept }
  if (inviter) await tell(caller, inviter.id, { kind: 'invitationAnswer', facts }, page)
  return invitation
}

/** Notifies one user. */
async function tell(
  { env, db, requestId, waitUntil }: SignedInCaller,
  user: string,
  news: News,
  link: string,
): Promise<void> {
  await outbox.saveNotifications(db, [user], { ...newNews(news), link, role: 'announcement' }, Date.now())
  const sent = Promise.all([notifyUsers(env, [user]), wakeUp(env, ['pushes'])])
  waitUntil(sent.catch((error: unknown) => logError(requestId, error)))
}
