import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import type { AnnouncementText } from '#core/changes/announce.ts'
import { AnnounceInput, EditAnnouncementInput, TakeDownAnnouncementInput } from '#core/contract/announcements.ts'
import * as announcements from '../data/announcements.ts'
import type { Db } from '../data/db.ts'
import type { AppEnv } from '../env.ts'
import { signedInCaller } from '../http/caller.ts'
import { signedIn } from '../http/signed-in.ts'
import { body } from '../http/body.ts'
import { changeTournament } from '../use-cases/change-tournament.ts'
import { requireDirector } from '../http/director.ts'
import { notFound } from '../use-cases/refusal.ts'
import { jsonFor } from '../http/json-for.ts'

/** A tournament's announcements by its directors: each is an act, so that it can be undone. */
export const announcementRoutes = new Hono<AppEnv>()
  .get('/:id/getAllAnnouncements', signedIn('direct'), async (c) => {
    const { id } = await requireDirector(c, 'direct')
    return jsonFor(c, await announcements.listAll(c.var.db, id), c.var.user)
  })
  .post('/:id/announce', signedIn('direct'), ...body(AnnounceInput), async (c) => {
    const words = c.req.valid('json')
    const snapshot = await requireDirector(c, 'direct')
    const now = Date.now()
    const announcement = textOf({ ...words, id: newAnnouncementId(now), createdAt: now })
    const { version } = await changeTournament(
      signedInCaller(c),
      snapshot,
      () => [{ type: 'announce', announcement }],
      DIRECTOR,
    )
    return c.json({ message: inReaderLanguage(c, say.announcementPublished), version })
  })
  .post('/:id/editAnnouncement', signedIn('direct'), ...body(EditAnnouncementInput), async (c) => {
    const { id, ...words } = c.req.valid('json')
    const snapshot = await requireDirector(c, 'direct')
    const before = await findText(c.var.db, snapshot.id, id)
    const after = textOf({ ...before, ...words })
    const act = { type: 'editAnnouncement', before, after } as const
    const { version } = await changeTournament(signedInCaller(c), snapshot, () => [act], DIRECTOR)
    return c.json({ message: inReaderLanguage(c, say.announcementSaved), version })
  })
  .post('/:id/takeDownAnnouncement', signedIn('direct'), ...body(TakeDownAnnouncementInput), async (c) => {
    const snapshot = await requireDirector(c, 'direct')
    const announcement = await findText(c.var.db, snapshot.id, c.req.valid('json').id)
    const act = { type: 'takeDownAnnouncement', announcement } as const
    const { version } = await changeTournament(signedInCaller(c), snapshot, () => [act], DIRECTOR)
    return c.json({ message: inReaderLanguage(c, say.announcementTakenDown), version })
  })

const DIRECTOR = { source: 'director' } as const

/** Random digits keep announcements of the same millisecond apart. */
const newAnnouncementId = (now: number): number => now * 1000 + Math.floor(Math.random() * 1000)

/** Leaves out fields with default values. */
const textOf = ({ audience, isPinned, ...text }: AnnouncementText): AnnouncementText => ({
  ...text,
  ...(audience && audience !== 'public' && { audience }),
  ...(isPinned && { isPinned }),
})

async function findText(db: Db, tournament: string, id: number): Promise<AnnouncementText> {
  const found = (await announcements.listAll(db, tournament)).find((one) => one.id === id)
  if (!found) throw notFound(say.announcementNotFound)
  const { title, announcement, createdAt, audience, isPinned } = found
  return textOf({ id, title, announcement, createdAt, audience, isPinned })
}
