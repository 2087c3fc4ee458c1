import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import type { Act } from '#core/changes/act.ts'
import { undoingActs } from '#core/changes/history.ts'
import { touchedPairings } from '#core/changes/undo.ts'
import { findPairing } from '#core/changes/pairing.ts'
import { needsReason } from '#core/changes/result-acts.ts'
import {
  AddArbiterInput,
  AddHelperInput,
  HelperInput,
  HelperResultInput,
  HelperUndoInput,
  RemoveArbiterInput,
  RemoveHelperInput,
} from '#core/contract/helpers.ts'
import { resultText } from '#core/changes/result-text.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { boardRefusal, isOwnBoard, rangeText } from '#core/people/board-range.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as arbiters from '../data/arbiters.ts'
import { findChange } from '../data/history.ts'
import * as invitations from '../data/invitations.ts'
import * as helpers from '../data/helpers.ts'
import type { AppEnv } from '../env.ts'
import { callerOf, signedInCaller } from '../http/caller.ts'
import { signedIn } from '../http/signed-in.ts'
import { body } from '../http/body.ts'
import { changeResults } from '../use-cases/change-results.ts'
import { findEarlierVersion } from '../use-cases/change-tournament.ts'
import { changeAtDesk } from '../use-cases/desk-change.ts'
import { requireDirector } from '../http/director.ts'
import { conflict, forbidden, notFound, unlessRefused } from '../use-cases/refusal.ts'
import { requireHand, type ResultHand } from '../use-cases/result-hand.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { countingWrong } from '../http/wrong-tries.ts'
import { invitedUser, inviteToStaff } from '../use-cases/invitations.ts'
import { tokenScope } from '../http/token-scope.ts'
import { tellDesk } from '../use-cases/tell-desk.ts'
import { digest, newToken } from '../secrets/token.ts'

const MOST = 50
const TOO_MANY = () => say.tooManyHelpers({ max: MOST })
const GONE = say.helperLinkRevokedBefore
const NOT_THEIRS = say.undoOnlyOwn
const ONLY_RESULTS = say.undoOnlyResults
const HAS_RESULT = say.boardConfirmed

/** The director's part: helpers, each with a link that is shown once. */
export const helperRoutes = new Hono<AppEnv>()
  .post('/:id/addHelper', signedIn('direct'), ...body(AddHelperInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    const { db } = c.var
    if ((await helpers.count(db, id)) >= MOST) throw conflict(TOO_MANY)
    const secret = newToken()
    const place = c.req.valid('json')
    const helper = await helpers.save(db, id, place, { secret: await digest(`helper ${secret}`), now: Date.now() })
    await tellDesk(signedInCaller(c), id)
    return c.json({
      helper,
      path: `/help/#${secret}`,
      message: inReaderLanguage(c, () => say.helperCanEnter({ name: place.name })),
    })
  })
  .post('/:id/removeHelper', signedIn('direct'), ...body(RemoveHelperInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    if (!(await helpers.revoke(c.var.db, id, c.req.valid('json').helper, Date.now())))
      throw conflict(GONE, 'already-answered')
    await tellDesk(signedInCaller(c), id)
    return c.json({ message: inReaderLanguage(c, say.helperLinkRevoked) })
  })
  .post('/:id/addArbiter', signedIn('direct'), ...body(AddArbiterInput), async (c) => {
    const caller = signedInCaller(c)
    const snapshot = await requireDirector(c, 'direct')
    const { username, ...range } = c.req.valid('json')
    const user = await invitedUser(caller, username)
    const enters = {
      message: inReaderLanguage(c, () =>
        say.arbiterJoined({ username: user.username, range: rangeText(range, isTeam(snapshot)) }),
      ),
    }
    if (await arbiters.update(caller.db, snapshot.id, user.id, range)) {
      await tellDesk(caller, snapshot.id)
      return c.json(enters)
    }
    await rateLimit(c, 'invite', caller.user.id)
    const done = await inviteToStaff(caller, snapshot, { role: 'arbiter', user: user.id, range })
    if (done === 'joined') return c.json(enters)
    return c.json({
      message: inReaderLanguage(c, () =>
        say.arbiterInvited({ username: user.username, range: rangeText(range, isTeam(snapshot)) }),
      ),
    })
  })
  .post('/:id/removeArbiter', signedIn('direct'), ...body(RemoveArbiterInput), async (c) => {
    const caller = signedInCaller(c)
    const { id } = await requireDirector(c, 'direct')
    const user = await invitedUser(caller, c.req.valid('json').username)
    const wasInvited = await invitations.remove(caller.db, { kind: 'arbiter', id, user: user.id })
    if (!wasInvited && !(await arbiters.remove(caller.db, id, user.id))) throw notFound(say.arbiterNotFound)
    await tellDesk(caller, id)
    return c.json({ message: inReaderLanguage(c, wasInvited ? say.invitationWithdrawn : say.arbiterRemoved) })
  })

