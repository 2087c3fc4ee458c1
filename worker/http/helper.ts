import type { Context } from 'hono'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { findSnapshot } from '../cache/snapshots.ts'
import * as helpers from '../data/helpers.ts'
import type { AppEnv } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { gone, notFound } from './errors.ts'
import { snapshotContext } from './visible-tournament.ts'

const UNKNOWN = 'This link isn’t valid. Ask the arbiter for a new one.'
const REVOKED = 'This link was taken back. Ask the arbiter for a new one.'
const OVER = 'This tournament is over: there are no results to enter.'

/** By whom the history says that a change was made. */
export const helperName = ({ name }: helpers.KnownHelper): string => `helper:${name}`

/** Who has this link, and their tournament; throws 404, and 410 where it was taken back or the event is over. */
export async function requireHelper(
  c: Context<AppEnv>,
  secret: string,
): Promise<{ helper: helpers.KnownHelper; snapshot: Snapshot }> {
  const helper = await helpers.findBySecret(c.var.db, await digest(`helper ${secret}`))
  const found = helper && (await findSnapshot(snapshotContext(c), helper.tournament))
  if (!helper || !found) throw notFound(UNKNOWN)
  const { snapshot } = found
  if (helper.isRevoked) throw gone(REVOKED)
  const isOver = snapshot.stage !== undefined || (!snapshot.active && snapshot.round > 0)
  if (isOver) throw gone(OVER)
  return { helper, snapshot }
}
