import * as say from '#words/boardFeeds.js'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readSource, type ReadCache } from '#core/boards/read-source.ts'
import type { BoardSource } from '#core/boards/sources.ts'
import { MAX_PUSHED_GAMES, MAX_PUSH_BYTES } from '#core/limits/boards.ts'
import { SECOND } from '#core/time.ts'
import { findSource } from '../data/board-sources.ts'
import type { AppEnv } from '../env.ts'
import { signedInCaller } from '../http/caller.ts'
import { signedIn } from '../http/signed-in.ts'
import { inReaderLanguage } from '../http/reader-language.ts'
import { tooManyAttempts } from '../http/too-many-attempts.ts'
import { chessRules } from '#core/game/chess-rules.ts'
import { askBoards } from '../rooms/boards/answer-boards.ts'
import { lru } from '../cache/lru.ts'
import { requireDirectorOf } from '../use-cases/directed-tournament.ts'
import { forbidden, notFound, unavailable } from '../use-cases/refusal.ts'

const MAX_KNOWN = 1000
/** When each source was last pushed to, by this isolate. */
const pushedAt = lru<number>(MAX_KNOWN)
/** Games as last read, by source: a push repeats all of them. */
const lastRead = lru<ReadCache>(20)

/**
 * The calls by which programs push games to a broadcast of Lichess, at the same addresses and with the same answers. The
 * round’s id in the address is that of a source.
 */
export const broadcastRoutes = new Hono<AppEnv>()
  .post(
    '/round/:source/push',
    signedIn('direct', 'boards'),
    bodyLimit({
      maxSize: MAX_PUSH_BYTES,
      onError: (c) => c.json({ error: inReaderLanguage(c as Context<AppEnv>, say.pushTooLarge) }, 413),
    }),
    async (c) => {
      const source = await requireSource(c)
      requirePause(source)
      const text = await c.req.text()
      const games = readSource(text, chessRules, cacheOf(source.id))
      if (games.length === 0) return c.json({ error: inReaderLanguage(c, say.cannotParse) }, 400)
      if (games.length > MAX_PUSHED_GAMES)
        return c.json({ error: inReaderLanguage(c, () => say.tooManyPushed({ max: MAX_PUSHED_GAMES })) }, 400)
      const taken = await askBoards(c.env, source.tournament, {
        call: 'push',
        source: source.id,
        games,
        bytes: text.length,
      })
      if (taken === undefined) throw unavailable(say.roomBusy)
      if (taken === null) throw notFound(say.sourceIsOff)
      return c.json({
        games: taken.map(({ white, black, plies, match }) => ({
          tags: { White: white, Black: black },
          moves: plies,
          ...(typeof match === 'string' && { error: inReaderLanguage(c, () => say.whyUnmatched({ why: match })) }),
        })),
      })
    },
  )
  .post('/round/:source/reset', signedIn('direct', 'boards'), async (c) => {
    const source = await requireSource(c)
    await askBoards(c.env, source.tournament, { call: 'reset', source: source.id })
    return c.json({ ok: true })
  })

/** The source in the address, if the caller may push to it; throws 404 or 403. */
async function requireSource(c: Context<AppEnv>): Promise<BoardSource & { tournament: string }> {
  const source = await findSource(c.var.db, c.req.param('source') ?? '')
  if (!source || source.kind !== 'push') throw notFound(say.sourceNotFound)
  const { token } = c.var.user
  if (token?.tournamentId && token.tournamentId !== source.tournament) throw forbidden(say.tokenOfOtherEvent)
  await requireDirectorOf(signedInCaller(c), source.tournament, 'direct')
  return source
}

/** One push a second. */
function requirePause({ id }: BoardSource): void {
  const now = Date.now()
  if (now < (pushedAt.get(id) ?? 0) + SECOND) throw tooManyAttempts(SECOND)
  pushedAt.set(id, now)
}

function cacheOf(source: string): ReadCache {
  const known = lastRead.get(source) ?? new Map()
  lastRead.set(source, known)
  return known
}
