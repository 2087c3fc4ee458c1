import { queryOptions } from '@tanstack/react-query'
import { localPath } from '#core/addresses/local-path.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Me } from '#core/rows/profile.ts'
import { SECOND } from '#core/time.ts'
import { ApiError } from '../api/client.ts'
import { lookAsHelper, type HelperView } from '../api/helpers.ts'
import { HELP_SCOPE, installServiceWorker } from '../api/service-worker.ts'
import { inTime, isLost } from './deliver.ts'
import { KEPT_ANSWERS } from './forget-desks.ts'
import { keepCode } from './keep-code.ts'

const BOARDS_EVERY = 10 * SECOND
const PROFILE = '/api/profile'

/** No address of the API: the call is a POST, which caches don't hold. */
const addressOf = (secret: string): string => `/api/help/look/${secret}`

/** The boards of a helper's link; without an answer, those that were last seen on this device. */
export const keptBoards = (secret: string) =>
  queryOptions({
    queryKey: queryKeys.help(secret),
    queryFn: () => lookOrKept(secret),
    refetchInterval: BOARDS_EVERY,
    retry: false,
  })

async function lookOrKept(secret: string): Promise<HelperView> {
  try {
    const boards = await inTime(lookAsHelper(secret))
    await withAnswers((kept) => kept.put(addressOf(secret), Response.json(boards)))
    return boards
  } catch (error) {
    const kept = isEnded(error) || !isLost(error) ? undefined : await readKept(secret)
    if (!kept) throw error
    return kept
  }
}

/** Whether the link no longer works: it was revoked, its arbiter is signed out, or the event is over. */
export const isEnded = (error: unknown): boolean => error instanceof ApiError && [401, 404, 410].includes(error.status)

async function readKept(secret: string): Promise<HelperView | undefined> {
  const kept = await withAnswers((answers) => answers.match(addressOf(secret)))
  return kept && ((await kept.json()) as HelperView)
}

/** Keeps the page's code on this device, and the profile of an arbiter, so that the page opens without a network. */
export async function keepHelperPage(me: Me | undefined): Promise<void> {
  await Promise.all([installServiceWorker(localPath(HELP_SCOPE)), keepCode()])
  if (me) await withAnswers((kept) => kept.put(PROFILE, Response.json(me)))
}

/** Without storage the page works online only. */
async function withAnswers<Result>(act: (kept: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act(await caches.open(KEPT_ANSWERS))
  } catch {
    return undefined
  }
}
