import { Hono, type Context } from 'hono'
import { and, type SQL } from 'drizzle-orm'
import { nextNo } from '#core/changes/entries.ts'
import type { ChangeSource } from '../data/changes.ts'
import { AnswerRequest, Join } from '#core/contract/joining.ts'
import { levelIn } from '#core/tournament/access.ts'
import { joinRefusal, withdrawRefusal } from '#core/tournament/joining.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as joining from '../data/joining.ts'
import * as signIn from '../data/sign-in.ts'
import * as tournaments from '../data/tournaments.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { tryToChange } from '../http/change-tournament.ts'
import { conflict, forbidden } from '../http/errors.ts'
import { limited } from '../http/limits.ts'
import { own, permit } from '../http/permission.ts'
import { told } from '../http/told.ts'
import { tournament } from '../http/tournament.ts'

/** Joining a tournament, and the director's part of it. */
export const joiningRoutes = new Hono<App>()
  .get('/:id/getEntry', own('join'), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    return told(c, await stateIn(c, snapshot), c.var.user)
  })
  .post('/:id/join', own('join'), ...body(Join), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const { db, user } = c.var
    await limited(c, 'join', user.id)
    const refusal = joinRefusal(snapshot)
    if (refusal) throw conflict(refusal, 'registration-closed')
    const team = await teamOf(c, snapshot, c.req.valid('json').team)
    if (snapshot.settings.allowRegistration === 'open') {
      await enter(
        c,
        snapshot,
        { user: user.id, team },
        { type: 'join', source: 'player', guard: joining.isOpen(snapshot.id) },
      )
    } else await joining.ask(db, { tournament: snapshot.id, user: user.id, team, now: Date.now() })
    const after = await stateIn(c, snapshot)
    // Registration was closed in the same moment.
    if (after.state === 'none') throw conflict('Registration for this tournament is closed.', 'registration-closed')
    return c.json(after)
  })
  .post('/:id/withdraw', own('join'), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const { db, user } = c.var
    await joining.withdrawRequest(db, snapshot.id, user.id)
    const own = await joining.listOwnEntries(db, snapshot.id, user.id)
    await tryToChange(
      c,
      snapshot,
      ({ players }) => own.filter((no) => players.no.includes(no)).map((no) => ({ type: 'withdrawEntry', no })),
      { source: 'player', guard: joining.isUndrawn(snapshot.id) },
    )
    const after = await stateIn(c, snapshot)
    if (after.state === 'joined') {
      throw conflict(withdrawRefusal({ round: Math.max(1, snapshot.round) })!, 'round-drawn')
    }
    return c.json(after)
  })
  .get('/:id/getRequests', own('join'), async (c) => {
    const snapshot = await directed(c)
    return told(c, await joining.requests(c.var.db, snapshot.id), c.var.user)
  })
  .post('/:id/answerRequest', own('join'), ...body(AnswerRequest), async (c) => {
    const snapshot = await directed(c)
    const { user, accept } = c.req.valid('json')
    if (
      !(await (accept ? accepted(c, snapshot, user) : joining.closeRequest(c.var.db, snapshot.id, user, 'refused')))
    ) {
      throw conflict('That request was answered or taken back meanwhile.', 'already-answered')
    }
    return c.json(await joining.requests(c.var.db, snapshot.id))
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
async function enter(c: Context<App>, snapshot: Snapshot, { user, team }: Entry, { type, source, guard, also }: Way) {
  const { id: tournament } = snapshot
  const entrant = await joining.findEntrant(c.var.db, user, team)
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
      guard: and(guard, joining.hasNoEntry({ tournament, user, team })),
      also: (landed) => [joining.contactStatement(tournament, no, user, landed), ...(also?.(landed) ?? [])],
    },
  )
}

/** Lets in who asked; false where they were answered or took it back. */
async function accepted(c: Context<App>, snapshot: Snapshot, user: string): Promise<boolean> {
  const { db } = c.var
  const { id } = snapshot
  const request = await joining.findRequest(db, id, user)
  if (!request) return false
  const result = await enter(
    c,
    snapshot,
    { user, team: request.team },
    {
      type: 'addEntry',
      source: 'director',
      guard: joining.isWaiting(id, user),
      also: (landed) => [joining.acceptStatement(id, user, landed)],
    },
  )
  if (!result || ('version' in result && result.events.length === 0))
    return joining.closeRequest(db, id, user, 'accepted')
  return 'version' in result
}

async function stateIn(c: Context<App>, { id, round }: Snapshot) {
  const state = await joining.stateOf(c.var.db, id, c.var.user.id)
  const mayWithdraw = state === 'waiting' || (state === 'joined' && withdrawRefusal({ round }) === undefined)
  return { state, mayWithdraw }
}

/** The tournament, if whoever asks directs it; throws 403. */
async function directed(c: Context<App>): Promise<Snapshot> {
  const { snapshot } = await tournament(c, c.req.param('id')!)
  const people = await tournaments.people(c.var.db, snapshot.id, c.var.user.id)
  permit(levelIn(people, c.var.user), 'answerRequest')
  return snapshot
}

/** The team that enters: one that whoever asks is an admin of. In an event of individuals there is none. */
async function teamOf(c: Context<App>, { settings }: Snapshot, team: string | undefined): Promise<string | null> {
  if (settings.competitors !== 'team') return null
  const me = await signIn.me(c.var.db, c.var.user.id)
  const own = me?.teams.find(({ id, level }) => id === team && level > 0)
  if (!own) throw forbidden('Join with a team of which you are an admin.', 'not-team-admin')
  return own.id
}
