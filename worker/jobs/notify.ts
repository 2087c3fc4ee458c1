import { storedLanguage } from '#core/addresses/localized.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { savedTexts } from '#core/people/news.ts'
import { announcementNotification, wholeNotification } from '#core/people/notification-text.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { markdownToText } from '#core/text/markdown.ts'
import { loadLanguages } from '#core/text/language.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { open, type Db } from '../data/db.ts'
import type { NewLetter } from '../data/letters.ts'
import { newNews, type NewNews } from '../data/new-news.ts'
import * as outbox from '../data/notification-outbox.ts'
import * as reminders from '../data/reminders.ts'
import type { Bindings } from '../env.ts'
import { noticeEmail } from '../mail/emails.ts'
import { letterOf } from '../mail/letter.ts'
import { wakeUp } from '../queues/wake-up.ts'
import { notifyUsers } from '../rooms/site-shards.ts'
import { forEach } from './for-each.ts'
import { untilEmpty } from './until-empty.ts'

export const NOTIFICATION_RETENTION = 90 * DAY

/**
 * Notifies users of drawn rounds, announcements and matches that are about to start. Each notification is sent once,
 * however often this runs.
 */
export async function notify(env: Bindings, now: number): Promise<void> {
  const db = open(env.DB)
  const userIds = [
    ...(await notifyDraws(env, db, now)),
    ...(await notifyAnnouncements(db, now)),
    ...(await notifyReminders(db, now)),
  ]
  if (userIds.length > 0) await notifyUsers(env, userIds)
}

async function notifyDraws(env: Bindings, db: Db, now: number): Promise<string[]> {
  const userIds: string[] = []
  await untilEmpty(async () => {
    const told = await notifyDrawBatch(env, db, now)
    userIds.push(...told.userIds)
    return told.isFull
  })
  return userIds
}

async function notifyDrawBatch(env: Bindings, db: Db, now: number) {
  const userIds: string[] = []
  const draws = await outbox.listUnannouncedDraws(db)
  await forEach(draws, async (draw) => {
    const { id, address, name, round, isTeam, start, timeZone, hasLetters } = draw
    const recipients = await outbox.listRecipients(db, id, round)
    const notifications = recipients.map(({ user, username, email, language, no, own, opponent, board, hasWhite }) => ({
      user,
      username,
      email,
      language: storedLanguage(language),
      ...newNews({
        kind: 'draw',
        facts: {
          tournament: name,
          round,
          own,
          opponent,
          board,
          hasWhite: hasWhite === 1,
          isTeam: isTeam === 1,
          start,
          timeZone,
        },
      }),
      link: `${tournamentPath(address, 'pairings', round)}#${pairingId(id, round, no)}`,
      role: 'draw' as const,
      tournamentId: id,
    }))
    await loadLanguages(notifications.map(({ language }) => language))
    const letters = hasLetters === 1 ? [] : lettersOf(env.SITE_URL, name, notifications, now)
    if (!(await outbox.saveDrawNotifications(db, draw, { notifications, letters }, now))) return
    userIds.push(...recipients.map(({ user }) => user))
    if (letters.length > 0) await wakeUp(env, ['letters'])
  })
  return { userIds, isFull: draws.length === outbox.BATCH_SIZE }
}

type EmailedDraw = outbox.NewNotification & { username: string; email: string | null; language: string }

/** Letters to users who chose them. */
const lettersOf = (site: string, tournament: string, notifications: EmailedDraw[], now: number): NewLetter[] =>
  notifications.flatMap(({ user, email: to, username, language, link, ...saved }) => {
    if (to === null) return []
    const text = () => markdownToText(savedTexts(saved).content)
    const notice = noticeEmail({ to, username, subject: tournament, text, link, site, language })
    return [letterOf(notice, { userId: user, now })]
  })

async function notifyAnnouncements(db: Db, now: number): Promise<string[]> {
  const userIds: string[] = []
  await untilEmpty(async () => {
    const told = await notifyAnnouncementBatch(db, now)
    userIds.push(...told.userIds)
    return told.isFull
  })
  return userIds
}

async function notifyAnnouncementBatch(db: Db, now: number) {
  const userIds: string[] = []
  const announcements = await outbox.listUnsentAnnouncements(db)
  for (const reminder of announcements) {
    const { address, name, title, text, createdAt, audience } = reminder
    const isPublic = audience === 'public'
    const content = isPublic ? announcementNotification(name, title, text) : wholeNotification(name, title, text)
    const link = isPublic
      ? `${tournamentPath(address, 'announcements')}#${createdAt}`
      : tournamentPath(address, 'dashboard')
    const words: NewNews = isPublic
      ? { ...newNews({ kind: 'announcement', facts: { tournament: name } }), content }
      : { news: null, content, spoilerFree: null }
    const news = { ...words, link, role: 'announcement' } as const
    userIds.push(...(await outbox.saveAnnouncementNotifications(db, reminder, news, now)))
  }
  return { userIds, isFull: announcements.length === outbox.BATCH_SIZE }
}

async function notifyReminders(db: Db, now: number): Promise<string[]> {
  const userIds: string[] = []
  for (const reminder of await reminders.listDue(db, now)) {
    const { user, start, minutes, name, address, tournament, round, no } = reminder
    const match = { tournament, round, no }
    const left = start === null ? -Infinity : start - now
    // The match was postponed: so is the reminder.
    if (start !== null && left > (minutes + 1) * MINUTE) await reminders.save(db, user, match, minutes, start)
    else if (left < -HOUR) await reminders.remove(db, user, match)
    else {
      const facts = { name, minutes: Math.max(0, Math.round(left / MINUTE)) }
      const link = `${tournamentPath(address, 'pairings', round)}#${pairingId(tournament, round, no)}`
      if (await reminders.saveNotification(db, reminder, { ...newNews({ kind: 'reminder', facts }), link }, now))
        userIds.push(user)
    }
  }
  return userIds
}
