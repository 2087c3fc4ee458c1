import { Hono, type Context } from 'hono'
import { accountOf, signedIn, tokenOf } from '../accounts/lichess-session.ts'
import type { Visit } from '../visit.ts'
import type { PlannedGame } from './planned-game.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MOST_BULKS = 20

/** An open challenge. `owner`: the account whose token made it; only that one can cancel it. */
export interface Challenge {
  id: string
  users: [white: string, black: string] | null
  clock: { limit: number; increment: number }
  rated: boolean
  name: string
  rules: string[]
  expiresAt: number
  owner: string | null
  createdAt: number
}

export interface SimulatedBulk {
  id: string
  owner: string
  games: { id: string; white: string; black: string }[]
  clock: { limit: number; increment: number }
  pairAt: number
  startClocksAt: number | null
  rated: boolean
  scheduledAt: number
}

type Form = Record<string, unknown>
const text = (form: Form, name: string): string => (typeof form[name] === 'string' ? form[name] : '')

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** lichess takes whole minutes, and few shorter times. */
function clockOf(form: Form): { limit: number; increment: number } | undefined {
  const [limit, increment] = [Number(text(form, 'clock.limit')), Number(text(form, 'clock.increment'))]
  const isLimit = [0, 15, 30, 45, 60, 90].includes(limit) || (limit % 60 === 0 && limit > 0 && limit <= 10_800)
  return isLimit && Number.isInteger(increment) && increment >= 0 && increment <= 60 ? { limit, increment } : undefined
}

const shown = ({ owner: _owner, startClocksAt, ...bulk }: SimulatedBulk, now: number) => ({
  ...bulk,
  ...(startClocksAt !== null && { startClocksAt }),
  variant: 'standard',
  pairedAt: bulk.pairAt <= now ? bulk.pairAt : null,
})

const bulksOf = (c: Context<Visit>, owner: string): SimulatedBulk[] =>
  c.var.kept.all<SimulatedBulk>('bulk').filter((bulk) => bulk.owner === owner)

