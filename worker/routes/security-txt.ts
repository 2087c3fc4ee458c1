import { Hono } from 'hono'
import { DAY } from '#core/time.ts'
import type { AppEnv } from '../env.ts'

// RFC 9116 recommends an expiry of less than a year, so that the file is reviewed.
const VALID_FOR = 180 * DAY

/** Contact for security reports, at this deployment's address. */
export const securityTxtRoutes = new Hono<AppEnv>().get('/security.txt', (c) => {
  const site = c.env.SITE_URL
  const day = Math.floor(Date.now() / DAY) * DAY
  c.header('cache-control', 'public, max-age=86400')
  return c.text(
    [
      `Contact: ${site}/contact`,
      `Expires: ${new Date(day + VALID_FOR).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${site}/.well-known/security.txt`,
      `Policy: ${site}/security`,
      '',
    ].join('\n'),
  )
})
