import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { EMBED_ELEMENTS } from '../embed/target.ts'
import { groupText } from './query-fields.ts'
import { languageText, type CheckMessage } from './fields.ts'

const MIN_WIDTH = 240
const MAX_WIDTH = 1240
const MAX_ITERATION = 999

const WHAT = {
  error: () => say.embedElement({ elements: EMBED_ELEMENTS.slice(0, -1).join(', '), last: EMBED_ELEMENTS.at(-1)! }),
}
const WIDTH = { error: say.embedWidth }
const ITERATION = { error: () => say.embedIteration({ max: MAX_ITERATION }) }
const SPOILERS = { error: say.spoilersHide }
const THEME = { error: say.theme }

const whole = (message: CheckMessage) => z.string(message).check(z.regex(/^\d{1,6}$/, message))

export const clampWidth = (width: number): number => Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width))

/** `?embed=standings&width=480&iteration=2&theme=dark&lang=de` */
export const EmbedQuery = z.object({
  embed: z.enum(EMBED_ELEMENTS, WHAT),
  width: z.optional(
    z.pipe(
      whole(WIDTH),
      z.transform((text) => clampWidth(Number(text))),
    ),
  ),
  iteration: z._default(
    z.pipe(
      whole(ITERATION),
      z.pipe(z.transform(Number), z.number().check(z.gte(1, ITERATION), z.lte(MAX_ITERATION, ITERATION))),
    ),
    1,
  ),
  theme: z.optional(z.enum(['light', 'dark'], THEME)),
  spoilers: z.optional(z.enum(['hide'], SPOILERS)),
  group: z.optional(groupText),
  lang: languageText,
})
export type EmbedQuery = z.infer<typeof EmbedQuery>

const URL_ = { error: say.pageUrl }
const SIZE = { error: say.embedSizes }

/** GET /oembed */
export const OembedQuery = z.object({
  url: z.string(URL_).check(z.minLength(1, URL_), z.maxLength(1000, URL_)),
  maxwidth: z.optional(z.pipe(whole(SIZE), z.transform(Number))),
  maxheight: z.optional(z.pipe(whole(SIZE), z.transform(Number))),
  format: z.optional(z.string()),
})
