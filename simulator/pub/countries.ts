import { Hono } from 'hono'
import { addresses } from '../addresses.ts'
import type { Visit } from '../visit.ts'
import { answer, notFound } from './answer.ts'

/** chess.com's own codes, in addition to ISO 3166. */
const OWN: Record<string, string> = {
  XA: 'Canary Islands',
  XB: 'Basque Country',
  XC: 'Catalonia',
  XE: 'England',
  XG: 'Galicia',
  XK: 'Kosovo',
  XP: 'Palestine',
  XS: 'Scotland',
  XW: 'Wales',
  XX: 'International',
}

/** `/pub/country/{code}`. */
export const countries = new Hono<Visit>().get('/:code{[A-Z]{2}}', (c) => {
  const code = c.req.param('code')
  const name = OWN[code] ?? new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)
  if (!name) return notFound(c)
  const body = { '@id': addresses.country(code), code, name }
  return answer(c, body, { route: 'pubapi_country', context: 'Country', maxAge: 3600, changedAt: 1_700_000_000_000 })
})
