import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_FILE_LINK } from '../limits/links.ts'

const URL = { error: say.httpsAddress }

/** POST /tournament/readLink: the address of a report, a list or games. */
export const LinkFileInput = z.object({
  url: z.string(URL).check(z.trim(), z.minLength(1, URL), z.maxLength(MAX_FILE_LINK, URL)),
})
