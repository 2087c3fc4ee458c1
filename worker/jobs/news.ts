import { tournamentPath } from '#core/addresses/paths.ts'
import { announcementNews, drawNews, reminderNews } from '#core/people/news.ts'
import { matchId } from '#core/snapshot/ids.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { open, type Db } from '../data/db.ts'
import * as news from '../data/news.ts'
import * as reminders from '../data/reminders.ts'
import type { Bindings } from '../env.ts'

/** A notification is kept so long. */
export const KEPT = 90 * DAY

/**
 * Tells people what is new for them: a round that is drawn, an announcement, a match that is about to start. Each is told once,
 * whoever wrote it and however often this runs.
 */
export async function tellNews(env: Pick<Bindings, 'DB' | 'SiteRoom'>, now: number): Promise<void> {
  const db = open(env.DB)
  const told = [...(await tellDraws(db, now)), ...(await tellAnnouncements(db, now)), ...(await remind(db, now))]
  if (told.length > 0) await env.SiteRoom.getByName('site').tellAll([...new Set(told)])
}

async function tellDraws(db: Db, now: number): Promise<string[]> {
  const told: string[] = []
  for (const draw of await news.draws(db)) {
    const { id, address, name, round, isTeam } = draw
    const concerned = await news.concernedBy(db, id, round)
    const written = concerned.map(({ user, no, own, opponent, board, hasWhite }) => ({
      user,
      content: drawNews({
        tournament: name,
        round,
        own,
        opponent,
        board,
        hasWhite: hasWhite === 1,
        isTeam: isTeam === 1,
      }),
      link: `${tournamentPath(address, 'pairings', round)}#${matchId(id, round, no)}`,
      role: 'draw' as const,
    }))
    if (await news.tellDraw(db, draw, written, now)) told.push(...concerned.map(({ user }) => user))
  }
  return told
}

async function tellAnnouncements(db: Db, now: number): Promise<string[]> {
  const told: string[] = []
  for (const one of await news.announcements(db)) {
    const { address, name, title, text, createdAt } = one
    const content = announcementNews(name, title, text)
    const link = `${tournamentPath(address, 'announcements')}#${createdAt}`
    told.push(...(await news.tellAnnouncement(db, one, { content, link, role: 'announcement' }, now)))
  }
  return told
}

async function remind(db: Db, now: number): Promise<string[]> {
  const told: string[] = []
  for (const one of await reminders.due(db, now)) {
    const { user, start, minutes, name, address, tournament, round, no } = one
    const match = { tournament, round, no }
    const left = start === null ? -Infinity : start - now
    // The match was put off: so is the reminder.
    if (start !== null && left > (minutes + 1) * MINUTE) await reminders.set(db, user, match, minutes, start)
    else if (left < -HOUR) await reminders.remove(db, user, match)
    else {
      const content = reminderNews(name, Math.max(0, Math.round(left / MINUTE)))
      const link = `${tournamentPath(address, 'pairings', round)}#${matchId(tournament, round, no)}`
      if (await reminders.tell(db, one, { content, link }, now)) told.push(user)
    }
  }
  return told
}