/** Results entered by helpers with their links, and by arbiters at their boards. They can do nothing else. */
export const helpRoutes = new Hono<AppEnv>()
  .post('/look', tokenScope('read'), ...body(HelperInput), async (c) => {
    const { hand, snapshot } = await admitHand(c, c.req.valid('json').secret)
    const { name, fromBoard, toBoard } = hand
    const { round, settings, version } = snapshot
    c.header('cache-control', 'no-store')
    return c.json({
      tournament: snapshot.name,
      name,
      fromBoard,
      toBoard,
      round,
      competitors: settings.competitors,
      gamePointTotal: settings.gamePointTotal,
      version,
      boards: inReaderLanguage(c, () => boardsOf(snapshot, hand)),
    })
  })
  .post('/enter', tokenScope('results'), ...body(HelperResultInput), async (c) => {
    const caller = callerOf(c)
    const { secret, ...entry } = c.req.valid('json')
    const { hand, snapshot } = await admitHand(c, secret)
    const found = findPairing(snapshot, entry)
    if (!found) throw notFound(say.matchNotFound)
    const refusal = () => boardRefusal(hand, found.position + 1, isTeam(snapshot))
    if (refusal() !== undefined) throw forbidden(refusal)
    // Sent again because its answer was lost, a result is answered as the first time.
    const isRepeated = (await findEarlierVersion(caller, snapshot.id, hand.actor.as)) !== undefined
    if (!isRepeated && entry.round !== snapshot.round) throw conflict(othersRound(entry.round))
    if (!isRepeated && needsReason(snapshot, entry)) throw conflict(HAS_RESULT, 'has-result')
    const request = { type: 'enterResult', ...entry } as const
    return c.json(await changeAtDesk(caller, snapshot, request, { actor: hand.actor }))
  })
  .post('/undo', tokenScope('results'), ...body(HelperUndoInput), async (c) => {
    const caller = callerOf(c)
    const { secret, version } = c.req.valid('json')
    const { hand, snapshot } = await admitHand(c, secret)
    const made = await findChange(caller.db, snapshot.id, version)
    if (made?.source !== hand.actor.source || made.by !== hand.signature) throw forbidden(NOT_THEIRS)
    const refusal = () => undoRefusal(snapshot, hand, made.acts)
    if (refusal() !== undefined) throw forbidden(refusal)
    const old = touchedPairings(made.acts).find(({ round }) => round !== snapshot.round)
    if (old) throw conflict(othersRound(old.round))
    const undo = (now: Snapshot) => unlessRefused(() => undoingActs(now, made), 'changed-since')
    const done = await changeResults(caller, snapshot, undo, { undoes: version, actor: hand.actor })
    return c.json({ message: inReaderLanguage(c, say.undone), version: done.version })
  })

/** The helper or arbiter with this secret. Only wrong secrets count against the address, which a whole hall shares. */
async function admitHand(c: Context<AppEnv>, secret: string) {
  const found = await countingWrong(c, () => requireHand(callerOf(c), secret))
  await limitPerMinute(c, 'help', `${found.snapshot.id} ${found.hand.actor.as}`)
  return found
}

/** Undoing needs the right to make the change: a result, at one of the own boards. */
function undoRefusal(snapshot: Snapshot, hand: ResultHand, acts: Act[]): string | undefined {
  if (!acts.every(({ type }) => type === 'setResult')) return ONLY_RESULTS()
  return touchedPairings(acts)
    .map((pairing) => findPairing(snapshot, pairing))
    .map((found) => (found ? boardRefusal(hand, found.position + 1, isTeam(snapshot)) : ONLY_RESULTS()))
    .find((refusal) => refusal !== undefined)
}

const isTeam = ({ settings }: Snapshot): boolean => settings.competitors === 'team'

const othersRound = (round: number) => (): string => say.resultsOfOtherRound({ round })

/** The boards of the current round that a helper or arbiter is responsible for. */
const boardsOf = (snapshot: Snapshot, hand: ResultHand) =>
  pairings(snapshot, snapshot.round)
    .filter(({ black, board }) => black >= 0 && isOwnBoard(hand, board))
    .map(({ no, board, white, black, outcome, facts }) => {
      const { state } = findPairing(snapshot, { round: snapshot.round, no })!
      return {
        no,
        board,
        white: distinctName(snapshot, white),
        black: distinctName(snapshot, black),
        outcome,
        result: outcome === NO_OUTCOME ? '' : resultText(state),
        isConfirmed: facts.scored,
      }
    })
