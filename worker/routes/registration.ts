import { Hono, type Context } from 'hono'
import { and, type SQL } from 'drizzle-orm'
import { nextNo } from '#core/changes/entries.ts'
import type { ChangeSource } from '../data/changes.ts'
import { AnswerRequestInput, JoinInput } from '#core/contract/registration.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import { joinRefusal, withdrawRefusal } from '#core/tournament/registration.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as registrations from '../data/registrations.ts'
import * as credentials from '../data/credentials.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { tryToChange } from '../http/change-tournament.ts'
import { conflict, forbidden } from '../http/errors.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn, authorize } from '../http/authorize.ts'
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
    } else await registrations.saveRequest(db, { tournament: snapshot.id, user: user.id, team, now: Date.now() })
    const after = await registrationStatus(c, snapshot)
    // Registration was closed in the same moment.
    if (after.state === 'none') throw conflict('Registration for this tournament is closed.', 'registration-closed')
    return c.json(after)
  })
  .post('/:id/withdraw', signedIn('join'), async (c) => {
    const { snapshot } = await loadVisible(c, c.req.param('id'))
    const { db, user } = c.var
    await registrations.withdrawRequest(db, snapshot.id, user.id)
    const own = await registrations.listOwnEntries(db, snapshot.id, user.id)
    await tryToChange(
      c,
      snapshot,
      ({ players }) => own.filter((no) => players.no.includes(no)).map((no) => ({ type: 'withdrawEntry', no })),
      { source: 'player', guard: registrations.isUndrawn(snapshot.id) },
    )
    const after = await registrationStatus(c, snapshot)
    if (after.state === 'joined') {
      throw conflict(withdrawRefusal({ round: Math.max(1, snapshot.round) })!, 'round-drawn')
    }
    return c.json(after)
  })
  .get('/:id/getRequests', signedIn('join'), async (c) => {
    const snapshot = await requireDirector(c)
    return jsonFor(c, await registrations.listRequests(c.var.db, snapshot.id), c.var.user)
  })
  .post('/:id/answerRequest', signedIn('join'), ...body(AnswerRequestInput), async (c) => {
    const snapshot = await requireDirector(c)
    const { user, accept } = c.req.valid('json')
    if (
      !(await (accept
        ? accepted(c, snapshot, user)
        : registrations.closeRequest(c.var.db, snapshot.id, user, 'refused')))
    ) {
      throw conflict('This request has already been answered or withdrawn.', 'already-answered')
    }
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
  const state = await registrations.findState(c.var.db, id, c.var.user.id)
  const mayWithdraw = state === 'waiting' || (state === 'joined' && withdrawRefusal({ round }) === undefined)
  return { state, mayWithdraw }
}

/** The tournament, if whoever asks directs it; throws 403. */
async function requireDirector(c: Context<AppEnv>): Promise<Snapshot> {
  const { snapshot } = await loadVisible(c, c.req.param('id')!)
  const people = await tournaments.loadPeople(c.var.db, snapshot.id, c.var.user.id)
  authorize(tournamentLevel(people, c.var.user), 'answerRequest')
  return snapshot
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
