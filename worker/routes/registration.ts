import { Hono, type Context } from 'hono'
import { and, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { nextNo } from '#core/changes/entries.ts'
import type { ChangeSource } from '../data/changes.ts'
import { AnswerRequestInput, JoinInput, WithdrawInput } from '#core/contract/registration.ts'
import { joinAnswerNotification, joinRequestNotification } from '#core/people/request-text.ts'
import { joinRefusal, withdrawRefusal } from '#core/tournament/registration.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as registrations from '../data/registrations.ts'
import * as credentials from '../data/credentials.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { tryToChange } from '../http/change-tournament.ts'
import { badRequest, conflict, forbidden } from '../http/errors.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/authorize.ts'
import { requireDirector } from '../http/director.ts'
import { teller } from '../http/tell-people.ts'
import { jsonFor } from '../http/json-for.ts'
import { loadVisible } from '../http/visible-tournament.ts'

/** Joining a tournament, and the director's part of it. */
export const registrationRoutes = new Hono<AppEnv>()
  .get('/:id/getEntry', signedIn('join'), async (c) => {
    const { snapshot } = await loadVisible(c, c.req.param('id'))
    return jsonFor(c, await registrationStatus(c, snapshot), c.var.user)
  })
  .post('/:id/join', signedIn('join'), ...body(JoinInput), async (c) => {
    const { snapshot } = await loadVisible(c, c.req.param('id'))
    const { db, user } = c.var
    await rateLimit(c, 'join', user.id)
    const refusal = joinRefusal(snapshot)
    if (refusal) throw conflict(refusal, 'registration-closed')
    const team = await requireOwnTeam(c, snapshot, c.req.valid('json').team)
    if (snapshot.settings.allowRegistration === 'open') {
      await enter(
        c,
        snapshot,
        { user: user.id, team },
        { type: 'join', source: 'player', guard: registrations.isOpen(snapshot.id) },
      )
    } else if (await registrations.saveRequest(db, { tournament: snapshot.id, user: user.id, team, now: Date.now() })) {
      const entrant = await registrations.findEntrant(db, user.id, team)
      await teller(c, snapshot).directors(joinRequestNotification(snapshot.name, user.username, team && entrant?.name))
    }
    const after = await registrationStatus(c, snapshot)
    // Registration was closed in the same moment.
    if (after.state === 'none') throw conflict('Registration for this tournament is closed.', 'registration-closed')
    return c.json(after)
  })
  .post('/:id/withdraw', signedIn('join'), ...body(WithdrawInput), async (c) => {
    const { snapshot } = await loadVisible(c, c.req.param('id'))
    const { db, user } = c.var
    const { team } = c.req.valid('json')
    const ownEntry = async () => chosenEntry(await registrations.listOwnEntries(db, snapshot.id, user.id), team)
    // Refused before anything is done; and looked up again once nobody can be let in any more.
    await ownEntry()
    await registrations.withdrawRequest(db, snapshot.id, user.id)
    const entry = await ownEntry()
    if (entry) {
      const { no } = entry
      // What the organiser had entered stays, and is nobody's again.
      const act: Act = entry.isOwnDoing ? { type: 'withdrawEntry', no } : { type: 'setOwner', no, owner: null }
      // The facts at hand may not know the entry yet: then they are read anew.
      await tryToChange(c, snapshot, () => [act], {
        source: 'player',
        guard: registrations.isUndrawn(snapshot.id),
      })
    }
    const after = await registrationStatus(c, snapshot)
    if (after.entries.some(({ no }) => no === entry?.no)) {
      throw conflict(withdrawRefusal({ round: Math.max(1, snapshot.round) })!, 'round-drawn')
    }
    return c.json(after)
  })
  .get('/:id/getRequests', signedIn('join'), async (c) => {
    const snapshot = await requireDirector(c, 'answerRequest')
    return jsonFor(c, await registrations.listRequests(c.var.db, snapshot.id), c.var.user)
  })
  .post('/:id/answerRequest', signedIn('join'), ...body(AnswerRequestInput), async (c) => {
    const snapshot = await requireDirector(c, 'answerRequest')
    const { user, accept } = c.req.valid('json')
    if (
      !(await (accept
        ? accepted(c, snapshot, user)
        : registrations.closeRequest(c.var.db, snapshot.id, user, 'refused')))
    ) {
      throw conflict('This request has already been answered or withdrawn.', 'already-answered')
    }
    const { person, page } = teller(c, snapshot)
    await person(user, joinAnswerNotification(snapshot.name, accept), page)
    return c.json(await registrations.listRequests(c.var.db, snapshot.id))
  })

interface Entry {
  user: string
  team: string | null
}
interface Way {
  type: 'join' | 'addEntry'
  source: ChangeSource
  guard: SQL
  also?: (landed: SQL) => SQL[]
}

/** Enters somebody or their team under the next number; nothing happens where they are in already. */
async function enter(
  c: Context<AppEnv>,
  snapshot: Snapshot,
  { user, team }: Entry,
  { type, source, guard, also }: Way,
) {
  const { id: tournament } = snapshot
  const entrant = await registrations.findEntrant(c.var.db, user, team)
  if (!entrant) return undefined
  const { name, nationality, owner } = entrant
  const isIn = ({ players }: Snapshot): boolean => Object.values(players.owner ?? {}).includes(owner)
  let no = 0
  return tryToChange(
    c,
    snapshot,
    (facts) => {
      if (isIn(facts)) return []
      no = nextNo(facts)
      return [
        {
          type,
          entry: {
            no,
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
    },
    {
      source,
      guard: and(guard, registrations.hasNoEntry({ tournament, user, team })),
      also: (landed) => [registrations.contactStatement(tournament, no, user, landed), ...(also?.(landed) ?? [])],
    },
  )
}

/** Lets in who asked; false where they were answered or took it back. */
async function accepted(c: Context<AppEnv>, snapshot: Snapshot, user: string): Promise<boolean> {
  const { db } = c.var
  const { id } = snapshot
  const request = await registrations.findRequest(db, id, user)
  if (!request) return false
  const result = await enter(
    c,
    snapshot,
    { user, team: request.team },
    {
      type: 'addEntry',
      source: 'director',
      guard: registrations.isWaiting(id, user),
      also: (landed) => [registrations.acceptStatement(id, user, landed)],
    },
  )
  if (!result || ('version' in result && result.events.length === 0))
    return registrations.closeRequest(db, id, user, 'accepted')
  return 'version' in result
}

async function registrationStatus(c: Context<AppEnv>, { id, round }: Snapshot) {
  const { db, user } = c.var
  const [state, own] = await Promise.all([
    registrations.findState(db, id, user.id),
    registrations.listOwnEntries(db, id, user.id),
  ])
  const mayWithdraw = state === 'waiting' || (state === 'joined' && withdrawRefusal({ round }) === undefined)
  return { state, mayWithdraw, entries: own.map(({ no, name, team }) => ({ no, name, team })) }
}

/** The one of somebody's entries that is taken back; undefined where they have none. Throws 400 where it is not said which. */
function chosenEntry(own: registrations.OwnEntry[], team: string | undefined): registrations.OwnEntry | undefined {
  if (team !== undefined) {
    const named = own.find((entry) => entry.team === team)
    if (!named) throw forbidden('Withdraw a team of which you are an admin.', 'not-team-admin')
    return named
  }
  if (own.length > 1) throw badRequest('Choose the team to withdraw.')
  return own[0]
}

/** The team that enters: one that whoever asks is an admin of. In an event of individuals there is none. */
async function requireOwnTeam(
  c: Context<AppEnv>,
  { settings }: Snapshot,
  team: string | undefined,
): Promise<string | null> {
  if (settings.competitors !== 'team') return null
  const me = await credentials.findMe(c.var.db, c.var.user.id)
  const own = me?.teams.find(({ id, level }) => id === team && level > 0)
  if (!own) throw forbidden('Choose a team you’re an admin of.', 'not-team-admin')
  return own.id
}
