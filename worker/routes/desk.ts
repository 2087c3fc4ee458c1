import { Hono, type Context } from 'hono'
import { applyAct } from '#core/changes/acts.ts'
import { isRevocable, tellChanges, undoingActs, wordsOf } from '#core/changes/history.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { EntryDetailFields } from '#core/changes/edit-entry.ts'
import { CreateTournamentInput, DeskChangeInput, UndoInput } from '#core/contract/desk.ts'
import { corrected } from '#core/changes/hall-acts.ts'
import { unscheduling } from '#core/changes/schedule-round.ts'
import { HistoryQuery } from '#core/contract/history.ts'
import { ImportInput, MAX_IMPORT_BYTES } from '#core/contract/import.ts'
import { LinkFileInput } from '#core/contract/link-file.ts'
import type { StoredEntryDetails } from '#core/snapshot/entry-details.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as deskNews from '../data/desk-news.ts'
import * as players from '../data/players.ts'
import { listNewest, findChange, type RecordedChange } from '../data/history.ts'
import type { AppEnv } from '../env.ts'
import { answerAsked } from '../http/answer-requests.ts'
import { requireScope, signedIn } from '../http/authorize.ts'
import { body } from '../http/body.ts'
import { changeResults } from '../http/change-results.ts'
import { findEarlierVersion } from '../http/change-tournament.ts'
import { createTournament, requireVerified } from '../http/create-tournament.ts'
import { changeAtDesk, isOfResults, loadAtDesk, viewAtDesk } from '../http/desk-change.ts'
import { requireDirector } from '../http/director.ts'
import { conflict, notFound } from '../http/errors.ts'
import { importReport } from '../http/import-report.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { base64Of, readLink } from '../http/read-link.ts'
import { valid } from '../http/valid.ts'

/** Lists of thousands come at once. */
const MAX_BYTES = 1024 * 1024
/** What the desk shows as just done, and a page of the history. */
const JUST_DONE = 12
const PAGE = 50
/** Further back words are told by what is known now. */
const MOST_TOLD = 1000
const UNDONE = 'Undone.'

/** Making tournaments and running them. */
export const deskRoutes = new Hono<AppEnv>()
  .post('/create', signedIn('createTournament'), ...body(CreateTournamentInput, MAX_BYTES), async (c) => {
    const id = await createTournament(c, c.req.valid('json'))
    return c.json({ id, message: 'Tournament created.' })
  })
  .post('/import', signedIn('createTournament'), ...body(ImportInput, MAX_IMPORT_BYTES), async (c) => {
    const id = await importReport(c, c.req.valid('json'))
    return c.json({ id, message: 'Tournament imported.' })
  })
  .post('/readLink', signedIn('createTournament'), ...body(LinkFileInput), async (c) => {
    await requireVerified(c)
    await rateLimit(c, 'readLink', c.var.user.id)
    const { name, bytes } = await readLink(c.env, c.req.valid('json').url)
    return c.json({ name, base64: base64Of(bytes) })
  })
  .get('/:id/getDeskEntries', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    return jsonFor(c, await players.listDetails(c.var.db, id), c.var.user)
  })
  .get('/:id/getDesk', signedIn('direct'), async (c) => {
    const known = await requireDirector(c, 'direct')
    const [snapshot, newest, news] = await Promise.all([
      viewAtDesk(c, known),
      listNewest(c.var.db, known.id, JUST_DONE),
      deskNews.load(c.var.db, known.id),
    ])
    const { version, desk = EMPTY_DESK } = snapshot
    return jsonFor(c, { version, ...desk, ...news, changes: toldRows(snapshot, newest) }, c.var.user)
  })
  .get('/:id/getArbiters', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    const usernames = await c.env.TournamentRoom.getByName(id).noteArbiter(c.var.user.username)
    return jsonFor(c, { usernames }, c.var.user)
  })
  .post('/:id/askSite', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    await c.env.TournamentRoom.getByName(id).pollNow()
    return c.json({ message: 'Asked the chess site.' })
  })
  .post('/:id/change', signedIn('direct', 'results'), ...body(DeskChangeInput, MAX_BYTES), async (c) => {
    const { request, reason } = c.req.valid('json')
    requireScope(c.var.user, isOfResults(request) ? 'results' : 'manage')
    const snapshot = await requireDirector(c, 'direct')
    const known = await detailsBefore(c, snapshot.id, request)
    const done = await changeAtDesk(c, snapshot, { ...request, ...known }, { reason: reason || undefined })
    await answerAsked(c, snapshot, request)
    return c.json(done)
  })
  .post('/:id/undo', signedIn('direct'), ...body(UndoInput), async (c) => {
    const { version, reason } = c.req.valid('json')
    const { id } = await requireDirector(c, 'direct')
    const earlier = await findEarlierVersion(c, id)
    if (earlier !== undefined) return c.json({ message: UNDONE, version: earlier })
    const made = await findChange(c.var.db, id, version)
    if (!made) throw notFound('Change not found.')
    let words = ''
    const undo = (now: Snapshot) => {
      const acts = undoingActs(now, made)
      if (typeof acts === 'string') throw conflict(acts, 'changed-since')
      // A result that is taken back is corrected.
      const back = corrected(now, acts)
      if (typeof back === 'string') throw conflict(back)
      words = wordsOf(now, acts)
      // A time that is over publishes nothing again.
      return [...back, ...unscheduling(acts.reduce(applyAct, now), Date.now())]
    }
    const isRejected = made.source === 'chessCom' || made.source === 'lichess'
    const done = await changeResults(c, await loadAtDesk(c, id), undo, {
      reason,
      undoes: version,
      isRejected,
      isAtDesk: true,
    })
    return c.json({ message: `Undone. ${words}`.trim(), version: done.version })
  })
  .get('/:id/getHistory', signedIn('direct'), valid('query', HistoryQuery), async (c) => {
    const { before = Infinity } = c.req.valid('query')
    const known = await requireDirector(c, 'direct')
    const [snapshot, newest] = await Promise.all([viewAtDesk(c, known), listNewest(c.var.db, known.id, MOST_TOLD)])
    const rows = toldRows(snapshot, newest).filter(({ version }) => version < before)
    return jsonFor(c, rows.slice(0, PAGE), c.var.user)
  })

/** What was known of an entry before it is corrected: the snapshot doesn’t say. */
async function detailsBefore(c: Context<AppEnv>, id: string, request: DeskRequest) {
  if (request.type !== 'editEntry' || !request.details) return undefined
  const known: Partial<StoredEntryDetails> = (await players.findDetails(c.var.db, id, request.no)) ?? {}
  const fields = Object.keys(request.details) as (keyof EntryDetailFields)[]
  return { detailsBefore: Object.fromEntries(fields.map((field) => [field, known[field] ?? null])) }
}

const toldRows = (snapshot: Snapshot, changes: RecordedChange[]) =>
  tellChanges(snapshot, changes).map(({ version, at, by, source, reason, undoes, hash, words, isUndone, ...made }) => ({
    version,
    at,
    by,
    source,
    reason,
    undoes,
    hash,
    words,
    isUndone,
    mayUndo: isRevocable(made) && !isUndone,
  }))
