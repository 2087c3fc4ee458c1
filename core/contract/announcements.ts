import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { AUDIENCES } from '../changes/announce.ts'
import { MAX_ANNOUNCEMENT, MAX_ANNOUNCEMENT_TITLE } from '../limits/event.ts'
import { lineField } from './fields.ts'

const TITLE = { error: () => say.titleTooLong({ max: MAX_ANNOUNCEMENT_TITLE }) }
const TEXT = { error: say.announcementLength }
const ID = { error: say.announcementId }
const id = z.int(ID).check(z.positive(ID))
const words = {
  title: z._default(lineField(MAX_ANNOUNCEMENT_TITLE, TITLE), ''),
  announcement: z.string(TEXT).check(z.trim(), z.minLength(1, TEXT), z.maxLength(MAX_ANNOUNCEMENT, TEXT)),
  isPinned: z._default(z.boolean(), false),
}

/** POST /tournament/{id}/announce; the text is Markdown. */
export const AnnounceInput = z.object({ ...words, audience: z._default(z.enum(AUDIENCES), 'public') })

/** POST /tournament/{id}/editAnnouncement */
export const EditAnnouncementInput = z.object({ id, ...words })

/** POST /tournament/{id}/takeDownAnnouncement */
export const TakeDownAnnouncementInput = z.object({ id })
