import { Hono } from 'hono'
import { tellChanges, undoingActs, wordsOf } from '#core/changes/history.ts'
import { CreateTournamentInput, DeskChangeInput, UndoInput } from '#core/contract/desk.ts'
import { HistoryQuery } from '#core/contract/history.ts'
import { ImportInput, MAX_IMPORT_BYTES } from '#core/contract/import.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { listNewest, findChange, type RecordedChange } from '../data/history.ts'
import type { AppEnv } from '../env.ts'
import { signedIn } from '../http/authorize.ts'
import { body } from '../http/body.ts'
import { changeResults } from '../http/change-results.ts'
import { findEarlierVersion } from '../http/change-tournament.ts'
import { createTournament } from '../http/create-tournament.ts'
import { changeAtDesk, loadAtDesk, viewAtDesk } from '../http/desk-change.ts'
import { requireDirector } from '../http/director.ts'
import { conflict, notFound } from '../http/errors.ts'
import { importReport } from '../http/import-report.ts'
import { jsonFor } from '../http/json-for.ts'
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
  .get('/:id/getDesk', signedIn('direct'), async (c) => {
    const known = await requireDirector(c, 'direct')
    const [snapshot, newest] = await Promise.all([viewAtDesk(c, known), listNewest(c.var.db, known.id, JUST_DONE)])
    const { version, desk = EMPTY_DESK } = snapshot
    return jsonFor(c, { version, ...desk, changes: toldRows(snapshot, newest) }, c.var.user)
  })
  .post('/:id/change', signedIn('direct'), ...body(DeskChangeInput, MAX_BYTES), async (c) => {
    const { request, reason } = c.req.valid('json')
    const snapshot = await requireDirector(c, 'direct')
    return c.json(await changeAtDesk(c, snapshot, request, reason || undefined))
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
      words = wordsOf(now, acts)
      return acts
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

const toldRows = (snapshot: Snapshot, changes: RecordedChange[]) =>
  tellChanges(snapshot, changes).map(({ version, at, by, source, reason, undoes, hash, words, isUndone, inverse }) => ({
    version,
    at,
    by,
    source,
    reason,
    undoes,
    hash,
    words,
    isUndone,
    mayUndo: inverse !== null && !isUndone,
  }))
