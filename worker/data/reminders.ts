import type { News } from '#core/people/news.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { MINUTE } from '#core/time.ts'
import type { Db } from './db.ts'
import { fullName } from './players.ts'
import { matches, notifications, players, reminders, rounds, tournaments } from './schema/index.ts'
import type { PairingRef } from '#core/snapshot/ids.ts'
import type { NewNews } from './new-news.ts'

/** Reminders per run. */
const MOST = 500

const KEY = [reminders.userId, reminders.tournamentId, reminders.round, reminders.matchNo]

const isOf = (user: string, { tournament, round, no }: PairingRef) =>
  and(
    eq(reminders.userId, user),
    eq(reminders.tournamentId, tournament),
    eq(reminders.round, round),
    eq(reminders.matchNo, no),
  )

/** Saves a reminder for `minutes` before `start`. */
export async function save(
  db: Db,
  user: string,
  { tournament, round, no }: PairingRef,
  minutes: number,
  start: number,
): Promise<void> {
  const when = { minutes, dueAt: start - minutes * MINUTE }
  await db
    .insert(reminders)
    .values({ userId: user, tournamentId: tournament, round, matchNo: no, ...when })
    .onConflictDoUpdate({ target: KEY, set: when })
    .run()
}

/** Deletes a reminder; false when there is none. */
export async function remove(db: Db, user: string, match: PairingRef): Promise<boolean> {
  const { meta } = await db.delete(reminders).where(isOf(user, match)).run()
  return meta.changes > 0
}

/** The user's reminders: pairing ids, and minutes before the start. */
export async function listOfUser(db: Db, user: string): Promise<{ id: string; minutes: number }[]> {
  const id = sql<string>`${reminders.tournamentId} || '-' || ${reminders.round} || '-' || ${reminders.matchNo}`
  return db
    .select({ id, minutes: reminders.minutes })
    .from(reminders)
    .where(eq(reminders.userId, user))
    .orderBy(reminders.dueAt, id)
    .all()
}

/** A due reminder. `start` is the current start time of the match, null when it is unknown. */
export type DueReminder = Awaited<ReturnType<typeof listDue>>[number]

const white = alias(players, 'white')
const black = alias(players, 'black')

/** Due reminders, oldest first. */
export const listDue = (db: Db, now: number) =>
  db
    .select({
      user: reminders.userId,
      tournament: reminders.tournamentId,
      round: reminders.round,
      no: reminders.matchNo,
      minutes: reminders.minutes,
      dueAt: reminders.dueAt,
      start: sql<number | null>`coalesce(${matches.facts} ->> 'startTime', ${rounds.startsAt})`,
      address: sql<string>`coalesce(${tournaments.vanityUrl}, ${tournaments.id})`,
      /** Names of both sides. */
      name: sql<string>`${fullName(white)} || ' – ' || ${fullName(black)}`,
    })
    .from(reminders)
    .innerJoin(tournaments, eq(tournaments.id, reminders.tournamentId))
    .leftJoin(
      matches,
      and(
        eq(matches.tournamentId, reminders.tournamentId),
        eq(matches.round, reminders.round),
        eq(matches.no, reminders.matchNo),
      ),
    )
    .leftJoin(rounds, and(eq(rounds.tournamentId, reminders.tournamentId), eq(rounds.round, reminders.round)))
    .leftJoin(white, and(eq(white.tournamentId, reminders.tournamentId), eq(white.no, matches.white)))
    .leftJoin(black, and(eq(black.tournamentId, reminders.tournamentId), eq(black.no, matches.black)))
    .where(lte(reminders.dueAt, now))
    .orderBy(reminders.dueAt)
    .limit(MOST)
    .all()

/** Saves the notification and deletes the reminder, once; false when another run did so. */
export async function saveNotification(
  db: Db,
  one: DueReminder,
  news: NewNews & { link: string },
  now: number,
): Promise<boolean> {
  const isStillDue = and(isOf(one.user, one), eq(reminders.dueAt, one.dueAt))
  const notification = db
    .select({
      id: sql<number>`null`.as('id'),
      userId: reminders.userId,
      content: sql<string>`${news.content}`.as('content'),
      link: sql<string>`${news.link}`.as('link'),
      role: sql<'draw'>`'draw'`.as('role'),
      seen: sql<boolean>`0`.as('seen'),
      createdAt: sql<number>`${now}`.as('created_at'),
      // No spoiler-free text: a user who set a reminder has seen the pairing.
      tournamentId: sql<null>`null`.as('tournament_id'),
      spoilerFree: sql<null>`null`.as('spoiler_free'),
      news: sql<News>`${JSON.stringify(news.news)}`.as('news'),
    })
    .from(reminders)
    .where(isStillDue)
  const [, gone] = await db.batch([
    db.insert(notifications).select(notification),
    db.delete(reminders).where(isStillDue),
  ])
  return gone.meta.changes > 0
}
