import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { etagMatches } from '#core/contract/etag.ts'
import type { Facts } from '#core/match/facts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { AppEnv } from '../env.ts'
import { CORS_HEADERS } from './cors.ts'
import { share, type ShownVersion } from './share.ts'

/** At most two seconds stale: one in shared caches, one in the version this isolate knows. */
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=1, must-revalidate'
const NO_CACHING = 'private, no-store'
/** For an answer without the results that its reader hides, which is private to that reader. */
export const OWN_CACHING = 'private, no-cache'

/**
 * Sets etag and caching for these versions, and throws the 304 if the client has them. Pass `now` if the answer depends
 * on the clock: the etag then counts the start and end times that have passed. Returns the tag; undefined if the
 * tournament is private.
 */
export function checkVersionEtag(
  c: Context<AppEnv>,
  snapshots: Snapshot | Snapshot[],
  now?: number,
): string | undefined {
  const tournaments = [snapshots].flat()
  if (tournaments.some(({ settings }) => !settings.public)) {
    c.header('cache-control', NO_CACHING)
    return undefined
  }
  const tag = tournaments.map((snapshot) => versionTag(snapshot, now)).join('_') || 'none'
  const caching = tournaments.some(({ hidden }) => hidden) ? OWN_CACHING : PUBLIC_CACHING
  checkEtag(c, `W/"${tag}"`, { caching, shown: tournaments.length === 1 ? tournaments[0] : undefined })
  return tag
}

/** The tag of a tournament's version; with `now`, it includes the number of start and end times that have passed. */
export const versionTag = (snapshot: Snapshot, now: number | undefined): string =>
  [`${snapshot.id}-${snapshot.version}`, now && momentsPassed(snapshot, now), hiddenTag(snapshot)]
    .filter((part) => part !== undefined)
    .join('.')

/** Distinguishes an answer without results from the full one, and by the results that are revealed. */
const hiddenTag = ({ hidden }: Snapshot): string | undefined => hidden && `hidden.${hidden.shown}`

/**
 * Sets etag and caching of an answer that signed-out readers share, and throws the 304 if the client has this tag.
 * `shown`: the event that it shows.
 */
export function checkEtag(
  c: Context<AppEnv>,
  etag: string,
  { caching = PUBLIC_CACHING, shown }: { caching?: string; shown?: ShownVersion | undefined } = {},
): void {
  const headers = { etag, 'cache-control': caching, ...CORS_HEADERS }
  if (etagMatches(c.req.header('if-none-match'), etag)) {
    throw new HTTPException(undefined, { res: new Response(null, { status: 304, headers }) })
  }
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  share(c, shown)
}

const momentsBySnapshot = new WeakMap<Snapshot, number[]>()

/** The number of past times at which some match of the tournament changes its status. */
function momentsPassed(snapshot: Snapshot, now: number): number {
  const times = momentsBySnapshot.get(snapshot) ?? momentsOf(snapshot)
  momentsBySnapshot.set(snapshot, times)
  const ahead = times.findIndex((time) => time > now)
  return ahead < 0 ? times.length : ahead
}

const momentsOf = ({ rounds }: Snapshot): number[] =>
  rounds
    .flatMap(({ facts = {} }) => Object.values<Facts>(facts))
    .flatMap(({ registrationTime, startTime, endTime }) => [registrationTime, startTime, endTime])
    .filter((time) => time !== undefined)
    .sort((a, b) => a - b)