/** lichess's open challenges and bulk pairings. */
export const lichessStarts = new Hono<Visit>()
  .post('/challenge/open', async (c) => {
    const form: Form = await c.req.parseBody()
    const owner = c.req.header('authorization') === undefined ? null : signedIn(c, 'challenge:write')
    if (owner instanceof Response) return owner
    const [clock, named] = [clockOf(form), text(form, 'users')]
    const expiresAt = Number(text(form, 'expiresAt')) || c.var.now + DAY
    const users = named === '' ? null : named.split(',').map((name) => name.toLowerCase())
    if (!clock || expiresAt <= c.var.now || expiresAt > c.var.now + 14 * DAY)
      return c.json({ error: 'Invalid clock or expiration.' }, 400)
    if (users && (users.length !== 2 || users[0] === users[1] || !users.every((name) => accountOf(c, name))))
      return c.json({ error: 'Invalid users.' }, 400)
    const rules = text(form, 'rules').split(',').filter(Boolean)
    if (rules.includes('noAbort')) return c.json({ error: 'noAbort is available for Lichess admins only.' }, 400)
    const challenge: Challenge = {
      id: newId(),
      users: users as Challenge['users'],
      clock,
      rated: text(form, 'rated') === 'true',
      name: text(form, 'name'),
      rules,
      expiresAt,
      owner: owner && owner.username.toLowerCase(),
      createdAt: c.var.now,
    }
    c.var.kept.put('challenge', challenge.id, challenge)
    const url = `https://lichess.org/${challenge.id}`
    return c.json({
      id: challenge.id,
      url,
      status: 'created',
      challenger: null,
      destUser: null,
      rated: challenge.rated,
      urlWhite: `${url}?color=white`,
      urlBlack: `${url}?color=black`,
      open: { userIds: users ?? undefined },
    })
  })
  .post('/challenge/:id/cancel', (c) => {
    const owner = signedIn(c, 'challenge:write')
    if (owner instanceof Response) return owner
    const challenge = c.var.kept.get<Challenge>('challenge', c.req.param('id'))
    if (!challenge || challenge.owner !== owner.username.toLowerCase()) return c.json({ error: 'Not found.' }, 404)
    c.var.kept.remove('challenge', challenge.id)
    return c.json({ ok: true })
  })
  .get('/bulk-pairing', (c) => {
    const owner = signedIn(c, 'challenge:bulk')
    if (owner instanceof Response) return owner
    return c.json(bulksOf(c, owner.username).map((bulk) => shown(bulk, c.var.now)))
  })
  .post('/bulk-pairing', async (c) => {
    const owner = signedIn(c, 'challenge:bulk')
    if (owner instanceof Response) return owner
    const form: Form = await c.req.parseBody()
    const pairs = text(form, 'players')
      .split(',')
      .map((pair) => pair.split(':'))
    const tokens = pairs.flat()
    const bad = tokens.flatMap((token) => {
      const known = tokenOf(c, token)
      if (!known || known.failsLate) return [[token, 'No such token']]
      if (!known.scopes.includes('challenge:write')) return [[token, 'Missing scope: challenge:write']]
      return accountOf(c, known.username)?.disabled ? [[token, 'Account closed']] : []
    })
    if (bad.length > 0) return c.json({ tokens: Object.fromEntries(bad) }, 400)
    const ids = tokens.map((token) => tokenOf(c, token)!.username.toLowerCase())
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
    if (twice.length > 0) return c.json({ duplicateUsers: [...new Set(twice)] }, 400)
    const clock = clockOf(form)
    const pairAt = Number(text(form, 'pairAt')) || c.var.now
    if (!clock || pairAt > c.var.now + 7 * DAY) return c.json({ error: 'Invalid clock or time.' }, 400)
    const waiting = bulksOf(c, owner.username).filter((bulk) => bulk.pairAt > c.var.now)
    if (waiting.length >= MOST_BULKS) return c.json({ error: 'Already too many bulks queued' }, 400)
    // lichess compares whole lists of players.
    const isSame = (bulk: SimulatedBulk) =>
      bulk.pairAt === pairAt && bulk.games.flatMap(({ white, black }) => [white, black]).join() === ids.join()
    if (waiting.some(isSame))
      return c.json({ error: 'A bulk containing the same players is scheduled at the same time' }, 400)
    const bulk: SimulatedBulk = {
      id: newId(),
      owner: owner.username,
      games: pairs.map((_, at) => ({ id: newId(), white: ids[2 * at]!, black: ids[2 * at + 1]! })),
      clock,
      pairAt,
      startClocksAt: Number(text(form, 'startClocksAt')) || null,
      rated: text(form, 'rated') === 'true',
      scheduledAt: c.var.now,
    }
    c.var.kept.put('bulk', bulk.id, bulk)
    for (const { id, white, black } of bulk.games) {
      const game: PlannedGame = {
        id,
        white,
        black,
        startTime: pairAt,
        secondsPerMove: 10,
        replay: 0,
        isScheduled: true,
      }
      c.var.kept.put('lichess-game', id, game)
    }
    return c.json(shown(bulk, c.var.now))
  })
  .delete('/bulk-pairing/:id', (c) => {
    const owner = signedIn(c, 'challenge:bulk')
    if (owner instanceof Response) return owner
    const bulk = c.var.kept.get<SimulatedBulk>('bulk', c.req.param('id'))
    if (!bulk || bulk.owner !== owner.username) return c.json({ error: 'Not found.' }, 404)
    c.var.kept.remove('bulk', bulk.id)
    // Games that exist go on.
    if (bulk.pairAt > c.var.now) for (const { id } of bulk.games) c.var.kept.remove('lichess-game', id)
    return c.json({ ok: true })
  })
