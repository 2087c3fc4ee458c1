import { DAY, HOUR } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import * as deletedTournaments from '../data/deleted-tournaments.ts'
import * as outbox from '../data/notification-outbox.ts'
import * as emails from '../data/emails.ts'
import { sweepLists } from '../data/follow-lists.ts'
import { open } from '../data/db.ts'
import * as sessions from '../data/sessions.ts'
import * as attempts from '../data/attempts.ts'
import { sweepDeliveries } from '../data/webhook-outbox.ts'
import type { Bindings } from '../env.ts'
import { NOTIFICATION_RETENTION } from './notify.ts'
import { DELIVERY_RETENTION } from './webhooks.ts'

/** Letters that no service takes are there to be read while developing; where the site runs, nobody should find one. */
const LETTER_RETENTION = HOUR

/** So long a tournament that was deleted can be restored. */
const DELETED_RETENTION = 30 * DAY

/** A list of stars without an account is forgotten once it wasn’t used for so long. */
const LIST_RETENTION = 400 * DAY

/** Forgets what is over: sessions, codes, counts of tries, kept letters, old notifications and deliveries, lists and deleted tournaments. */
export async function sweep(env: Pick<Bindings, 'DB'>, now: number): Promise<void> {
  const db = open(env.DB)
  await db.batch([
    sessions.sweep(db, now),
    codes.sweep(db, now),
    attempts.sweep(db, now),
    emails.sweep(db, now - LETTER_RETENTION),
    outbox.sweep(db, now - NOTIFICATION_RETENTION),
    sweepDeliveries(db, now - DELIVERY_RETENTION),
    sweepLists(db, now - LIST_RETENTION),
  ])
  await deletedTournaments.sweep(db, now - DELETED_RETENTION)
}
