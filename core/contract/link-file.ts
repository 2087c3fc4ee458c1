import * as z from 'zod/mini'

const URL = 'Enter an address that begins with https://.'

/** POST /tournament/readLink: an address of a report, a list or games. */
export const LinkFileInput = z.object({
  url: z.string(URL).check(z.trim(), z.minLength(1, URL), z.maxLength(2000, URL)),
})
