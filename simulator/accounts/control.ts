import { sValidator } from '@hono/standard-validator'
import { Hono } from 'hono'
import type { Visit } from '../visit.ts'
import { FacebookToken } from './facebook.ts'
import { LichessAccount, LichessTeam } from './lichess-account.ts'
import { Club, Member } from './people.ts'

export const accounts = new Hono<Visit>()
  .put('/member', sValidator('json', Member), (c) => {
    const made = c.req.valid('json')
    c.var.kept.put('member', made.username.toLowerCase(), made)
    return c.json(made)
  })
  .put('/club', sValidator('json', Club), (c) => {
    const made = c.req.valid('json')
    c.var.kept.put('club', made.slug, made)
    return c.json(made)
  })
  .put('/lichess', sValidator('json', LichessAccount), (c) => {
    const made = c.req.valid('json')
    c.var.kept.put('lichess', made.username.toLowerCase(), made)
    return c.json(made)
  })
  .put('/lichess-team', sValidator('json', LichessTeam), (c) => {
    const made = c.req.valid('json')
    c.var.kept.put('lichess-team', made.id, made)
    return c.json(made)
  })
  .put('/facebook/:token', sValidator('json', FacebookToken), (c) => {
    c.var.kept.put('facebook', c.req.param('token'), c.req.valid('json'))
    return c.json(c.req.valid('json'))
  })
