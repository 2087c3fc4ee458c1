import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import { isRevocable, tellChanges } from '#core/changes/history.ts'
import { refreshedBefore } from '#core/changes/refresh-ratings.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { EntryDetailFields } from '#core/changes/edit-entry.ts'
import { CreateTournamentInput, DeskChangeInput } from '#core/contract/desk.ts'
import { UndoInput } from '#core/contract/undo.ts'
import { HistoryQuery } from '#core/contract/history.ts'
import { ImportInput, MAX_IMPORT_BYTES } from '#core/contract/import.ts'
import { LinkFileInput } from '#core/contract/link-file.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as deskNews from '../data/desk-news.ts'
import * as players from '../data/players.ts'
import type { Db } from '../data/db.ts'
import { listBack, listNewest, type RecordedChange } from '../data/history.ts'
import type { AppEnv } from '../env.ts'
import { answerAsked } from '../use-cases/answer-requests.ts'
import { signedInCaller } from '../http/caller.ts'
import { signedIn } from '../http/signed-in.ts'
import { requireScope } from '../use-cases/authorize.ts'
import { body } from '../http/body.ts'
import { createTournament, requireVerified } from '../use-cases/create-tournament.ts'
import { changeAtDesk, isOfResults, viewAtDesk } from '../use-cases/desk-change.ts'
import { requireDirector } from '../http/director.ts'
import { saveEventFile } from '../use-cases/save-event-file.ts'
import { readReport, saveReport } from '../use-cases/import-report.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { base64Of, readLink } from '../use-cases/read-link.ts'
import { tellDecision } from '../use-cases/tell-captains.ts'
import { checkMiniLink } from '../use-cases/submit-mini.ts'
import { redoChange, undoChange } from '../use-cases/undo-change.ts'
import { valid } from '../http/valid.ts'

/** Enough for a list of thousands of players in one request. */
const MAX_BYTES = 1024 * 1024
/** Changes that the desk shows as just done, and changes per page of the history. */
const JUST_DONE = 12
const PAGE = 50

