import { DAY, HOUR } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import * as deletedTournaments from '../data/deleted-tournaments.ts'
import * as outbox from '../data/notification-outbox.ts'
import * as letters from '../data/letters.ts'
import * as pushes from '../data/push.ts'
import * as followPushes from '../data/follow-pushes.ts'
import { sweepLists } from '../data/follow-lists.ts'
import { sweepStarts } from '../data/game-starts.ts'
import { open } from '../data/db.ts'
import * as sessions from '../data/sessions.ts'
import * as attempts from '../data/attempts.ts'
import { sweepTokens } from '../data/tokens.ts'
import { sweepDeliveries, sweepGivenUpDeliveries } from '../data/webhook-outbox.ts'
import type { Bindings } from '../env.ts'
import { hasMailService } from '../mail/send.ts'
import { NOTIFICATION_RETENTION } from './notify.ts'
import { DELIVERY_RETENTION } from './webhooks.ts'

/** Without a mail service letters are only shown in development; in production none should stay readable. */
const LETTER_RETENTION = HOUR

/** Letters, pushes and deliveries that were given up can be sent again for this long. */
const GIVEN_UP_RETENTION = 30 * DAY

/** Deleted tournaments can be restored for this long. */
const DELETED_RETENTION = 30 * DAY

/** Expired tokens are shown to their owner for this long. */
const TOKEN_RETENTION = 30 * DAY

/** Lists of stars without an account are deleted after this time without use. */
const LIST_RETENTION = 400 * DAY

/** How games were started on Lichess is kept for this long. */
const START_RETENTION = 60 * DAY

export async function sweep(env: Pick<Bindings, 'DB' | 'EMAIL' | 'RESEND_KEY'>, now: number): Promise<void> {
  const db = open(env.DB)
  await db.batch([
    sessions.sweep(db, now),
    codes.sweep(db, now),
    attempts.sweep(db, now),
    hasMailService(env) ? letters.giveUp(db, now) : letters.sweepOld(db, now - LETTER_RETENTION),
    letters.sweepGivenUp(db, now - GIVEN_UP_RETENTION),
    pushes.sweepGivenUp(db, now - GIVEN_UP_RETENTION),
    followPushes.sweepGivenUp(db, now - GIVEN_UP_RETENTION),
    sweepGivenUpDeliveries(db, now - GIVEN_UP_RETENTION),
    outbox.sweep(db, now - NOTIFICATION_RETENTION),
    sweepDeliveries(db, now - DELIVERY_RETENTION),
    sweepTokens(db, now - TOKEN_RETENTION),
    sweepLists(db, now - LIST_RETENTION),
    sweepStarts(db, now - START_RETENTION),
  ])
  await deletedTournaments.sweep(db, now - DELETED_RETENTION)
}
