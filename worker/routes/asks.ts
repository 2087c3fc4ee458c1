import { Hono, type Context } from 'hono'
import type { Act } from '#core/changes/act.ts'
import { AnswerAskInput, AskInput } from '#core/contract/asks.ts'
import { askedRoundRefusal, BYE_RULE, byeRefusal } from '#core/draw/bye-limits.ts'
import { askedNotification, lateAnswerNotification, withdrawalRefusedNotification } from '#core/people/request-text.ts'
import { reporterOf } from '#core/match/result-rank.ts'
import type { ByeRequest, PlayerRequest } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as requests from '../data/player-requests.ts'
import * as registrations from '../data/registrations.ts'
import type { AppEnv } from '../env.ts'
import { tellOwners } from '../http/answer-requests.ts'
import { signedIn } from '../http/authorize.ts'
import { body } from '../http/body.ts'
import { changeTournament } from '../http/change-tournament.ts'
import { loadAtDesk } from '../http/desk-change.ts'
import { requireDirector } from '../http/director.ts'
import { conflict, forbidden } from '../http/errors.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { tellDesk } from '../http/tell-desk.ts'
import { teller } from '../http/tell-people.ts'
import { loadVisible } from '../http/visible-tournament.ts'

const NOT_YOURS = 'Only the player, or an admin of the team, can ask for that.'
const ANSWERED = 'This request has already been answered or withdrawn.'
const OVER = 'This tournament is over.'

/** What competitors ask the desk for from where they are, and its answers. */
export const askRoutes = new Hono<AppEnv>()
  .get('/:id/getAsked', signedIn('askDesk'), async (c) => {
    const { snapshot } = await loadVisible(c, c.req.param('id'))
    return jsonFor(c, await asked(c, snapshot), c.var.user)
  })
  .post('/:id/ask', signedIn('askDesk'), ...body(AskInput), async (c) => {
    const request = c.req.valid('json')
    const { db, user } = c.var
    await rateLimit(c, 'join', user.id)
    const { snapshot } = await loadVisible(c, c.req.param('id'))
    const own = (await registrations.listOwnEntries(db, snapshot.id, user.id)).find(({ no }) => no === request.no)
    if (!own) throw forbidden(NOT_YOURS)
    const { no, round, isTakenBack = false } = request
    if (!snapshot.active || snapshot.stage) throw conflict(OVER)
    const refusal = askedRoundRefusal(snapshot, round)
    if (refusal !== undefined) throw conflict(refusal)
    if (request.kind === 'bye') {
      await changeTournament(c, await loadAtDesk(c, snapshot.id), (facts) => byeActs(facts, request), {
        source: reporterOf(snapshot.settings),
        isAtDesk: true,
      })
    } else {
      const ref = { player: no, kind: request.kind, round }
      await (isTakenBack ? requests.remove(db, snapshot.id, ref) : requests.save(db, snapshot.id, ref, Date.now()))
      await tellDesk(c, snapshot.id)
    }
    if (!isTakenBack) {
      const news = askedNotification(snapshot.name, own.name, request)
      await teller(c, snapshot).directors(news)
    }
    return c.json(await asked(c, snapshot))
  })
  .post('/:id/answerAsk', signedIn('answerRequest'), ...body(AnswerAskInput), async (c) => {
    const { no, kind, round, accept } = c.req.valid('json')
    const snapshot = await requireDirector(c, 'answerRequest')
    if (!(await requests.answer(c.var.db, snapshot.id, { player: no, kind, round }, accept)))
      throw conflict(ANSWERED, 'already-answered')
    await tellDesk(c, snapshot.id)
    const content =
      kind === 'late'
        ? lateAnswerNotification(snapshot.name, round, accept)
        : withdrawalRefusedNotification(snapshot.name)
    await tellOwners(c, snapshot, no, content)
    return c.json({ message: accept ? 'Granted.' : 'Refused.' })
  })

type ByeAsk = Extract<ReturnType<typeof AskInput.parse>, { kind: 'bye' }>

function byeActs(facts: Snapshot, { no, round, bye: type, isTakenBack }: ByeAsk): Act[] {
  const known = facts.desk?.byeRequests.find((one) => one.player === no && one.round === round)
  if (isTakenBack) return known ? [{ type: 'setBye', player: no, round, bye: null }] : []
  const refusal = byeRefusal(facts, { no, round, type })
  if (refusal !== undefined) throw conflict(refusal)
  if (known?.type === type && known.state !== 'refused') return []
  return [{ type: 'setBye', player: no, round, bye: { type, state: 'waiting' } }]
}

export interface OwnAsks {
  rule: string
  entries: {
    no: number
    name: string
    asked: {
      kind: 'bye' | PlayerRequest['kind']
      round: number
      bye: ByeRequest['type'] | null
      state: PlayerRequest['state']
    }[]
  }[]
}

/** What whoever asks has asked for, of each entry of theirs. */
async function asked(c: Context<AppEnv>, { id }: Snapshot): Promise<OwnAsks> {
  const { db, user } = c.var
  const entries = await registrations.listOwnEntries(db, id, user.id)
  if (entries.length === 0) return { rule: BYE_RULE, entries: [] }
  const [{ desk }, others] = await Promise.all([
    loadAtDesk(c, id),
    requests.listOfPlayers(
      db,
      id,
      entries.map(({ no }) => no),
    ),
  ])
  return {
    rule: BYE_RULE,
    entries: entries.map(({ no, name }) => ({
      no,
      name,
      asked: [
        ...(desk?.byeRequests ?? [])
          .filter(({ player }) => player === no)
          .map(({ round, type, state }) => ({ kind: 'bye' as const, round, bye: type, state })),
        ...others
          .filter(({ player }) => player === no)
          .map(({ round, kind, state }) => ({ kind, round, bye: null, state })),
      ],
    })),
  }
}
