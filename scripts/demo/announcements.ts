import { and, eq, isNull, max, sql } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { DAY, HOUR } from '#core/time.ts'
import { commit } from '#worker/data/commit.ts'
import type { Db } from '#worker/data/db.ts'
import { announcements, notices, tournaments } from '#worker/data/schema/index.ts'
import { loadRecords } from '#worker/data/tournaments.ts'

type DemoText = [at: number, title: string, text: string]

/** Replaces the demo's announcements, of its events and of the site. */
export async function announce(db: Db, now: number): Promise<void> {
  const { id, title, announcement, createdAt, tournamentId } = announcements
  let last =
    (
      await db
        .select({ id: max(id) })
        .from(announcements)
        .get()
    )?.id ?? 0
  for (const [tournament, texts] of Object.entries(eventAnnouncements(now))) {
    const snapshot = snapshotFromRecords((await loadRecords(db, tournament))!)
    const earlier = await db
      .select({ id, title, announcement, createdAt })
      .from(announcements)
      .where(eq(tournamentId, tournament))
      .all()
    const acts: Act[] = [
      ...earlier.map((row) => ({ type: 'takeDownAnnouncement' as const, announcement: row })),
      ...texts.map(([at, heading, text]) => ({
        type: 'announce' as const,
        announcement: { id: ++last, title: heading, announcement: text, createdAt: at },
      })),
    ]
    const result = await commit(db, snapshot, acts, { by: null, source: 'import', now })
    if (!('version' in result)) throw new Error(`${tournament}: its announcements could not be saved.`)
  }
  await db.batch([
    // Marks the demo's data as already notified, so that no user gets notifications about it.
    db.update(announcements).set({ toldAt: sql`created_at` }),
    db.update(tournaments).set({ toldRound: sql`round` }),
    db.delete(notices).where(and(isNull(notices.authorId), isNull(notices.tournamentId))),
    db
      .insert(notices)
      .values(
        siteNotices(now).map(([createdAt, title, content]) => ({ title, content, createdAt, updatedAt: createdAt })),
      ),
  ])
}

const eventAnnouncements = (now: number): Record<string, DemoText[]> => ({
  rivers: [
    [
      now - 3 * HOUR,
      'Round 7 is live',
      'Board orders are in. Matches start within the half hour; captains without a linked club page send their match link to the director before the start.',
    ],
    [
      now - 6 * DAY,
      'Club d’Escacs Gràcia: bonus',
      'Two game points for the round 3 match in which a board couldn’t connect. They count from round 3.',
    ],
    [
      now - 13 * DAY,
      'Round 6 moved by an hour',
      'The round starts **one hour later** than announced, so that no one misses the last train:\n\n- line-ups until 17:30\n- boards open at 18:45\n- first moves at 19:00\n\nIf you can’t play at that time, tell the director ([rules](/t/rivers/rules#page=2), article 6).',
    ],
    [
      now - 40 * DAY,
      'Board order is fixed in the morning',
      'Captains enter their eight boards by noon on the day of the round. If you don’t, last round’s order is used.',
    ],
    [
      now - 55 * DAY,
      'Welcome to the sixth season',
      '## Twenty clubs, two pools\n\nThe **Rhine** and the **Danube** play nine rounds each. Read the [rules](/t/rivers/rules) before your first match: articles 2 and 4 are new.\n\n> A club with a bye gets one match point and half the game points.\n\nGood luck to all.',
    ],
  ],
  channel: [
    [
      now - 2 * HOUR,
      'Quarter-finals',
      'Two quarter-finals are decided and one is live. The last is played tonight, both games back to back.',
    ],
  ],
  winter: [
    [
      now - DAY,
      'Registration is open',
      'Entries are confirmed by the organiser. The list closes when round 1 is drawn.',
    ],
  ],
})

const siteNotices = (now: number): DemoText[] => [
  [
    now - 2 * DAY,
    'Live updates',
    'Matches on a chess site are followed live: scores, standings and statuses update on every open page.',
  ],
]
