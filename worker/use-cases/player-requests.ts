import type { News } from '#core/people/news.ts'
import * as say from '#words/answers.js'
import type { Act } from '#core/changes/act.ts'
import type { AnswerAskInput, AskInput } from '#core/contract/asks.ts'
import { askedRoundRefusal, byeRefusal, byeRule } from '#core/draw/bye-limits.ts'
import { reporterOf } from '#core/match/result-rank.ts'
import type { ByeRequest, PlayerRequest } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as requests from '../data/player-requests.ts'
import * as registrations from '../data/registrations.ts'
import { tellOwners } from './answer-requests.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { changeTournament } from './change-tournament.ts'
import { loadAtDesk } from './desk-change.ts'
import { conflict, forbidden } from './refusal.ts'
import { tellDesk } from './tell-desk.ts'
import { teller } from './tell-people.ts'

const NOT_YOURS = say.onlyPlayerMayAsk
const ANSWERED = say.requestAnswered
const MARKED_ABSENT = say.markedAbsent
const OVER = say.tournamentOver

type SentAsk = ReturnType<typeof AskInput.parse>
type ByeAsk = Extract<SentAsk, { kind: 'bye' }>

/**
 * Sends a competitor's request to the desk, or takes it back; throws 403 for another user's entry, and 409 if it is too
 * late.
 */
export async function askDesk(caller: SignedInCaller, snapshot: Snapshot, request: SentAsk): Promise<void> {
  const { db, user } = caller
  const { no, round, isTakenBack = false } = request
  const own = (await registrations.listOwnEntries(db, snapshot.id, user.id)).find((entry) => entry.no === no)
  if (!own) throw forbidden(NOT_YOURS)
  if (!snapshot.active || snapshot.stage) throw conflict(OVER)
  const refusal = () => askedRoundRefusal(snapshot, round)
  if (refusal() !== undefined) throw conflict(refusal)
  if (request.kind === 'bye') {
    const source = reporterOf(snapshot.settings)
    const facts = await loadAtDesk(caller, snapshot.id)
    await changeTournament(caller, facts, (now) => byeActs(now, request), { source, isAtDesk: true })
  } else if (request.kind === 'here') {
    await checkIn(caller, snapshot, { no, round, isTakenBack })
    return
  } else {
    const ref = { player: no, kind: request.kind, round }
    await (isTakenBack ? requests.remove(db, snapshot.id, ref) : requests.save(db, snapshot.id, ref, Date.now()))
    await tellDesk(caller, snapshot.id)
  }
  const { directors, takeBackFromDirectors } = teller(caller, snapshot)
  await (isTakenBack ? takeBackFromDirectors : directors)({
    kind: 'asked',
    facts: {
      tournament: snapshot.name,
      who: own.name,
      kind: request.kind,
      round,
      ...(request.kind === 'bye' && { bye: request.bye }),
    },
  })
}

/** A competitor checks in for the next round with their own phone. The arbiter’s “not here” is not overruled. */
async function checkIn(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { no, round, isTakenBack }: { no: number; round: number; isTakenBack: boolean },
): Promise<void> {
  if (round !== snapshot.round + 1) throw conflict(() => say.checkInForNextRound({ round: snapshot.round + 1 }))
  const source = reporterOf(snapshot.settings)
  const facts = await loadAtDesk(caller, snapshot.id)
  const actsOf = (now: Snapshot): Act[] => {
    const mark = now.desk?.checkIns.find((one) => one.player === no && one.round === round)
    if (mark?.isPresent === false) throw conflict(MARKED_ABSENT)
    const isPresent = isTakenBack ? null : true
    if ((mark?.isPresent ?? null) === isPresent) return []
    return [{ type: 'setCheckIns', round, marks: [{ player: no, isPresent }] }]
  }
  await changeTournament(caller, facts, actsOf, { source, isAtDesk: true })
}

function byeActs(facts: Snapshot, { no, round, bye: type, isTakenBack }: ByeAsk): Act[] {
  const known = facts.desk?.byeRequests.find((one) => one.player === no && one.round === round)
  if (isTakenBack) return known ? [{ type: 'setBye', player: no, round, bye: null }] : []
  const refusal = () => byeRefusal(facts, { no, round, type })
  if (refusal() !== undefined) throw conflict(refusal)
  if (known?.type === type && known.state !== 'refused') return []
  return [{ type: 'setBye', player: no, round, bye: { type, state: 'waiting' } }]
}

/** Answers a request other than for a bye, and notifies the competitor; throws 409 if it was answered before. */
export async function answerAsk(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { no, kind, round, accept }: ReturnType<typeof AnswerAskInput.parse>,
): Promise<void> {
  if (!(await requests.answer(caller.db, snapshot.id, { player: no, kind, round }, accept)))
    throw conflict(ANSWERED, 'already-answered')
  await tellDesk(caller, snapshot.id)
  const { name: tournament } = snapshot
  const news: News =
    kind === 'late'
      ? { kind: 'lateAnswer', facts: { tournament, round, isGranted: accept } }
      : { kind: 'withdrawalRefused', facts: { tournament } }
  await tellOwners(caller, snapshot, no, news)
}

export interface OwnAsks {
  rule: string
  entries: {
    no: number
    name: string
    asked: {
      kind: 'bye' | 'here' | PlayerRequest['kind']
      round: number
      bye: ByeRequest['type'] | null
      state: PlayerRequest['state']
    }[]
  }[]
}

/** The caller's own entries, each with its requests to the desk. */
export async function listAsked(caller: SignedInCaller, { id }: Snapshot): Promise<OwnAsks> {
  const { db, user } = caller
  const entries = await registrations.listOwnEntries(db, id, user.id)
  if (entries.length === 0) return { rule: inLanguageOf(caller, byeRule), entries: [] }
  const nos = entries.map(({ no }) => no)
  const [{ desk }, others] = await Promise.all([loadAtDesk(caller, id), requests.listOfPlayers(db, id, nos)])
  return {
    rule: inLanguageOf(caller, byeRule),
    entries: entries.map(({ no, name }) => ({
      no,
      name,
      asked: [
        ...(desk?.byeRequests ?? [])
          .filter(({ player }) => player === no)
          .map(({ round, type, state }) => ({ kind: 'bye' as const, round, bye: type, state })),
        ...(desk?.checkIns ?? [])
          .filter(({ player, isPresent }) => player === no && isPresent)
          .map(({ round }) => ({ kind: 'here' as const, round, bye: null, state: 'granted' as const })),
        ...others
          .filter(({ player }) => player === no)
          .map(({ round, kind, state }) => ({ kind, round, bye: null, state })),
      ],
    })),
  }
}
