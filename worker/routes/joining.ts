import { Hono, type Context } from 'hono'
import { AnswerRequest, Join } from '#core/contract/joining.ts'
import { levelIn } from '#core/tournament/access.ts'
import { joinRefusal, withdrawRefusal } from '#core/tournament/joining.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as joining from '../data/joining.ts'
import * as signIn from '../data/sign-in.ts'
import * as tournaments from '../data/tournaments.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { changed } from '../http/changed.ts'
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
    const entering = { tournament: snapshot.id, user: user.id, team, now: Date.now() }
    if (snapshot.settings.allowRegistration === 'open') await changed(c, snapshot.id, await joining.enter(db, entering))
    else await joining.ask(db, entering)
    const after = await stateIn(c, snapshot)
    // Registration was closed in the same moment.
    if (after.state === 'none') throw conflict('Registration for this tournament is closed.', 'registration-closed')
    return c.json(after)
  })
  .post('/:id/withdraw', own('join'), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    const { db, user } = c.var
    await changed(c, snapshot.id, await joining.withdraw(db, snapshot.id, user.id, Date.now()))
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
    const { answered, version } = await joining.answer(c.var.db, snapshot.id, user, accept, Date.now())
    if (!answered) throw conflict('That request was answered or taken back meanwhile.', 'already-answered')
    await changed(c, snapshot.id, version)
    return c.json(await joining.requests(c.var.db, snapshot.id))
  })

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
