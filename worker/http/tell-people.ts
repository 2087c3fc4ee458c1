import type { Context } from 'hono'
import { tournamentPath } from '#core/addresses/paths.ts'
import { findPairing, type PairingInRound } from '#core/changes/pairing.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { markdownToText } from '#core/text/markdown.ts'
import * as outbox from '../data/notification-outbox.ts'
import type { AppEnv } from '../env.ts'
import { noticeEmail } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { notifyUsers } from '../rooms/site-shards.ts'

const addressOf = ({ id, settings }: Snapshot): string => settings.vanityURL ?? id

/** The place of a pairing in its round's page. */
export const pairingPath = (snapshot: Snapshot, { round, no }: PairingInRound): string =>
  `${tournamentPath(addressOf(snapshot), 'pairings', round)}#${pairingId(snapshot.id, round, no)}`

/** `Novak – Lindgren` */
export function pairingName(snapshot: Snapshot, ref: PairingInRound): string {
  const found = findPairing(snapshot, ref)
  if (!found) return `pairing ${ref.no} of round ${ref.round}`
  const { round, position } = found
  return `${competitorName(snapshot, round.white[position]!)} – ${competitorName(snapshot, round.black[position]!)}`
}

/** Tells people about a tournament's requests and answers: by notification, and by email who chose that. */
export function teller(c: Context<AppEnv>, snapshot: Snapshot) {
  const page = tournamentPath(addressOf(snapshot), 'dashboard')
  const tell = async (users: string[], content: string, link: string): Promise<void> => {
    // Whoever does it knows it.
    const others = users.filter((user) => user !== c.var.user.id)
    const notified = await outbox.saveNotifications(
      c.var.db,
      others,
      { content, link, role: 'announcement' },
      Date.now(),
    )
    if (notified.length === 0) return
    const emails = notified.flatMap(({ username, email }) => {
      if (email === null) return []
      const site = c.env.SITE_URL
      const text = markdownToText(content)
      return [
        sendEmail(c.env, noticeEmail({ to: email, username, subject: snapshot.name, text, link: site + link, site })),
      ]
    })
    const people = notified.map(({ user }) => user)
    const work = [notifyUsers(c.env, people), ...emails]
    c.executionCtx.waitUntil(Promise.all(work).catch((error: unknown) => console.error(c.var.requestId, String(error))))
  }
  return {
    page,
    /** Tells those who direct it. */
    directors: async (content: string) => tell(await outbox.listDirectors(c.var.db, snapshot.id), content, page),
    /** Tells one person. */
    person: (user: string, content: string, link: string) => tell([user], content, link),
  }
}
