import * as z from 'zod/mini'

export const LichessAccount = z.object({
  username: z.string(),
  title: z.optional(z.string()),
  email: z._default(z.string(), 'someone@example.org'),
  rating: z._default(z.number(), 1500),
  bio: z.optional(z.string()),
  location: z.optional(z.string()),
  flag: z.optional(z.string()),
  realName: z.optional(z.string()),
  online: z._default(z.boolean(), false),
  playing: z._default(z.boolean(), false),
  disabled: z._default(z.boolean(), false),
})
export type LichessAccount = z.infer<typeof LichessAccount>

/** `leaders` are usernames. */
export const LichessTeam = z.object({ id: z.string(), name: z.string(), leaders: z.array(z.string()) })
export type LichessTeam = z.infer<typeof LichessTeam>

const CREATED = 1_600_000_000_000

/** The account as lichess's API returns it: flags are absent when false, times are in milliseconds. */
export function shownAccount(account: LichessAccount, now: number) {
  const { username, title, rating, bio, location, flag, realName, disabled } = account
  const id = username.toLowerCase()
  if (disabled) return { id, username, disabled }
  const perf = { games: 240, rating, rd: 50, prog: 4 }
  return {
    id,
    username,
    ...(title && { title }),
    perfs: { bullet: { ...perf, prov: true }, blitz: perf, rapid: perf, classical: { ...perf, prov: true } },
    createdAt: CREATED,
    seenAt: now,
    playTime: { total: 360_000, tv: 0 },
    profile: {
      ...(flag && { flag }),
      ...(location && { location }),
      ...(bio && { bio }),
      ...(realName && { realName }),
    },
    url: `https://lichess.org/@/${username}`,
    count: { all: 480, rated: 470, draw: 30, loss: 220, win: 230, bookmark: 0, playing: 0, import: 0, me: 0 },
  }
}

/** One account's entry in the answer of `/api/users/status`. */
export const shownStatus = ({ username, title, online, playing }: LichessAccount) => ({
  name: username,
  ...(title && { title }),
  id: username.toLowerCase(),
  ...(online && { online }),
  ...(playing && { playing }),
})
