import { tournamentPath } from '#core/addresses/paths.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { isBehind, timeAround } from '#core/match/site-load.ts'
import { status } from '#core/match/status.ts'
import { DAY, MINUTE } from '#core/time.ts'
import { open } from '../data/db.ts'
import { newNews } from '../data/new-news.ts'
import * as outbox from '../data/notification-outbox.ts'
import type { Bindings } from '../env.ts'
import { wakeUp } from '../queues/wake-up.ts'
import { pollSubject } from './due-watches.ts'
import type { PollState } from './poll.ts'
import { notifyUsers } from './site-shards.ts'

/** Storage key of the time of the last notification. */
const TOLD = 'behind'

/**
 * Notifies a tournament's directors, at most once a day, if its chess site has more live matches than can be polled in
 * time.
 */
export class BehindNotice {
  #kv: SyncKvStorage
  #dueAt = 0

  constructor({ kv }: DurableObjectStorage) {
    this.#kv = kv
  }

  /** Checks the load of the site's queue once a minute while a match is live. */
  async look(env: Bindings, { tournamentId, name, watches }: PollState, now: number): Promise<void> {
    const live = watches.find((watch) => status(pollSubject(watch), now) === 'live')
    if (!live || now < this.#dueAt || now < (this.#kv.get<number>(TOLD) ?? 0) + DAY) return
    this.#dueAt = now + MINUTE
    const site = live.source === 'lichess' ? env.LICHESS_URL : env.CHESS_COM_API
    const load = await env.SiteQueue.getByName(new URL(site).host).load()
    if (!isBehind(load)) return
    this.#kv.put(TOLD, now)
    const db = open(env.DB)
    const directors = await outbox.listDirectors(db, tournamentId)
    const minutes = Math.ceil(timeAround(load) / MINUTE)
    const facts = { tournament: name, site: CHESS_SITES[live.source].name, minutes }
    const news = newNews({ kind: 'behind', facts })
    const link = tournamentPath(tournamentId, 'dashboard')
    const told = await outbox.saveNotifications(db, directors, { ...news, link, role: 'announcement' }, now)
    await notifyUsers(env, told)
    await wakeUp(env, ['pushes'])
  }
}
