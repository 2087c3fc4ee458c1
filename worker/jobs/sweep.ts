import * as codes from '../data/codes.ts'
import * as outbox from '../data/notification-outbox.ts'
import { open } from '../data/db.ts'
import * as sessions from '../data/sessions.ts'
import * as attempts from '../data/attempts.ts'
import type { Bindings } from '../env.ts'
import { NOTIFICATION_RETENTION } from './notify.ts'

/** Forgets what is over: sessions, codes, counts of tries, old notifications. */
export async function sweep(env: Pick<Bindings, 'DB'>, now: number): Promise<void> {
  const db = open(env.DB)
  await db.batch([
    sessions.sweep(db, now),
    codes.sweep(db, now),
    attempts.sweep(db, now),
    outbox.sweep(db, now - NOTIFICATION_RETENTION),
  ])
}