/** Creating and running tournaments. */
export const deskRoutes = new Hono<AppEnv>()
  .post('/create', signedIn('createTournament'), ...body(CreateTournamentInput, MAX_BYTES), async (c) => {
    await requireCreator(c)
    const id = await createTournament(signedInCaller(c), c.req.valid('json'))
    return c.json({ id, message: inReaderLanguage(c, say.tournamentCreated) })
  })
  .post('/import', signedIn('createTournament'), ...body(ImportInput, MAX_IMPORT_BYTES), async (c) => {
    const caller = signedInCaller(c)
    const sent = c.req.valid('json')
    const read = readReport(caller, sent)
    await requireCreator(c)
    const id = await saveReport(caller, read, sent)
    return c.json({ id, message: inReaderLanguage(c, say.tournamentImported) })
  })
  .post('/readLink', signedIn('createTournament'), ...body(LinkFileInput), async (c) => {
    await requireVerified(signedInCaller(c))
    await rateLimit(c, 'readLink', c.var.user.id)
    const { name, bytes } = await readLink(c.env, c.req.valid('json').url)
    return c.json({ name, base64: base64Of(bytes) })
  })
  .get('/:id/getDeskEntries', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    return jsonFor(c, await players.listForDesk(c.var.db, id), c.var.user)
  })
  .get('/:id/getEventFile', signedIn('direct'), async (c) => {
    const known = await requireDirector(c, 'direct')
    const file = await saveEventFile(c.var, known)
    c.header('content-disposition', 'attachment; filename="event.json"')
    return jsonFor<Record<string, unknown>>(c, file, c.var.user)
  })
  .get('/:id/getDesk', signedIn('direct'), async (c) => {
    const known = await requireDirector(c, 'direct')
    const [snapshot, newest, news] = await Promise.all([
      viewAtDesk(c.var, known),
      listNewest(c.var.db, known.id, JUST_DONE),
      deskNews.load(c.var.db, known.id),
    ])
    const { version, desk = EMPTY_DESK } = snapshot
    return jsonFor(
      c,
      { version, ...desk, ...news, changes: inReaderLanguage(c, () => toldRows(snapshot, newest)) },
      c.var.user,
    )
  })
  .get('/:id/getArbiters', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    const usernames = await c.env.TournamentRoom.getByName(id).noteArbiter(c.var.user.username)
    return jsonFor(c, { usernames }, c.var.user)
  })
  .post('/:id/askSite', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    await c.env.TournamentRoom.getByName(id).pollNow()
    return c.json({ message: inReaderLanguage(c, say.askedTheChessSite) })
  })
  .post('/:id/change', signedIn('direct', 'results'), ...body(DeskChangeInput, MAX_BYTES), async (c) => {
    const caller = signedInCaller(c)
    const { request, reason } = c.req.valid('json')
    requireScope(caller.user, isOfResults(request) ? 'results' : 'manage')
    const snapshot = await requireDirector(c, 'direct')
    await checkMiniLink(caller, snapshot, request)
    const done = await changeAtDesk(
      caller,
      snapshot,
      await withDetailsBefore(caller.db, snapshot.id, decidedBy(request, caller.user.id)),
      { reason: reason || undefined },
    )
    await Promise.all([answerAsked(caller, snapshot, request), tellDecision(caller, snapshot, request, reason)])
    return c.json(done)
  })
  .post('/:id/undo', signedIn('direct'), ...body(UndoInput), async (c) => {
    const snapshot = await requireDirector(c, 'direct')
    return c.json(await undoChange(signedInCaller(c), snapshot, c.req.valid('json')))
  })
  .post('/:id/redo', signedIn('direct'), async (c) => {
    const snapshot = await requireDirector(c, 'direct')
    return c.json(await redoChange(signedInCaller(c), snapshot))
  })
  .get('/:id/getHistory', signedIn('direct'), valid('query', HistoryQuery), async (c) => {
    const { before = Number.MAX_SAFE_INTEGER } = c.req.valid('query')
    const known = await requireDirector(c, 'direct')
    const [snapshot, newest] = await Promise.all([viewAtDesk(c.var, known), listBack(c.var.db, known.id, before, PAGE)])
    const rows = inReaderLanguage(c, () => toldRows(snapshot, newest)).filter(({ version }) => version < before)
    return jsonFor(c, rows.slice(0, PAGE), c.var.user)
  })

/** Throws 403 without a verified email address, and 429 after too many tournaments. */
async function requireCreator(c: Context<AppEnv>): Promise<void> {
  const caller = signedInCaller(c)
  await requireVerified(caller)
  await rateLimit(c, 'create', caller.user.id)
}

/** Who rules on a match, and when. */
const decidedBy = (request: DeskRequest, by: string): DeskRequest =>
  request.type === 'ruleMini' ? { ...request, by, at: Date.now() } : request

/** Details of entries before a correction, which the snapshot doesn’t contain. */
async function withDetailsBefore(db: Db, id: string, request: DeskRequest): Promise<DeskRequest> {
  if (request.type === 'refreshRatings')
    return { ...request, detailsBefore: refreshedBefore(await players.listDetails(db, id), request) }
  if ((request.type !== 'editEntry' && request.type !== 'mergeEntries') || !request.details) return request
  const no = request.type === 'editEntry' ? request.no : request.keep
  const known: Partial<EntryDetailFields> = (await players.findDetails(db, id, no)) ?? {}
  const fields = Object.keys(request.details).map(
    (field) => (field === 'notes' ? 'meta' : field) as keyof EntryDetailFields,
  )
  return { ...request, detailsBefore: Object.fromEntries(fields.map((field) => [field, known[field] ?? null])) }
}

const toldRows = (snapshot: Snapshot, changes: RecordedChange[]) =>
  tellChanges(snapshot, changes).map(
    ({ version, at, by, source, reason, undoes, isRedo, hash, words, isUndone, ...made }) => ({
      version,
      at,
      by,
      source,
      reason,
      undoes,
      isRedo,
      hash,
      words,
      isUndone,
      // A change that was made again is undone at its first entry.
      mayUndo: isRevocable(made) && !isUndone && !isRedo,
    }),
  )
