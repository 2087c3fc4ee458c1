import * as z from 'zod/mini'
import { EMBED_ELEMENTS } from '../embed/target.ts'

const MIN_WIDTH = 240
const MAX_WIDTH = 1240
const MAX_ITERATION = 999

const WHAT = `The embed must be ${EMBED_ELEMENTS.slice(0, -1).join(', ')} or ${EMBED_ELEMENTS.at(-1)}.`
const WIDTH = 'The width must be a number of pixels.'
const ITERATION = `The iteration must be a number from 1 to ${MAX_ITERATION}.`
const SPOILERS = 'Spoilers can be hide.'
const THEME = 'The theme must be light or dark.'

const whole = (sentence: string) => z.string(sentence).check(z.regex(/^\d{1,6}$/, sentence))

export const clampWidth = (width: number): number => Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width))

/** `?embed=standings&width=480&iteration=2&theme=dark` */
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
})
export type EmbedQuery = z.infer<typeof EmbedQuery>

const URL_ = 'Add the url of a page on this site.'
const SIZE = 'Sizes must be a number of pixels.'

/** GET /oembed */
export const OembedQuery = z.object({
  url: z.string(URL_).check(z.minLength(1, URL_), z.maxLength(1000, URL_)),
  maxwidth: z.optional(z.pipe(whole(SIZE), z.transform(Number))),
  maxheight: z.optional(z.pipe(whole(SIZE), z.transform(Number))),
  format: z.optional(z.string()),
})
