import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Facts } from '#core/match/facts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { App } from '../env.ts'

/** Shared copies may be a second old, and a Worker's idea of a version another: two in all. */
const PUBLIC = 'public, max-age=0, s-maxage=1, must-revalidate'
const PRIVATE = 'private, no-store'

/**
 * Marks the answer as that of these versions, and ends the request with 304 if the asker has it. `now` is given where
 * the answer judges by the clock: a match goes live with no write, so the tag then also counts the moments that have
 * passed. Returns the tag, undefined for what only some may see.
 */
export function fresh(c: Context<App>, told: Snapshot | Snapshot[], now?: number): string | undefined {
  const tournaments = [told].flat()
  if (tournaments.some(({ settings }) => !settings.public)) {
    c.header('cache-control', PRIVATE)
    return undefined
  }
  const tag = tournaments.map((snapshot) => tagOf(snapshot, now)).join('_') || 'none'
  tagged(c, `W/"${tag}"`)
  return tag
}

/** What tells a version of a tournament from all others; judged by the clock, also which moments of it have passed. */
export const tagOf = (snapshot: Snapshot, now: number | undefined): string =>
  `${snapshot.id}-${snapshot.version}${now === undefined ? '' : `.${passed(snapshot, now)}`}`

/** Pages of other sites may read it, and these of its headers. */
const READ_ANYWHERE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, content-disposition, x-request-id, x-error-code',
}

/** Marks a public answer with its tag, and ends the request with 304 if the asker has it. */
export function tagged(c: Context<App>, etag: string): void {
  const headers = { etag, 'cache-control': PUBLIC, ...READ_ANYWHERE }
  if (holds(c.req.header('if-none-match'), etag)) {
    throw new HTTPException(undefined, { res: new Response(null, { status: 304, headers }) })
  }
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

const weak = (etag: string): string => etag.trim().replace(/^W\//, '')
const holds = (known: string | undefined, etag: string): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim() === '*' || weak(one) === weak(etag))

const moments = new WeakMap<Snapshot, number[]>()

/** How many of the moments at which some match of the tournament changes its status lie behind. */
function passed(snapshot: Snapshot, now: number): number {
  const times = moments.get(snapshot) ?? momentsOf(snapshot)
  moments.set(snapshot, times)
  const ahead = times.findIndex((time) => time > now)
  return ahead < 0 ? times.length : ahead
}

const momentsOf = ({ rounds }: Snapshot): number[] =>
  rounds
    .flatMap(({ facts = {} }) => Object.values<Facts>(facts))
    .flatMap(({ registrationTime, startTime, endTime }) => [registrationTime, startTime, endTime])
    .filter((time) => time !== undefined)
    .sort((a, b) => a - b)
