import * as codes from '../data/codes.ts'
import * as news from '../data/news.ts'
import { open } from '../data/db.ts'
import * as sessions from '../data/sessions.ts'
import * as tries from '../data/tries.ts'
import type { Bindings } from '../env.ts'
import { KEPT } from './news.ts'

/** Forgets what is over: sessions, codes, counts of tries, old notifications. */
export async function sweep(env: Pick<Bindings, 'DB'>, now: number): Promise<void> {
  const db = open(env.DB)
  await db.batch([sessions.sweep(db, now), codes.sweep(db, now), tries.sweep(db, now), news.sweep(db, now - KEPT)])
}
