/** What can be claimed: an entry of an individual, or of a team. */
export type Claimed = 'player' | 'team'

/** The ways to show that an entry is one's own, in the order they are offered. */
export const CLAIM_METHODS = ['code', 'lichess', 'chessCom', 'email', 'facebook'] as const
export type ClaimMethod = (typeof CLAIM_METHODS)[number]

/** How an entry is known elsewhere: a player's account, a team's club page, an address; null where nobody said. */
export interface Known {
  lichess: string | null
  chessCom: string | null
  email: string | null
}

/** Why a way is closed: an account is to be linked first, it is not the one, or the way is not offered at all. */
export const CLOSED_WAYS = ['unlinked', 'mismatch', 'unavailable'] as const
type ClosedWay = (typeof CLOSED_WAYS)[number]

/** A way to claim an entry, and why it is closed to whoever asks, as a code and in a sentence; null where it is open. */
export interface Way {
  method: ClaimMethod
  code: ClosedWay | null
  why: string | null
}

/** How a site is called. */
export const SITES = { lichess: 'Lichess', chessCom: 'Chess.com' } as const

const NO_FACEBOOK = 'Authentication via Facebook is not available at this time.'
const NO_EMAIL = 'Email requires a matching verified email address.'
const unlinked = (site: keyof typeof SITES): string =>
  `You need to link your ${SITES[site]} account to use it as an authentication method here.`

/**
 * The ways to claim an entry for somebody with these proven accounts and address. Whether a club names them as one of its admins
 * only the club's site can say, so a linked account opens that way.
 */
export function waysToClaim(type: Claimed, entry: Known, own: Known): Way[] {
  const bySite = (site: keyof typeof SITES): Way[] => {
    const sought = entry[site]
    if (sought === null) return []
    if (own[site] === null) return [closedWay(site, 'unlinked', unlinked(site))]
    if (type === 'team' || same(sought, own[site])) return [openWay(site)]
    return [closedWay(site, 'mismatch', `Your ${SITES[site]} account is not the one that stands here.`)]
  }
  const byEmail = hasAddress(entry, own) ? openWay('email') : closedWay('email', 'mismatch', NO_EMAIL)
  return [
    openWay('code'),
    ...bySite('lichess'),
    ...bySite('chessCom'),
    ...(entry.email === null ? [] : [byEmail]),
    closedWay('facebook', 'unavailable', NO_FACEBOOK),
  ]
}

const openWay = (method: ClaimMethod): Way => ({ method, code: null, why: null })
const closedWay = (method: ClaimMethod, code: ClosedWay, why: string): Way => ({ method, code, why })

const same = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()
const hasAddress = (entry: Known, own: Known): boolean => entry.email !== null && same(entry.email, own.email)

/** What there is to say where nothing but a code helps; undefined where another way is open. */
export function withoutWay(type: Claimed, ways: Way[]): string | undefined {
  const asked = ways.filter(({ method }) => method !== 'code' && method !== 'facebook')
  if (asked.some(({ code }) => code === null)) return undefined
  return asked.length > 0
    ? `You do not have any available authentication methods for this ${type}. Do you definitely own it?`
    : `There are no available authentication methods for this ${type}. Submit a request to your Tournament director.`
}

/** The address in what an organiser noted of how to reach somebody, if one is all there is. */
export const addressIn = (contact: string | null): string | null =>
  contact !== null && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.trim()) ? contact.trim() : null
