import * as say from '#words/eventFacts.js'
import * as z from 'zod/mini'
import { MAX_ANNOUNCEMENT, MAX_ANNOUNCEMENT_TITLE, MAX_SETTING_LINK } from '../limits/event.ts'
import { isWebAddress } from '../text/web-link.ts'
import { nameField } from './fields.ts'

const TITLE = { error: () => say.noticeTitle({ max: MAX_ANNOUNCEMENT_TITLE }) }
const TEXT = { error: () => say.noticeText({ max: MAX_ANNOUNCEMENT }) }
const LINK = { error: say.noticeLink }
const ID = { error: say.noticeNotFound }
const id = z.int(ID).check(z.positive(ID))

/** POST /notice/save: a new notice of the site, or one that is edited. The text is Markdown. */
export const SaveNoticeInput = z.object({
  id: z.optional(id),
  title: nameField(MAX_ANNOUNCEMENT_TITLE, TITLE),
  content: z.string(TEXT).check(z.trim(), z.minLength(1, TEXT), z.maxLength(MAX_ANNOUNCEMENT, TEXT)),
  link: z._default(
    z.nullable(z.string(LINK).check(z.maxLength(MAX_SETTING_LINK, LINK), z.refine(isWebAddress, LINK))),
    null,
  ),
})

/** POST /notice/takeDown */
export const TakeDownNoticeInput = z.object({ id })
