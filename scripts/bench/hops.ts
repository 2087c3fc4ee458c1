import { type IncomingMessage, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '#core/time.ts'
import { hashPassword } from '#worker/secrets/password.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { type EdgeSite, openEdgeSite } from './edge-site.ts'
import { withoutIndividuals } from './site.ts'
import { swiss } from './swiss.ts'

/** Longer than any answer counts as fresh, so that it is checked. */
const PAUSE = 1.5 * SECOND

/** Isolates of one data centre have one address. */
const HOST = { host: 'kibitz.example' }

/** A request, and how many calls in a row it may make before its first byte. */
interface Visit {
  what: string
  path: string
  /** Where somebody in the data centre asked for the same within the last minute. */
  warm: number
  /** Where nobody did. */
  cold?: number
}

export async function hopRows(built: BuiltSite): Promise<Measurement[]> {
  const site = await openEdgeSite(built)
  try {
    return await measure(site)
  } finally {
    await site.close()
  }
}

async function measure(site: EdgeSite): Promise<Measurement[]> {
  const events = Array.from({ length: 40 }, (_, at) => swiss(20, 5, `hop${at}`))
  await site.save(...events.map(withoutIndividuals))
  await addUser(site)
  // The first request of an isolate starts it.
  for (const isolate of site.isolates) await hops(`${isolate}/api/online`)
  const rows: Measurement[] = []
  let fresh = 0
  const visits = (id: string): Visit[] => [
    { what: 'standings of an event', path: `/t/${id}/standings/5`, warm: 0, cold: 1 },
    { what: 'pairings of an event', path: `/t/${id}/pairings/5`, warm: 0, cold: 1 },
    { what: 'announcements of an event', path: `/t/${id}/announcements`, warm: 0, cold: 1 },
    { what: 'history of an event', path: `/t/${id}/history`, warm: 0, cold: 1 },
    { what: 'redirect to the current round', path: `/t/${id}`, warm: 0, cold: 1 },
    { what: 'match', path: `/g/${id}-1-1`, warm: 0, cold: 1 },
    { what: 'embed of standings', path: `/t/${id}?embed=standings`, warm: 0, cold: 1 },
    { what: 'snapshot call', path: `/api/tournament/${id}/snapshot`, warm: 0, cold: 1 },
    { what: 'pairings call', path: `/api/tournament/${id}/getPairings?round=1`, warm: 0, cold: 1 },
    { what: 'calendar feed', path: `/api/tournament/${id}/calendar.ics`, warm: 0, cold: 1 },
    { what: 'announcements feed', path: `/api/tournament/${id}/announcements.rss`, warm: 0, cold: 1 },
    { what: 'standings file', path: `/api/tournament/${id}/standings.csv`, warm: 0, cold: 1 },
    { what: 'player of an event', path: `/player/${id}-3`, warm: 0, cold: 1 },
  ]
  const lists: Visit[] = [
    { what: 'home', path: '/', warm: 0, cold: 1 },
    { what: 'events', path: '/events', warm: 0, cold: 1 },
    { what: 'news', path: '/news', warm: 0, cold: 1 },
    { what: 'teams', path: '/teams', warm: 0, cold: 1 },
    { what: 'users', path: '/users', warm: 0, cold: 1 },
    { what: 'profile', path: '/@/hopper', warm: 0, cold: 1 },
    { what: 'team', path: '/team/hopteam', warm: 0, cold: 1 },
    { what: 'search call', path: '/api/search?q=hop', warm: 0, cold: 1 },
    { what: 'calendar of a user', path: '/api/user/hopper/calendar.ics', warm: 0, cold: 1 },
  ]
  for (const visit of lists) rows.push(await cold(site.isolates[0], visit))
  for (const at of visits('x').keys()) {
    rows.push(await cold(site.isolates[0], visits(events[fresh]!.id)[at]!))
    fresh += 1
  }
  const [seen] = [events[0]!.id]
  const all = [...lists, ...visits(seen)]
  for (const { path } of all) await hops(site.isolates[0] + path)
  for (const visit of all) rows.push(await warm(site.isolates[0], visit, 'the same isolate'))
  for (const visit of all) rows.push(await warm(site.isolates[1], visit, 'another isolate'))
  rows.push(...(await signedIn(site, seen)))
  return rows
}

const cold = async (base: string, { what, path, cold = NaN }: Visit): Promise<Measurement> =>
  boundAtMost(`calls in a row, ${what}, first of the data centre`, cold, (await hops(base + path)).hops)

async function warm(base: string, { what, path, warm: bound }: Visit, where: string): Promise<Measurement> {
  await wait(PAUSE)
  return boundAtMost(`calls in a row, ${what}, seen lately, ${where}`, bound, (await hops(base + path)).hops)
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The calls that an answer waited for, and the answer. */
async function hops(url: string, options: RequestOptions = {}) {
  const answer = await ask(url, options)
  const text = await readText(answer)
  if (answer.statusCode! >= 400) throw new Error(`${url}: ${answer.statusCode} ${text.slice(0, 200)}`)
  return { hops: Number(answer.headers['x-bench-calls']), text, headers: answer.headers }
}

/** `fetch` can’t set the host, which isolates of one data centre share. */
const ask = (url: string, { method = 'GET', headers, body = '' }: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) =>
    request(url, { method, headers: { ...HOST, 'content-length': body.length, ...headers } }, resolve)
      .on('error', reject)
      .end(body),
  )

async function signedIn(site: EdgeSite, id: string): Promise<Measurement[]> {
  const origin = `http://${HOST.host}`
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    hops(site.isolates[0] + path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await post('/api/login', { username: 'hopper', password: 'Grob 1. g4 forever' })
  const cookie = login.headers['set-cookie']!.map((one) => one.split(';')[0]).join('; ')
  const { sessionID } = JSON.parse(login.text) as { sessionID: string }
  const authorization = JSON.stringify({ sessionID })
  const rows = [boundAtMost('calls in a row, signing in', 2, login.hops)]
  const page = async (what: string, path: string) => {
    await (
      await fetch(site.isolates[0] + path, { headers: { cookie, authorization }, redirect: 'manual' })
    ).arrayBuffer()
    await wait(PAUSE)
    const { hops: taken } = await hops(site.isolates[0] + path, { headers: { cookie, authorization } })
    rows.push(boundAtMost(`calls in a row, signed in, ${what}`, 1, taken))
  }
  await page('standings of an event', `/t/${id}/standings/5`)
  await page('home', '/')
  await page('own profile', '/@/hopper')
  await page('the desk', `/manage/${id}`)
  await page('data of the desk', `/api/tournament/${id}/getDesk`)
  await page('notifications', `/api/profile/notifications`)
  await wait(PAUSE)
  const saved = await post(
    `/api/tournament/${id}/change`,
    { request: { type: 'enterResult', round: 5, no: 1, result: { outcome: '+-' } }, reason: 'Entered by mistake.' },
    { cookie, authorization },
  )
  rows.push(boundAtMost('calls in a row, saving a result at the desk', 2, saved.hops))
  return rows
}

async function addUser({ db: { $client: d1 } }: EdgeSite): Promise<void> {
  const hash = await hashPassword('Grob 1. g4 forever')
  await d1.batch([
    d1
      .prepare(
        `insert into users (id, username, unique_id, password_hash, email, level, created_at, updated_at)
         values ('u-hopper', 'hopper', 'hopper', ?1, 'hopper@example.org', 0, 1, 1)`,
      )
      .bind(hash),
    d1.prepare(
      "insert into teams (id, name, sort_name, created_at, updated_at) values ('hopteam', 'Hop', 'hop', 1, 1)",
    ),
    d1.prepare("update players set user_id = 'u-hopper' where no = 1"),
    d1.prepare("update players set team_id = 'hopteam' where no = 2"),
    d1.prepare("update tournaments set organiser_id = 'u-hopper'"),
  ])
}
