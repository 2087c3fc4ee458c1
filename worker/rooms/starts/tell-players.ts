import { newsText, type News } from '#core/people/news.ts'
import { storedLanguage } from '#core/addresses/localized.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { loadLanguages } from '#core/text/language.ts'
import { markdownToText } from '#core/text/markdown.ts'
import { open } from '../../data/db.ts'
import type { GameStart } from '../../data/game-starts.ts'
import { listStartPlayers } from '../../data/paired-accounts.ts'
import { newNews } from '../../data/new-news.ts'
import * as outbox from '../../data/notification-outbox.ts'
import { noticeEmail } from '../../mail/emails.ts'
import { letterOf } from '../../mail/letter.ts'
import { wakeUp } from '../../queues/wake-up.ts'
import type { PollContext } from '../poll.ts'
import { notifyUsers } from '../site-shards.ts'

/** Tells both players, by notification and by email if they chose that, that their game is ready: the page of the match has their own link. */
export async function tellPlayers(
  context: PollContext,
  { tournament, name }: { tournament: string; name: string },
  starts: readonly Pick<GameStart, 'round' | 'matchNo' | 'way'>[],
): Promise<void> {
  const { env } = context
  const db = open(env.DB)
  const now = context.clock()
  const told: string[] = []
  for (const { round, matchNo, way } of starts) {
    const players = await listStartPlayers(db, tournament, { round, matchNo })
    const users = players.flatMap(({ user }) => user ?? [])
    if (users.length === 0) continue
    const pairing = players.map((player) => player.name).join(' – ')
    const news: News = { kind: 'gameReady', facts: { tournament: name, pairing, way } }
    const link = matchPath(pairingId(tournament, round, matchNo))
    const readers = await outbox.listEmailed(db, users)
    await loadLanguages(readers.map(({ language }) => storedLanguage(language)))
    const letters = readers.map(({ user: userId, username, email: to, language }) => {
      const text = () => markdownToText(newsText(news) ?? '')
      const about = { subject: name, text, link, site: env.SITE_URL }
      return letterOf(noticeEmail({ to, username, ...about, language: storedLanguage(language) }), { userId, now })
    })
    context.requests -= 3
    told.push(
      ...(await outbox.saveNotifications(db, users, { ...newNews(news), link, role: 'announcement' }, now, letters)),
    )
  }
  if (told.length === 0) return
  await notifyUsers(env, [...new Set(told)])
  await wakeUp(env, ['pushes', 'letters'])
}
