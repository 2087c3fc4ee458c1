import type { News } from '#core/people/news.ts'
import * as say from '#words/answers.js'
import { and, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { nextNo } from '#core/changes/entries.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinRefusal, withdrawRefusal } from '#core/tournament/registration.ts'
import type { ChangeSource } from '../data/changes.ts'
import * as credentials from '../data/credentials.ts'
import * as registrations from '../data/registrations.ts'
import type { SignedInCaller } from './caller.ts'
import { tryToChange } from './change-tournament.ts'
import { badRequest, conflict, forbidden } from './refusal.ts'
import { teller } from './tell-people.ts'

/**
 * Enters the caller or their team if registration is open, else asks a director; returns the new state of the
 * registration.
 */
export async function join(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { team: teamToEnter, letters = false }: { team?: string | undefined; letters?: boolean | undefined },
) {
  const { db, user } = caller
  const { id: tournament } = snapshot
  const refusal = () => joinRefusal(snapshot)
  if (refusal()) throw conflict(refusal, 'registration-closed')
  const team = await requireOwnTeam(caller, snapshot, teamToEnter)
  if (snapshot.settings.allowRegistration === 'open') {
    const way = { type: 'join', source: 'player', guard: registrations.isOpen(tournament) } as const
    await enter(caller, snapshot, { user: user.id, team, letters }, way)
  } else if (await registrations.saveRequest(db, { tournament, user: user.id, team, letters, now: Date.now() })) {
    await teller(caller, snapshot).directors(await joinNotification(caller, snapshot, team))
  }
  const after = await registrationStatus(caller, snapshot)
  // Registration was closed at the same moment.
  if (after.state === 'none') throw conflict(say.registrationClosed, 'registration-closed')
  return after
}

async function joinNotification(
  { db, user }: SignedInCaller,
  { name: tournament }: Snapshot,
  team: string | null,
): Promise<News> {
  const entrant = await registrations.findEntrant(db, user.id, team)
  const facts = { tournament, who: user.username, team: (team && entrant?.name) ?? null }
  return { kind: 'joinRequest', facts }
}

/** Withdraws the caller's request or entry, or their team's; returns the new state of the registration. */
export async function withdraw(caller: SignedInCaller, snapshot: Snapshot, team: string | undefined) {
  const { db, user } = caller
  const ownEntry = async () => chosenEntry(await registrations.listOwnEntries(db, snapshot.id, user.id), team)
  // Checked before anything changes, and again once the request is withdrawn: until then a director may have accepted it.
  await ownEntry()
  const request = await registrations.findRequest(db, snapshot.id, user.id)
  await registrations.withdrawRequest(db, snapshot.id, user.id)
  if (request)
    await teller(caller, snapshot).takeBackFromDirectors(await joinNotification(caller, snapshot, request.team))
  const entry = await ownEntry()
  if (entry) {
    const { no } = entry
    // An entry that the organiser made stays and only loses its owner.
    const act: Act = entry.isOwnDoing ? { type: 'withdrawEntry', no } : { type: 'setOwner', no, owner: null }
    const guard = registrations.isUndrawn(snapshot.id)
    // If the facts at hand don't have the entry yet, they are read again.
    await tryToChange(caller, snapshot, () => [act], { source: 'player', guard })
  }
  const after = await registrationStatus(caller, snapshot)
  if (after.entries.some(({ no }) => no === entry?.no)) {
    throw conflict(() => withdrawRefusal({ round: Math.max(1, snapshot.round) }), 'round-drawn')
  }
  return after
}

/** Accepts or refuses a request to join, and notifies the user; throws 409 if it was answered or withdrawn before. */
export async function answerJoinRequest(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { user, accept }: { user: string; accept: boolean },
): Promise<void> {
  const isAnswered = accept
    ? await admit(caller, snapshot, user)
    : await registrations.closeRequest(caller.db, snapshot.id, user, 'refused')
  if (!isAnswered) throw conflict(say.requestAnswered, 'already-answered')
  const { person, page } = teller(caller, snapshot)
  await person(user, { kind: 'joinAnswer', facts: { tournament: snapshot.name, isAccepted: accept } }, page)
}

/** The caller's registration: waiting or joined, and their entries. */
export async function registrationStatus({ db, user }: SignedInCaller, { id, round }: Snapshot) {
  const [state, own] = await Promise.all([
    registrations.findState(db, id, user.id),
    registrations.listOwnEntries(db, id, user.id),
  ])
  const mayWithdraw = state === 'waiting' || (state === 'joined' && withdrawRefusal({ round }) === undefined)
  return { state, mayWithdraw, entries: own.map(({ no, name, team }) => ({ no, name, team })) }
}

interface Way {
  type: 'join' | 'addEntry'
  source: ChangeSource
  guard: SQL
  also?: (landed: SQL) => SQL[]
}

/** Enters a user or their team under the next number; does nothing if they are entered already. */
async function enter(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { user, team, letters }: { user: string; team: string | null; letters: boolean },
  { type, source, guard, also }: Way,
) {
  const { id: tournament } = snapshot
  const entrant = await registrations.findEntrant(caller.db, user, team)
  if (!entrant) return undefined
  const { name, nationality, owner } = entrant
  const isIn = ({ players }: Snapshot): boolean => Object.values(players.owner ?? {}).includes(owner)
  const entryActs = (facts: Snapshot): Act[] => [
    {
      type,
      entry: {
        no: nextNo(facts),
        firstName: name,
        lastName: '',
        title: '',
        rating: 0,
        nationality,
        pool: 0,
        active: true,
        joinedFrom: null,
        withdrawnFrom: null,
        owner,
      },
    },
  ]
  return tryToChange(caller, snapshot, (facts) => (isIn(facts) ? [] : entryActs(facts)), {
    source,
    guard: and(guard, registrations.hasNoEntry({ tournament, user, team })),
    also: (landed, { before }) => [
      registrations.contactStatement(tournament, nextNo(before), { user, letters }, landed),
      ...(also?.(landed) ?? []),
    ],
  })
}

/** Enters a user who asked to join; returns false if the request was answered or withdrawn. */
async function admit(caller: SignedInCaller, snapshot: Snapshot, user: string): Promise<boolean> {
  const { db } = caller
  const { id } = snapshot
  const request = await registrations.findRequest(db, id, user)
  if (!request) return false
  const way: Way = {
    type: 'addEntry',
    source: 'director',
    guard: registrations.isWaiting(id, user),
    also: (landed) => [registrations.acceptStatement(id, user, landed)],
  }
  const result = await enter(caller, snapshot, { user, ...request }, way)
  if (!result || ('version' in result && result.acts.length === 0))
    return registrations.closeRequest(db, id, user, 'accepted')
  return 'version' in result
}

/** The entry to withdraw; undefined if the caller has none. Throws 400 if they have several and named none. */
function chosenEntry(own: registrations.OwnEntry[], team: string | undefined): registrations.OwnEntry | undefined {
  if (team !== undefined) {
    const named = own.find((entry) => entry.team === team)
    if (!named) throw forbidden(say.withdrawOwnTeam, 'not-team-admin')
    return named
  }
  if (own.length > 1) throw badRequest(say.teamToWithdraw)
  return own[0]
}

/** The team that enters: one of which the caller is an admin. In an event of individuals there is none. */
async function requireOwnTeam(
  { db, user }: SignedInCaller,
  { settings }: Snapshot,
  team: string | undefined,
): Promise<string | null> {
  if (settings.competitors !== 'team') return null
  const me = await credentials.findMe(db, user.id)
  const own = me?.teams.find(({ id, level }) => id === team && level > 0)
  if (!own) throw forbidden(say.teamOfYours, 'not-team-admin')
  return own.id
}
