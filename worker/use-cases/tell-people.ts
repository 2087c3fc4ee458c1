import { newsText, type News } from '#core/people/news.ts'
import * as say from '#words/notifications.js'
import { storedLanguage } from '#core/addresses/localized.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { findPairing, type PairingInRound } from '#core/changes/pairing.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { loadLanguages } from '#core/text/language.ts'
import { markdownToText } from '#core/text/markdown.ts'
import { logError } from '#party/log.ts'
import type { Db } from '../data/db.ts'
import { newNews } from '../data/new-news.ts'
import * as outbox from '../data/notification-outbox.ts'
import type { Bindings } from '../env.ts'
import { noticeEmail } from '../mail/emails.ts'
import { letterOf } from '../mail/letter.ts'
import { wakeUp } from '../queues/wake-up.ts'
import { notifyUsers } from '../rooms/site-shards.ts'
import type { SignedInCaller } from './caller.ts'

const addressOf = ({ id, settings }: Snapshot): string => settings.vanityURL ?? id

/** The path of a pairing on its round's page. */
export const pairingPath = (snapshot: Snapshot, { round, no }: PairingInRound): string =>
  `${tournamentPath(addressOf(snapshot), 'pairings', round)}#${pairingId(snapshot.id, round, no)}`

/** For example `Novak – Lindgren`. */
export function pairingName(snapshot: Snapshot, ref: PairingInRound): string {
  const found = findPairing(snapshot, ref)
  if (!found) return say.pairing({ no: ref.no, round: ref.round })
  const { round, position } = found
  return `${distinctName(snapshot, round.white[position]!)} – ${distinctName(snapshot, round.black[position]!)}`
}

interface TellerEnv {
  env: Bindings
  db: Db
}

/** Notifies users by notification, and by email if they chose that; returns those who weren’t told the same before. */
export async function tellUsers(
  { env, db }: TellerEnv,
  tournament: string,
  { users, news, link }: { users: string[]; news: News; link: string },
): Promise<string[]> {
  const now = Date.now()
  const readers = await outbox.listEmailed(db, users)
  await loadLanguages(readers.map(({ language }) => storedLanguage(language)))
  const letters = readers.map(({ user: userId, username, email: to, language }) => {
    const text = () => markdownToText(newsText(news) ?? '')
    const about = { subject: tournament, text, link, site: env.SITE_URL }
    return letterOf(noticeEmail({ to, username, ...about, language: storedLanguage(language) }), { userId, now })
  })
  return outbox.saveNotifications(db, users, { ...newNews(news), link, role: 'announcement' }, now, letters)
}

/** Notifies people about a tournament's requests and answers. */
export function teller({ env, db, user, requestId, waitUntil }: SignedInCaller, snapshot: Snapshot) {
  const page = tournamentPath(addressOf(snapshot), 'dashboard')
  const inBackground = (...work: Promise<unknown>[]) =>
    waitUntil(Promise.all(work).catch((error: unknown) => logError(requestId, error)))
  const tell = async (users: string[], news: News, link: string): Promise<void> => {
    // Don't notify the person who made the change.
    const others = users.filter((one) => one !== user.id)
    const people = await tellUsers({ env, db }, snapshot.name, { users: others, news, link })
    if (people.length > 0) inBackground(notifyUsers(env, people), wakeUp(env, ['pushes', 'letters']))
  }
  return {
    page,
    directors: async (news: News) => tell(await outbox.listDirectors(db, snapshot.id), news, page),
    /** Deletes a request's notification where no director has seen it: the request was withdrawn. */
    async takeBackFromDirectors(news: News): Promise<void> {
      const people = await outbox.takeBack(db, await outbox.listDirectors(db, snapshot.id), newNews(news))
      if (people.length > 0) inBackground(notifyUsers(env, people))
    },
    person: (user: string, news: News, link: string) => tell([user], news, link),
  }
}
