import * as say from '#words/boardFeeds.js'
import { Hono } from 'hono'
import {
  AddSourceInput,
  AssignInput,
  ChangeSourceInput,
  ForgetNameInput,
  NothingInput,
  SourceInput,
  TakeResultsInput,
} from '#core/contract/boards.ts'
import * as boardSources from '../data/board-sources.ts'
import * as tokens from '../data/tokens.ts'
import type { AppEnv } from '../env.ts'
import { newAccessToken } from '../http/access-token.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { requireDirector } from '../http/director.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { inReaderLanguage } from '../http/reader-language.ts'
import { signedIn } from '../http/signed-in.ts'
import { askBoards } from '../rooms/boards/answer-boards.ts'
import { digest, newId } from '../secrets/token.ts'
import {
  addSource,
  assignBoard,
  boardsAtDesk,
  boardsChanged,
  changeSource,
  lookAtBoards,
  takeResults,
} from '../use-cases/board-sources.ts'
import { conflict, notFound } from '../use-cases/refusal.ts'

/** The boards of an event at its desk: where their moves come from, where their games belong, what they report. */
export const boardRoutes = new Hono<AppEnv>()
  .get('/:id/getBoards', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    return jsonFor(c, await boardsAtDesk(signedInCaller(c), id), c.var.user)
  })
  .post('/:id/lookAtBoards', signedIn('direct'), ...body(NothingInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    await rateLimit(c, 'readLink', c.var.user.id)
    return c.json(await lookAtBoards(signedInCaller(c), id))
  })
  .post('/:id/addBoardSource', signedIn('direct'), ...body(AddSourceInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    const source = await addSource(signedInCaller(c), id, c.req.valid('json'))
    return c.json({ source, message: inReaderLanguage(c, say.sourceAdded) })
  })
  .post('/:id/changeBoardSource', signedIn('direct'), ...body(ChangeSourceInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    await changeSource(signedInCaller(c), id, c.req.valid('json'))
    return c.json({ message: inReaderLanguage(c, say.sourceChanged) })
  })
  .post('/:id/removeBoardSource', signedIn('direct'), ...body(SourceInput), async (c) => {
    const caller = signedInCaller(c)
    const { id } = await requireDirector(c, 'direct')
    const { source } = c.req.valid('json')
    if (!(await boardSources.removeSource(caller.db, id, source))) throw notFound(say.sourceNotFound)
    await askBoards(c.env, id, { call: 'reset', source })
    await boardsChanged(caller, id)
    return c.json({ message: inReaderLanguage(c, say.sourceRemoved) })
  })
  .post('/:id/resetBoardSource', signedIn('direct'), ...body(SourceInput), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    await askBoards(c.env, id, { call: 'reset', source: c.req.valid('json').source })
    return c.json({ message: inReaderLanguage(c, say.gamesForgotten) })
  })
  .post('/:id/assignBoard', signedIn('direct'), ...body(AssignInput), async (c) => {
    const snapshot = await requireDirector(c, 'direct')
    const input = c.req.valid('json')
    await assignBoard(signedInCaller(c), snapshot, input)
    return c.json({ message: inReaderLanguage(c, input.no === null ? say.placeTakenBack : say.gameAssigned) })
  })
  .post('/:id/forgetBoardName', signedIn('direct'), ...body(ForgetNameInput), async (c) => {
    const caller = signedInCaller(c)
    const { id } = await requireDirector(c, 'direct')
    if (!(await boardSources.removeAlias(caller.db, id, c.req.valid('json').name)))
      throw notFound(say.boardNameNotFound)
    await boardsChanged(caller, id)
    return c.json({ message: inReaderLanguage(c, say.boardNameForgotten) })
  })
  .post('/:id/takeBoardResults', signedIn('direct', 'results'), ...body(TakeResultsInput), async (c) => {
    const snapshot = await requireDirector(c, 'direct')
    return c.json(await takeResults(signedInCaller(c), snapshot, c.req.valid('json')))
  })
  .post('/:id/makeBoardToken', signedIn('manageTokens'), ...body(NothingInput), async (c) => {
    const { db, user } = c.var
    const { id, name } = await requireDirector(c, 'direct')
    await rateLimit(c, 'link', user.id)
    const token = newAccessToken()
    const made = {
      id: newId('t'),
      userId: user.id,
      hash: await digest(token),
      name: Array.from(name).slice(0, 40).join(''),
      scope: 'boards',
      createdAt: Date.now(),
      expiresAt: null,
      tournamentId: id,
    } as const
    if (!(await tokens.insertToken(db, made))) throw conflict(say.tooManyTokens)
    c.header('cache-control', 'private, no-store')
    return c.json({ token, message: inReaderLanguage(c, say.tokenMade) })
  })
